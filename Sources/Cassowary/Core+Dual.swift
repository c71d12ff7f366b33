/// A row whose multiplier limits a step of the dual simplex method.
struct Candidate: BitwiseCopyable {
    var row: Int32
    /// The sign of the bound that the multiplier runs into.
    var sign: Int8
    /// How fast it runs.
    var rate: Double
    /// The length of the step on the level that is compared.
    var ratio = 0.0
}

/// The dual simplex method: all multipliers are within their bounds, and a loose row has the wrong residual for its multiplier.
extension Core {
    /// Looks at the residual of a loose row and queues the row if its multiplier does not fit.
    @inline(__always)
    mutating func inspect(_ index: Int32) {
        let sign = residual(index).sign
        if sign != 0, sign != row(index).pointee.side { enqueue(index, sign) }
    }

    /// Queues a loose row whose residual has a sign that its multiplier does not fit.
    private mutating func enqueue(_ index: Int32, _ sign: Int8) {
        let record = row(index)
        switch record.pointee.bound(sign) {
        case Bound.zero:
            return
        case Bound.tightness where record.pointee.side == 0:
            guard !record.pointee.isSlackQueued else { return }
            record.pointee.isSlackQueued = true
            slackQueue.append(index)
        case Bound.unlimited:
            guard !record.pointee.isQueued else { return }
            record.pointee.isQueued = true
            requiredQueue.append(index)
        default:
            guard !record.pointee.isQueued else { return }
            record.pointee.isQueued = true
            optionalQueue.append(index)
        }
    }

    /// Moves the multiplier of a loose row toward the bound that its residual calls for. If another multiplier reaches its bound
    /// first, that row becomes loose and this one tight. Returns whether the step was possible: if not, the row contradicts the
    /// required rows in `support`.
    mutating func dualStep(_ index: Int32) -> Bool {
        guard row(index).pointee.isLive, !row(index).pointee.isTight else { return true }
        let sign = residual(index).sign
        guard sign != 0, sign != row(index).pointee.side else { return true }
        express(index)
        loadMultiplier(of: index)
        guard let limit = dualLimit(index, sign) else { return false }
        computeStep(to: limit, of: index, sign)
        balance(isPrimal: false)
        let numbers = multiplier(index)
        for level in 0..<levels.stride { numbers[level] += step[level] }
        if limit.row == index {
            loosen(index, side: sign)
        } else {
            exchange(entering: index, leaving: limit.row, side: row(limit.row).pointee.isAnchor ? 0 : limit.sign)
            classify(index, includingAnchors: false)
        }
        return true
    }

    /// The multiplier that limits the step, nil if none does.
    private mutating func dualLimit(_ index: Int32, _ sign: Int8) -> Candidate? {
        candidates.removeAll()
        var anchor: Candidate?
        var anchored: Int32 = -1
        for position in 0..<support.count {
            let tight = support[position]
            let coefficient = alpha[tight]
            let direction: Int8 = (coefficient > 0) == (sign > 0) ? -1 : 1
            let record = row(tight)
            if record.pointee.isAnchor {
                let owner = entries[record.pointee.firstEntry].variable
                if owner > anchored {
                    anchored = owner
                    anchor = Candidate(row: tight, sign: direction, rate: abs(coefficient))
                }
            } else if record.pointee.bound(direction) != Bound.unlimited {
                candidates.append(Candidate(row: tight, sign: direction, rate: abs(coefficient)))
            }
        }
        if let anchor { return anchor }
        if row(index).pointee.bound(sign) != Bound.unlimited {
            candidates.append(Candidate(row: index, sign: sign, rate: 1))
        }
        return candidates.isEmpty ? nil : shortest()
    }

    /// The candidate with the lexicographically shortest step.
    private mutating func shortest() -> Candidate {
        var position = 0
        while candidates.count > 1, position < levels.descending.count {
            keepShortest(on: levels.descending[position])
            position += 1
        }
        var best = candidates[0]
        for index in 1..<max(1, candidates.count) {
            let other = candidates[index]
            let isBetter = isCautious ? other.row < best.row : other.rate > best.rate + Tolerance.multiplier
            if isBetter { best = other }
        }
        return best
    }

    private mutating func keepShortest(on level: Int32) {
        var least = Double.infinity
        for index in 0..<candidates.count {
            let candidate = candidates.at(Int32(index))
            let ratio = distance(candidate.pointee, on: level) / candidate.pointee.rate
            candidate.pointee.ratio = ratio
            least = min(least, ratio)
        }
        var kept = 0
        for index in 0..<candidates.count where !(candidates[index].ratio > least + Tolerance.multiplier) {
            candidates[kept] = candidates[index]
            kept += 1
        }
        candidates.removeLast(downTo: kept)
    }

    /// How far a candidate's multiplier is from its bound on a level.
    @inline(__always) private func distance(_ candidate: Candidate, on level: Int32) -> Double {
        let bound = row(candidate.row).pointee.bound(candidate.sign)
        return (level == bound ? 1 : 0) - Double(candidate.sign) * multiplier(candidate.row)[Int(level)]
    }

    /// Sets `step` to the change of the row's multiplier that takes the candidate to its bound.
    private mutating func computeStep(to limit: Candidate, of index: Int32, _ sign: Int8) {
        step.resize(to: levels.stride, filledWith: 0)
        var isLong = false
        for level in 0..<levels.stride {
            let length =
                limit.row >= 0 && row(limit.row).pointee.isAnchor
                ? 0 : distance(limit, on: Int32(level)) / limit.rate
            isLong = isLong || abs(length) > Tolerance.multiplier
            step[level] = Double(sign) * length
        }
        stallCount = isLong ? 0 : stallCount + 1
    }
}
