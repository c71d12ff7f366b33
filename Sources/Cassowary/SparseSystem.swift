/// A square system of linear equations with few numbers in each row, solved by Gaussian elimination.
///
/// The next pivot row is one with at most two numbers left, or else the one with the fewest (Markowitz), and its pivot the one in the emptiest
/// column among those that are not much smaller than the largest; so a long cycle of short rows costs little more than its length.
struct SparseSystem: ~Copyable {
    /// One number of a row.
    struct Cell: BitwiseCopyable {
        var column: Int32
        var value: Double
    }

    /// A row: its cells, which move to the end of `cells` when they need more places.
    struct Row: BitwiseCopyable {
        var start: Int32 = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
        var isDone = false
    }

    /// A member of the list of the rows that have, or had, a number in a column.
    struct Node: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    /// A row that was chosen, and the column that it determines.
    struct Pivot: BitwiseCopyable {
        var row: Int32
        var column: Int32
        var value: Double
    }

    /// The right sides.
    var sides = Buffer<Double>()
    /// The solution, by column.
    private(set) var solution = Buffer<Double>()
    private var rows = Buffer<Row>()
    private var cells = Buffer<Cell>()
    private var nodes = Buffer<Node>()
    private var heads = Buffer<Int32>()
    private var columnCounts = Buffer<Int32>()
    private var places = Buffer<Int32>()
    private var pivots = Buffer<Pivot>()
    /// Rows with at most two numbers left, among others that are done.
    private var shortRows = Buffer<Int32>()

    /// Begins a system of `size` equations.
    mutating func begin(_ size: Int) {
        sides.removeAll()
        solution.removeAll()
        rows.removeAll()
        cells.removeAll()
        nodes.removeAll()
        heads.removeAll()
        columnCounts.removeAll()
        places.removeAll()
        pivots.removeAll()
        shortRows.removeAll()
        sides.resize(to: size, filledWith: 0)
        solution.resize(to: size, filledWith: 0)
        rows.resize(to: size, filledWith: Row())
        heads.resize(to: size, filledWith: -1)
        columnCounts.resize(to: size, filledWith: 0)
        places.resize(to: size, filledWith: -1)
    }

    /// Puts a number where none is.
    mutating func add(_ value: Double, row: Int, column: Int) {
        let record = rows.at(Int32(row))
        if record.pointee.count == record.pointee.capacity { enlarge(record) }
        cells.at(record.pointee.start + record.pointee.count).pointee = Cell(column: Int32(column), value: value)
        record.pointee.count += 1
        columnCounts[column] += 1
        nodes.append(Node(row: Int32(row), next: heads[column]))
        heads[column] = Int32(nodes.count - 1)
    }

    private mutating func enlarge(_ record: UnsafeMutablePointer<Row>) {
        let capacity = max(4, record.pointee.capacity * 2)
        let start = Int32(cells.count)
        cells.resize(to: cells.count + Int(capacity), filledWith: Cell(column: 0, value: 0))
        cells.at(start).update(from: cells.base + Int(record.pointee.start), count: Int(record.pointee.count))
        record.pointee.start = start
        record.pointee.capacity = capacity
    }

    /// Solves the system; the result is in `solution`.
    mutating func solve() {
        for index in 0..<Int32(rows.count) where rows[index].count <= 2 { shortRows.append(index) }
        for _ in 0..<rows.count {
            guard let pivot = nextPivot() else { return }
            rows.at(pivot.row).pointee.isDone = true
            pivots.append(pivot)
            eliminate(pivot)
        }
        for index in (0..<pivots.count).reversed() { substitute(pivots[index]) }
    }

    /// The next pivot; nil if no row has a number left, which only a singular system comes to.
    private mutating func nextPivot() -> Pivot? {
        while !shortRows.isEmpty {
            let index = shortRows.removeLast()
            if !rows[index].isDone, let pivot = pivot(of: index) { return pivot }
        }
        var shortest: Int32 = -1
        for index in 0..<Int32(rows.count) where !rows[index].isDone {
            if shortest < 0 || rows[index].count < rows[shortest].count { shortest = index }
        }
        return shortest < 0 ? nil : pivot(of: shortest)
    }

    private func pivot(of index: Int32) -> Pivot? {
        let record = rows[index]
        let range = record.start..<record.start + record.count
        var largest = 0.0
        for place in range { largest = max(largest, abs(cells[place].value)) }
        var best: Pivot?
        for place in range where largest > 0 && abs(cells[place].value) >= 0.1 * largest {
            let cell = cells[place]
            if let best, columnCounts[best.column] <= columnCounts[cell.column] { continue }
            best = Pivot(row: index, column: cell.column, value: cell.value)
        }
        return best
    }

    /// Takes the pivot's column out of all rows that are not done.
    private mutating func eliminate(_ pivot: Pivot) {
        var node = heads[pivot.column]
        while node >= 0 {
            let (index, next) = (nodes[node].row, nodes[node].next)
            if !rows.at(index).pointee.isDone { subtract(pivot, from: index) }
            node = next
        }
    }

    /// Subtracts as much of the pivot's row from a row that the pivot's column disappears from it.
    private mutating func subtract(_ pivot: Pivot, from index: Int32) {
        let record = rows.at(index)
        for offset in 0..<record.pointee.count {
            places[cells.at(record.pointee.start + offset).pointee.column] = offset
        }
        let place = places[pivot.column]
        if place >= 0 {
            let factor = cells[record.pointee.start + place].value / pivot.value
            let source = rows[pivot.row]
            for position in source.start..<source.start + source.count where cells[position].column != pivot.column {
                subtract(cells[position], times: factor, from: index)
            }
            sides[index] -= factor * sides[pivot.row]
        }
        for offset in 0..<record.pointee.count {
            places[cells.at(record.pointee.start + offset).pointee.column] = -1
        }
        if place >= 0 { removeCell(at: place, of: index) }
    }

    /// Subtracts a multiple of a cell from the row whose places are known.
    private mutating func subtract(_ cell: Cell, times factor: Double, from index: Int32) {
        let place = places[cell.column]
        if place >= 0 {
            cells.at(rows.at(index).pointee.start + place).pointee.value -= factor * cell.value
        } else {
            add(-factor * cell.value, row: Int(index), column: Int(cell.column))
        }
    }

    private mutating func removeCell(at place: Int32, of index: Int32) {
        let record = rows.at(index)
        record.pointee.count -= 1
        if record.pointee.count <= 2 { shortRows.append(index) }
        cells[record.pointee.start + place] = cells[record.pointee.start + record.pointee.count]
    }

    /// Computes the variable of a pivot from those of the later ones.
    private func substitute(_ pivot: Pivot) {
        let record = rows.at(pivot.row)
        var rest = sides[pivot.row]
        for place in record.pointee.start..<record.pointee.start + record.pointee.count {
            let cell = cells.at(place).pointee
            if cell.column != pivot.column { rest -= cell.value * solution[cell.column] }
        }
        solution[pivot.column] = rest / pivot.value
    }
}
