/// A growing array in one piece of memory: no reference count, no copy-on-write and, in release builds, no bounds check.
///
/// It never gives memory back before its end, so that a solver in a steady state allocates nothing.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(minimumCapacity: Int = 16) {
        capacity = minimumCapacity
        base = Self.allocate(minimumCapacity)
    }

    /// Memory that begins on a line of the processor's cache.
    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
        UnsafeMutableRawPointer.allocate(byteCount: capacity * MemoryLayout<Element>.stride, alignment: 64)
            .bindMemory(to: Element.self, capacity: capacity)
    }

    deinit { UnsafeMutableRawPointer(base).deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    /// The element itself, to read or to change a part of it.
    @inline(__always) func at(_ index: Int32) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && Int(index) < count)
        return base + Int(index)
    }

    var isEmpty: Bool { @inline(__always) get { count == 0 } }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    /// Makes the buffer `size` elements long; new elements are `value`.
    mutating func resize(to size: Int, filledWith value: Element) {
        reserve(size)
        if size > count { (base + count).initialize(repeating: value, count: size - count) }
        count = size
    }

    mutating func removeLast(downTo size: Int) { count = size }

    private mutating func reserve(_ size: Int) {
        guard size > capacity else { return }
        let larger = Swift.max(size, capacity * 2)
        let moved = Self.allocate(larger)
        moved.initialize(from: base, count: count)
        UnsafeMutableRawPointer(base).deallocate()
        base = moved
        capacity = larger
    }

    /// The elements as a collection.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    /// Sorts the elements in place.
    mutating func sort(by isBefore: (Element, Element) -> Bool) {
        var elements = UnsafeMutableBufferPointer(start: base, count: count)
        elements.sort(by: isBefore)
    }

    func copy() -> Buffer {
        var result = Buffer(minimumCapacity: capacity)
        result.base.initialize(from: base, count: count)
        result.count = count
        return result
    }
}
