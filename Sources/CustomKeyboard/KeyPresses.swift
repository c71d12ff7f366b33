/// Which key is down and not typed yet.
///
/// What always holds: a press types once or not at all. It types when it is lifted inside its key, or when another key
/// goes down first; then its own lifting types no more.
struct KeyPresses<Button: Equatable> {
    private var pending: Button?

    /// A key went down. Returns the one that was down and is typed now.
    mutating func press(_ key: Button) -> Button? {
        defer { pending = key }
        return pending
    }

    /// A key that has typed already when it went down is down; it is not typed again.
    mutating func settle() { pending = nil }

    /// A key was lifted inside. Returns whether it is typed now.
    mutating func lift(_ key: Button) -> Bool {
        defer { cancel(key) }
        return pending == key
    }

    /// A key was lifted outside, or its touch was taken away.
    mutating func cancel(_ key: Button) {
        if pending == key { pending = nil }
    }
}
