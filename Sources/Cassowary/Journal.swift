/// What a change overwrote, so that a refused one can be undone to the last bit.
struct Journal: ~Copyable {
    var isRecording = false
    var values = Buffer<(Int32, Double)>()
    /// A variable and the row that it was matched with.
    var matches = Buffer<(Int32, Int32)>()
    var sides = Buffer<(Int32, Int8)>()
    var ranks = Buffer<(Int32, Int64, Bool)>()
    /// A row, followed in `numbers` by its multiplier.
    var multiplierRows = Buffer<Int32>()
    var numbers = Buffer<Double>()

    mutating func begin() {
        values.removeAll()
        matches.removeAll()
        sides.removeAll()
        ranks.removeAll()
        multiplierRows.removeAll()
        numbers.removeAll()
        isRecording = true
    }

    mutating func end() { isRecording = false }
}

extension Core {
    /// Notes a multiplier that is about to change.
    @inline(__always) mutating func recordMultiplier(_ row: Int32) {
        guard journal.isRecording else { return }
        journal.multiplierRows.append(row)
        let numbers = multiplier(row)
        for level in 0..<levels.stride { journal.numbers.append(numbers[level]) }
    }

    /// Takes everything back that happened since the journal began.
    mutating func rollBack() {
        journal.end()
        for index in (0..<journal.values.count).reversed() {
            let (changed, value) = journal.values[index]
            variable(changed).pointee.value = value
        }
        rollBackMatches()
        for index in (0..<journal.sides.count).reversed() {
            let (loose, side) = journal.sides[index]
            row(loose).pointee.side = side
        }
        for index in (0..<journal.ranks.count).reversed() {
            let (ranked, rank, isCyclic) = journal.ranks[index]
            variable(ranked).pointee.rank = rank
            variable(ranked).pointee.isCyclic = isCyclic
        }
        for index in (0..<journal.multiplierRows.count).reversed() {
            let numbers = multiplier(journal.multiplierRows[index])
            numbers.update(from: journal.numbers.base + index * levels.stride, count: levels.stride)
        }
    }

    private mutating func rollBackMatches() {
        version += 1
        for index in 0..<journal.matches.count {
            row(variable(journal.matches[index].0).pointee.row).pointee.variable = -1
        }
        for index in (0..<journal.matches.count).reversed() {
            let (matched, former) = journal.matches[index]
            variable(matched).pointee.row = former
        }
        for index in 0..<journal.matches.count {
            let matched = journal.matches[index].0
            let former = variable(matched).pointee.row
            row(former).pointee.variable = matched
            variable(matched).pointee.pivot = coefficient(of: matched, in: former)
        }
    }
}
