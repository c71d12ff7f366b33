/// Short arrays inside one long one. Each has a power of two of places; a returned array is handed out again to the next that needs
/// as many places.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private(set) var storage = Buffer<Element>()
    /// For each power of two, the first returned array, which holds the start of the next one; -1 ends the list.
    private var free = Buffer<Int32>()
    private let blank: Element

    /// `blank` fills places that were never used. An element must be at least as large as an `Int32`.
    init(blank: Element) {
        self.blank = blank
        free.resize(to: 32, filledWith: -1)
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { storage[index] }
        @inline(__always) nonmutating set { storage[index] = newValue }
    }

    @inline(__always) func at(_ index: Int32) -> UnsafeMutablePointer<Element> { storage.at(index) }

    /// The exponent of the smallest power of two that holds `count` elements.
    static func order(for count: Int) -> Int {
        count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
    }

    mutating func allocate(order: Int) -> Int32 {
        let head = free[order]
        guard head >= 0 else {
            let start = storage.count
            storage.resize(to: start + 1 << order, filledWith: blank)
            return Int32(start)
        }
        free[order] = UnsafeRawPointer(storage.at(head)).loadUnaligned(as: Int32.self)
        return head
    }

    mutating func deallocate(_ start: Int32, order: Int) {
        UnsafeMutableRawPointer(storage.at(start)).storeBytes(of: free[order], as: Int32.self)
        free[order] = start
    }

    func copy() -> Pool {
        var result = Pool(blank: blank)
        result.storage = storage.copy()
        result.free = free.copy()
        return result
    }
}
