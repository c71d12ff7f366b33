/// Cycles of dependencies: a strongly connected component of several variables, as a dense system of linear equations.
extension Core {
    /// Makes a part of the walk's order the cycle to solve.
    mutating func loadCycle(_ members: Range<Int>) {
        cycle.removeAll()
        for position in members { cycle.append(walk.order[position]) }
    }

    /// Numbers the members of the cycle and clears a matrix with one more column, the right side.
    mutating func prepareDense() {
        let size = cycle.count
        dense.removeAll()
        dense.resize(to: size * (size + 1), filledWith: 0)
        for position in 0..<size { variable(cycle[position]).pointee.local = Int32(position) }
    }

    /// The number of a variable in the cycle, or nil if it is no member.
    @inline(__always) func local(_ index: Int32) -> Int? {
        let position = Int(variable(index).pointee.local)
        return position < cycle.count && cycle[position] == index ? position : nil
    }

    /// Gaussian elimination with partial pivoting; the solution replaces the last column.
    mutating func solveDense(_ size: Int) {
        let width = size + 1
        let matrix = dense.base
        for column in 0..<size {
            var best = column
            for candidate in column..<size
            where abs(matrix[candidate * width + column]) > abs(matrix[best * width + column]) {
                best = candidate
            }
            let upper = matrix + column * width
            if best != column {
                let other = matrix + best * width
                for index in column..<width { swap(&upper[index], &other[index]) }
            }
            let pivot = upper[column]
            for candidate in column + 1..<max(column + 1, size) {
                let lower = matrix + candidate * width
                guard lower[column] != 0 else { continue }
                let factor = lower[column] / pivot
                for index in column + 1..<width { lower[index] -= factor * upper[index] }
            }
        }
        for column in (0..<size).reversed() {
            var value = matrix[column * width + size]
            for index in column + 1..<max(column + 1, size) {
                value -= matrix[column * width + index] * matrix[index * width + size]
            }
            matrix[column * width + size] = value / matrix[column * width + column]
        }
    }
}
