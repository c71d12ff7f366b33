import Foundation

/// Reads Apple's Visual Format Language by its published grammar, one function a rule.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var index = 0

    private init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    /// What a format says; throws at the first mistake.
    static func parse(_ format: String) throws(VisualFormat.Failure) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parse()
    }

    private mutating func parse() throws(VisualFormat.Failure) -> VisualFormat {
        var result = VisualFormat()
        if let axis = try axis() { result.axis = axis }
        if take("|") { result.start = try connection() }
        result.views.append(try view())
        while index < characters.count {
            let connection = try connection()
            if take("|") {
                result.end = connection
                break
            }
            result.connections.append(connection)
            result.views.append(try view())
        }
        if index < characters.count { throw failure("Expected the format to end here, after the superview's side.") }
        return result
    }

    private mutating func axis() throws(VisualFormat.Failure) -> NSLayoutConstraint.Axis? {
        guard let letter = current, letter == "H" || letter == "V" else { return nil }
        index += 1
        guard take(":") else { throw failure("Expected a ':' here, after the letter of the axis.") }
        return letter == "H" ? .horizontal : .vertical
    }

    private mutating func view() throws(VisualFormat.Failure) -> VisualFormat.View {
        guard take("[") else { throw failure("Expected a view here; views stand in brackets, like [name].") }
        let column = index
        guard let name = name() else { throw failure("Expected the name of a view here.") }
        var view = VisualFormat.View(name: name, column: column)
        if current == "(" { view.sizes = try predicates() }
        guard take("]") else { throw failure("Expected a ']' here, after the view.") }
        return view
    }

    private mutating func connection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
        guard take("-") else { return .touching }
        if current == "[" || current == "|" || current == nil { return .standard }
        let distances = current == "(" ? try predicates() : [try simplePredicate()]
        guard take("-") else { throw failure("Expected a '-' here, after the distance.") }
        return .distances(distances)
    }

    private mutating func simplePredicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
        let column = index
        return VisualFormat.Predicate(value: try value("a distance"), column: column)
    }

    private mutating func predicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
        index += 1
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw failure("Expected a ')' here, after the conditions.") }
        return list
    }

    private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
        let relation = try relation()
        let column = index
        var predicate = VisualFormat.Predicate(
            relation: relation, value: try value("a number or a name"), column: column)
        if take("@") { predicate.priority = try value("a priority") }
        return predicate
    }

    private mutating func relation() throws(VisualFormat.Failure) -> NSLayoutConstraint.Relation {
        guard let sign = current, "=<>".contains(sign) else { return .equal }
        index += 1
        guard take("=") else { throw failure("Expected a '=' here; relations are ==, <= and >=.") }
        switch sign {
        case "<": return .lessThanOrEqual
        case ">": return .greaterThanOrEqual
        default: return .equal
        }
    }

    private mutating func value(_ what: String) throws(VisualFormat.Failure) -> VisualFormat.Value {
        if let name = name() { return .name(name) }
        let start = index
        if current == "-" || current == "+" { index += 1 }
        while let character = current, character.isASCII, character.isNumber || character == "." { index += 1 }
        if let number = Double(String(characters[start..<index])) { return .number(CGFloat(number)) }
        index = start
        throw failure("Expected \(what) here.")
    }

    private mutating func name() -> String? {
        guard let first = current, first.isLetter || first == "_" else { return nil }
        let start = index
        while let character = current, character.isLetter || character.isNumber || character == "_" { index += 1 }
        return String(characters[start..<index])
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        index += 1
        return true
    }

    private func failure(_ reason: String) -> VisualFormat.Failure {
        VisualFormat.Failure(format: format, column: index, reason: reason)
    }
}
