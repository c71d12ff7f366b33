/// Variables that wait for their turn, the one of the highest rank first.
struct RankHeap: ~Copyable {
    struct Item: BitwiseCopyable {
        var rank: Int64
        var variable: Int32
    }

    private var items = Buffer<Item>()

    var isEmpty: Bool { items.isEmpty }

    /// The rank of the first variable, -1 if there is none.
    var firstRank: Int64 { items.isEmpty ? -1 : items[0].rank }

    mutating func insert(_ variable: Int32, rank: Int64) {
        items.append(Item(rank: rank, variable: variable))
        let base = items.base
        var position = items.count - 1
        while position > 0 {
            let parent = (position - 1) / 2
            guard base[parent].rank < rank else { break }
            base[position] = base[parent]
            position = parent
        }
        base[position] = Item(rank: rank, variable: variable)
    }

    mutating func removeFirst() -> Int32 {
        let base = items.base
        let first = base[0].variable
        let last = items.removeLast()
        let count = items.count
        guard count > 0 else { return first }
        var position = 0
        while true {
            var child = 2 * position + 1
            guard child < count else { break }
            if child + 1 < count, base[child + 1].rank > base[child].rank { child += 1 }
            guard base[child].rank > last.rank else { break }
            base[position] = base[child]
            position = child
        }
        base[position] = last
        return first
    }
}
