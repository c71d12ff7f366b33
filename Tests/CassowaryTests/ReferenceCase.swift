import Foundation

@testable import Cassowary

/// One system with the answer of an independent solver, read from a line of a file in `Data`; `Reference/generate.py` tells the format.
struct ReferenceCase: CustomStringConvertible {
    let variableCount: Int
    let constraints:
        [(relation: Relation, strength: Strength, constant: Double, terms: [(index: Int, coefficient: Double)])]
    let errors: [Double]
    let values: [Double]
    let description: String

    init(_ line: Substring) {
        let fields = line.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
            $0.split(separator: UInt8(ascii: ",")).map(ReferenceCase.numbers)
        }
        description = String(line)
        variableCount = fields[0].first.map { Int($0[0]) } ?? 0
        constraints = fields[1].map { numbers in
            let terms = stride(from: 3, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1] / 4) }
            return (Relation(rawValue: Int(numbers[0])) ?? .equal, Strength(Float(numbers[1])), numbers[2], terms)
        }
        errors = fields[2].first ?? []
        values = fields[3].first ?? []
    }

    /// Numbers with spaces between them: digits, a sign and a point.
    private static func numbers(_ text: Substring.UTF8View) -> [Double] {
        text.split(separator: UInt8(ascii: " ")).map { digits in
            var (value, scale, sign) = (0.0, 0.0, 1.0)
            for digit in digits {
                switch digit {
                case UInt8(ascii: "-"): sign = -1
                case UInt8(ascii: "."): scale = 1
                default:
                    value = value * 10 + Double(digit &- UInt8(ascii: "0"))
                    scale *= 10
                }
            }
            return sign * value / (scale == 0 ? 1 : scale)
        }
    }

    /// The cases of a file.
    static func load(_ name: String) throws -> [ReferenceCase] {
        let url = Bundle.module.bundleURL.appending(path: "Data/\(name).txt")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(ReferenceCase.init)
    }

    /// The constraints as a solver takes them.
    func requests(_ variables: [Variable]) -> [ConstraintRequest] {
        constraints.map { constraint in
            let terms = constraint.terms.map { Term(variables[$0.index], $0.coefficient) }
            return ConstraintRequest(terms, constraint.relation, constraint.constant, strength: constraint.strength)
        }
    }

    /// The optional strengths, strongest first.
    var levels: [Strength] {
        Set(constraints.map(\.strength)).subtracting([.required]).sorted(by: >)
    }

    /// By how much a constraint is missed, and by how much an inequality is kept with room to spare.
    func miss(_ index: Int, _ values: [Double]) -> (error: Double, slack: Double) {
        let constraint = constraints[index]
        let residual = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * values[$1.index] }
        guard constraint.relation != .equal else { return (abs(residual), 0) }
        let signed = Double(constraint.relation.rawValue) * residual
        return (max(0, -signed), max(0, signed))
    }

    /// The error of a level.
    func error(of strength: Strength, _ values: [Double]) -> Double {
        constraints.indices.filter { constraints[$0].strength == strength }.reduce(0) { $0 + miss($1, values).error }
    }

    /// The sum of the slacks of all inequalities.
    func slack(_ values: [Double]) -> Double { constraints.indices.reduce(0) { $0 + miss($1, values).slack } }
}
