/// Cycles of dependencies: the variables of a strongly connected component, as a system of linear equations.
extension Core {
    /// Makes a part of the walk's order the cycle to solve.
    mutating func loadCycle(_ members: Range<Int>) {
        cycle.removeAll()
        for position in members { cycle.append(walk.order[position]) }
    }

    /// Begins the system of the cycle's rows. Its equations and unknowns are numbered by the members.
    mutating func beginCycle() {
        cycleSystem.begin(cycle.count)
        for position in 0..<cycle.count { scratch[cycle[position]].local = Int32(position) }
    }

    /// The number of a variable in the cycle, or nil if it is no member.
    @inline(__always) func local(_ index: Int32) -> Int? {
        let position = Int(scratch[index].local)
        return position < cycle.count && cycle[position] == index ? position : nil
    }
}
