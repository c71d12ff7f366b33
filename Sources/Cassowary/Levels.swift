/// The strengths in use, as levels of a lexicographic order.
///
/// A multiplier has one number for each level. Levels are numbered in the order in which their strengths came up, so that a new
/// strength moves nothing; `descending` lists them from the strongest to the level of tightness, which has number 0.
struct Levels: ~Copyable {
    /// How many numbers a multiplier has.
    private(set) var stride = 4
    private(set) var descending = Buffer<Int32>()
    private var strengths = Buffer<Float>()
    private var useCounts = Buffer<Int32>()

    init() {
        strengths.append(0)
        useCounts.append(1)
        descending.append(0)
    }

    var count: Int { strengths.count }

    /// The level of a strength below required, which is counted as used once more. A new one is the caller's to clear in all
    /// multipliers: `stride` may have grown, and an unused level keeps what an earlier strength left there.
    mutating func retain(_ strength: Float) -> (level: Int16, isNew: Bool) {
        var unused = -1
        for level in 1..<max(1, count) {
            if strengths[level] == strength {
                useCounts[level] += 1
                return (Int16(level), false)
            }
            if useCounts[level] == 0 { unused = level }
        }
        if unused < 0 {
            unused = count
            strengths.append(strength)
            useCounts.append(1)
            while stride < count { stride *= 2 }
        } else {
            strengths[unused] = strength
            useCounts[unused] = 1
        }
        sort()
        return (Int16(unused), true)
    }

    mutating func release(_ level: Int16) {
        useCounts[Int(level)] -= 1
    }

    private mutating func sort() {
        descending.removeAll()
        for level in 0..<count { descending.append(Int32(level)) }
        let strengths = strengths.base
        descending.sort { strengths[Int($0)] > strengths[Int($1)] }
    }

    func strength(of level: Int16) -> Strength {
        level == Bound.unlimited ? .required : Strength(strengths[Int(level)])
    }

    func copy() -> Levels {
        var result = Levels()
        result.stride = stride
        result.descending = descending.copy()
        result.strengths = strengths.copy()
        result.useCounts = useCounts.copy()
        return result
    }
}
