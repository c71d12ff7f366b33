/// The latest walks from constraints whose constants changed.
///
/// A frame of an animation changes the same constants as the one before, and most frames change no dependency; then their walk need not be
/// walked again.
struct WalkCache: ~Copyable {
    private static let size = 4
    private let walks: UnsafeMutablePointer<Walk>
    private var oldest = 0

    init() {
        walks = .allocate(capacity: WalkCache.size)
        for slot in 0..<WalkCache.size { (walks + slot).initialize(to: Walk()) }
    }

    deinit {
        walks.deinitialize(count: WalkCache.size)
        walks.deallocate()
    }

    /// Exchanges a walk for a former one from the same seeds. Returns whether there is one.
    mutating func take(_ walk: inout Walk, version: Int) -> Bool {
        for slot in 0..<WalkCache.size where walks[slot].version == version && walks[slot].hasSeeds(of: walk) {
            swap(&walk, &walks[slot])
            walks[slot].version = -1
            return true
        }
        return false
    }

    /// Keeps a walk in the place of an outdated or the oldest one. `walk` is then unspecified.
    mutating func keep(_ walk: inout Walk) {
        var place = oldest
        for slot in 0..<WalkCache.size where walks[slot].version != walk.version { place = slot }
        if place == oldest { oldest = (oldest + 1) % WalkCache.size }
        swap(&walk, &walks[place])
    }
}

extension Walk {
    func hasSeeds(of other: borrowing Walk) -> Bool {
        guard seeds.count == other.seeds.count else { return false }
        for position in 0..<seeds.count where seeds[position] != other.seeds[position] { return false }
        return true
    }
}
