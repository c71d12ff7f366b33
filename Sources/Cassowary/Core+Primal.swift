/// A loose row on the way of a move, whose residual becomes 0 there.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var row: Int32
    /// How fast the residual changes.
    var rate: Double
}

/// The primal simplex method: every loose row has the multiplier that its residual calls for, and a tight row's multiplier is out of
/// bounds, so that to let the row go makes the error smaller.
extension Core {
    /// Lets the residual of a tight row grow in the direction of `sign` up to the point where going on would cost more than it gains.
    /// There another row becomes tight.
    mutating func primalStep(leaving: Int32, toward sign: Int8) {
        computeDirection(of: leaving)
        let leader = firstMoved(from: leaving)
        collectBreakpoints(toward: sign)
        clearDirection()
        loadSlope(of: leaving, toward: sign)
        let entering = passBreakpoints() ?? variable(leader).pointee.anchor
        replace(leaving, by: entering, toward: sign)
    }

    /// Makes a row tight in the place of another, whose multiplier becomes that of a loose row.
    mutating func replace(_ leaving: Int32, by entering: Int32, toward sign: Int8) {
        alpha[leaving] = 0
        express(entering)
        guard alpha[leaving] != 0 else { return release(leaving) }
        loadMultiplier(of: entering)
        let rate = alpha[leaving]
        let bound = row(leaving).pointee.bound(sign)
        let former = multiplier(leaving)
        step.resize(to: levels.stride, filledWith: 0)
        for level in 0..<levels.stride {
            step[level] = (former[level] - (level == Int(bound) ? Double(sign) : 0)) / rate
        }
        balance(isPrimal: true)
        let numbers = multiplier(entering)
        for level in 0..<levels.stride { numbers[level] += step[level] }
        exchange(entering: entering, leaving: leaving, side: bound == Bound.zero ? 0 : sign)
        classify(entering, includingAnchors: true)
    }

    /// Makes a row loose that no other can replace, because the numbers are too far apart for arithmetic: its variable goes back to its anchor.
    mutating func release(_ leaving: Int32) {
        guard !row(leaving).pointee.isAnchor else { return }
        let index = row(leaving).pointee.variable
        loosen(leaving, side: 0)
        match(variable(index).pointee.anchor, with: index)
        propagate(from: index)
        agingCount = .max
    }

    /// The variable of the lowest index that the direction in `work` moves, which is that of a tight row.
    @inline(__always)
    func firstMoved(from tight: Int32) -> Int32 {
        var least = Int32.max
        for position in 0..<walk.order.count {
            let index = walk.order[position]
            if index < least, abs(work[index]) > Tolerance.coefficient { least = index }
        }
        return least < .max ? least : row(tight).pointee.variable
    }

    /// Finds the loose rows whose residual becomes 0 along the direction in `work`, nearest first.
    mutating func collectBreakpoints(toward sign: Int8) {
        breakpoints.removeAll()
        for position in 0..<walk.looseRows.count { addBreakpoint(of: walk.looseRows[position], toward: sign) }
        breakpoints.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    }

    private mutating func addBreakpoint(of loose: Int32, toward sign: Int8) {
        guard row(loose).pointee.lower != Bound.zero else { return }
        var rate = 0.0
        for index in entryRange(loose) {
            let entry = entries.at(index)
            rate += entry.pointee.coefficient * work[entry.pointee.variable]
        }
        rate *= Double(sign)
        guard abs(rate) > Tolerance.coefficient else { return }
        let (residualSign, residual) = residual(loose)
        if residualSign == 0 {
            if row(loose).pointee.side == (rate > 0 ? 1 : -1) { return }
            breakpoints.append(Breakpoint(distance: 0, row: loose, rate: rate))
        } else if (residual > 0) != (rate > 0) {
            breakpoints.append(Breakpoint(distance: -residual / rate, row: loose, rate: rate))
        }
    }

    /// Sets `slope` to what a move off the tight row changes per unit: the distance from its multiplier to the bound.
    mutating func loadSlope(of leaving: Int32, toward sign: Int8) {
        slope.resize(to: levels.stride, filledWith: 0)
        let bound = row(leaving).pointee.bound(sign)
        let numbers = multiplier(leaving)
        for level in 0..<levels.stride { slope[level] = (level == Int(bound) ? 1 : 0) - Double(sign) * numbers[level] }
    }

    /// Goes through the breakpoints as long as going on makes the error smaller, or under Bland's rule to the first. Returns the row that ends
    /// the move.
    mutating func passBreakpoints() -> Int32? {
        for position in 0..<breakpoints.count {
            let breakpoint = breakpoints[position]
            let sign: Int8 = breakpoint.rate > 0 ? 1 : -1
            if row(breakpoint.row).pointee.isAnchor || row(breakpoint.row).pointee.bound(sign) == Bound.unlimited {
                return breakpoint.row
            }
            loadTurn(of: breakpoint.row, toward: sign)
            for level in 0..<levels.stride { slope[level] += abs(breakpoint.rate) * abs(step[level]) }
            if !isSlopeNegative || isCautious {
                stallCount = breakpoint.distance > 0 ? 0 : stallCount + 1
                return breakpoint.row
            }
            turn(breakpoint.row, toward: sign)
        }
        return nil
    }

    private var isSlopeNegative: Bool {
        for position in 0..<levels.descending.count {
            let value = slope[levels.descending[position]]
            if abs(value) > Tolerance.multiplier { return value < 0 }
        }
        return false
    }

    /// Sets `step` to the change of a loose row's multiplier when its residual turns to the side of `sign`.
    private mutating func loadTurn(of loose: Int32, toward sign: Int8) {
        step.resize(to: levels.stride, filledWith: 0)
        for level in 0..<levels.stride { step[level] = 0 }
        let record = row(loose)
        if record.pointee.side == sign { return }
        if record.pointee.bound(sign) >= 0 { step[Int(record.pointee.bound(sign))] += Double(sign) }
        if record.pointee.side != 0, record.pointee.bound(-sign) >= 0 {
            step[Int(record.pointee.bound(-sign))] += Double(sign)
        }
    }

    /// Lets the multiplier of a loose row follow its residual to the other side. `step` holds the change.
    private mutating func turn(_ loose: Int32, toward sign: Int8) {
        express(loose)
        balance(isPrimal: true)
        loosen(loose, side: sign)
    }
}
