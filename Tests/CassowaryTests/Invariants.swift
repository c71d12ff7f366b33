@testable import Cassowary

extension Core {
    /// What is wrong with a settled solver, in words; empty if everything is as the steps rely on.
    func violations() -> [String] {
        var found: [String] = []
        if journal.isRecording { found.append("the journal is open") }
        for index in 0..<Int32(variables.count) where variable(index).pointee.isLive {
            let record = variable(index).pointee
            if row(record.row).pointee.variable != index { found.append("variable \(index) and its row do not match") }
            if coefficient(of: index, in: record.row) != record.pivot { found.append("pivot of variable \(index)") }
            if work[index] != 0 || record.number != 0 {
                found.append("scratch space of variable \(index) is not clear")
            }
        }
        for index in 0..<Int32(rows.count) where row(index).pointee.isLive {
            let sign = residual(index).sign
            let record = row(index).pointee
            if record.isTight {
                if sign != 0 { found.append("tight row \(index) has the residual \(residual(index).value)") }
                if excess(of: index, toward: 1) > 0 || excess(of: index, toward: -1) > 0 {
                    found.append("multiplier of row \(index) is out of bounds")
                }
            } else if !record.isAnchor {
                if sign != 0, sign != record.side {
                    found.append("loose row \(index) has the residual \(residual(index).value) at side \(record.side)")
                }
                if record.side != 0, record.bound(record.side) < 0 {
                    found.append("loose row \(index) is beyond its bound")
                }
            }
        }
        for level in 0..<levels.count {
            for (index, sum) in balance(on: level).enumerated() where abs(sum) > 1e-8 {
                found.append("multipliers of variable \(index) add up to \(sum) on level \(level)")
            }
        }
        return found
    }
    /// For each variable, the sum of its coefficients times the multipliers of the rows, which has to be 0.
    private func balance(on level: Int) -> [Double] {
        var sums = [Double](repeating: 0, count: variables.count)
        for index in 0..<Int32(rows.count) where row(index).pointee.isLive {
            let record = row(index).pointee
            let loose = record.side != 0 && Int(record.bound(record.side)) == level ? Double(record.side) : 0
            let factor = record.isTight ? multiplier(index)[level] : loose
            for place in entryRange(index) { sums[Int(entries[place].variable)] += factor * entries[place].coefficient }
        }
        return sums
    }
}
