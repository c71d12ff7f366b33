/// What a depth-first walk over the variables found.
///
/// A walk follows the dependencies that the tight rows impose: a variable is computed from the other variables of its row. The walk goes from some
/// variables, the seeds, to all that depend on them. Its result lists these by strongly connected component, each component after all that the
/// walk reaches from it; read backwards, every component stands behind those that lead to it. A component of several variables is a cycle of
/// dependencies, which is solved as a system of equations.
struct Walk: ~Copyable {
    var seeds = Buffer<Int32>()
    /// The variables, component by component.
    var order = Buffer<Int32>()
    /// The start of each component in `order`.
    var components = Buffer<Int32>()
    /// The loose rows that mention one of the variables.
    var looseRows = Buffer<Int32>()
    /// The state of the dependencies that the walk has seen.
    var version = -1
}

/// The part of a walk that is still open.
struct WalkState: ~Copyable {
    /// A variable on the path from the seed, and the part of its occurrences that is still to visit.
    struct Frame: BitwiseCopyable {
        var variable: Int32
        var next: Int32
        var end: Int32
    }

    var frames = Buffer<Frame>()
    /// Visited variables whose component is not complete.
    var open = Buffer<Int32>()
    var counter: Int32 = 0
}

extension Core {
    /// Walks from one variable.
    mutating func walk(from seed: Int32) {
        walk.seeds.removeAll()
        walk.seeds.append(seed)
        walkFromSeeds()
    }

    /// Walks from `walk.seeds` to all variables that depend on them.
    mutating func walkFromSeeds() {
        walk.order.removeAll()
        walk.components.removeAll()
        walk.looseRows.removeAll()
        walk.version = version
        walkState.counter = 0
        for position in 0..<walk.seeds.count { visitDependents(of: walk.seeds[position]) }
        for index in 0..<walk.order.count { variable(walk.order[index]).pointee.number = 0 }
        for index in 0..<walk.looseRows.count { row(walk.looseRows[index]).pointee.isMarked = false }
    }

    /// Visits a variable and everything whose value depends on it.
    private mutating func visitDependents(of seed: Int32) {
        guard variable(seed).pointee.number == 0 else { return }
        enter(seed)
        while !walkState.frames.isEmpty {
            let top = walkState.frames.base + (walkState.frames.count - 1)
            guard top.pointee.next < top.pointee.end else {
                leave(top.pointee.variable)
                continue
            }
            let mentioning = columns.at(top.pointee.next).pointee.row
            let dependent = row(mentioning).pointee.variable
            top.pointee.next += 1
            guard dependent >= 0 else {
                mark(mentioning)
                continue
            }
            let number = variable(dependent).pointee.number
            if number == 0 {
                enter(dependent)
            } else if number < scratch[top.pointee.variable].low {
                scratch[top.pointee.variable].low = number
            }
        }
    }

    /// Lists a loose row once.
    @inline(__always)
    private mutating func mark(_ loose: Int32) {
        guard !row(loose).pointee.isMarked else { return }
        row(loose).pointee.isMarked = true
        walk.looseRows.append(loose)
    }

    @inline(__always)
    private mutating func enter(_ index: Int32) {
        walkState.counter += 1
        let record = variable(index)
        record.pointee.number = walkState.counter
        scratch[index].low = walkState.counter
        walkState.open.append(index)
        let range = columnRange(index)
        walkState.frames.append(.init(variable: index, next: range.lowerBound, end: range.upperBound))
    }

    /// Ends the visit of a variable whose neighbours are done; if it was the first of its component, the component is complete.
    @inline(__always)
    private mutating func leave(_ index: Int32) {
        _ = walkState.frames.removeLast()
        let low = scratch[index].low
        if low == variable(index).pointee.number {
            walk.components.append(Int32(walk.order.count))
            var member: Int32
            repeat {
                member = walkState.open.removeLast()
                walk.order.append(member)
                variable(member).pointee.number = .max
            } while member != index
        } else if !walkState.frames.isEmpty {
            let origin = walkState.frames[walkState.frames.count - 1].variable
            scratch[origin].low = min(scratch[origin].low, low)
        }
    }
}
