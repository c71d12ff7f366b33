import Cassowary

/// The constraints of a dialog as Enaml lays it out: three labelled fields, a combo box, and a field across the bottom. They are those of
/// kiwi's public benchmark, in its order.
extension SolverBenchmark {
    /// One constraint of the dialog.
    struct DialogConstraint {
        var strength: String
        var terms: [(name: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
    }

    /// The dialog, read from its text.
    struct Dialog {
        private(set) var names: [String] = ["width", "height"]
        private(set) var constraints: [DialogConstraint] = []

        init() {
            for line in SolverBenchmark.dialogText.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                constraints.append(constraint(words))
            }
        }

        /// Reads `strength: [-][coefficient] name [+|- [coefficient] name ...] relation constant`.
        private mutating func constraint(_ words: [String]) -> DialogConstraint {
            let relations: [String: Relation] = ["<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual]
            var result = DialogConstraint(
                strength: String(words[0].dropLast()), terms: [], relation: .equal,
                constant: Double(words.last ?? "") ?? 0)
            var sign = 1.0
            var coefficient = 1.0
            for word in words.dropFirst().dropLast() {
                if let relation = relations[word] {
                    result.relation = relation
                } else if word == "+" || word == "-" {
                    sign = word == "-" ? -1 : 1
                } else if let number = Double(word) {
                    coefficient = number
                } else {
                    let isNegated = word.hasPrefix("-")
                    let name = index(of: isNegated ? String(word.dropFirst()) : word)
                    result.terms.append((name, (isNegated ? -sign : sign) * coefficient))
                    (sign, coefficient) = (1, 1)
                }
            }
            return result
        }

        private mutating func index(of name: String) -> Int {
            if let index = names.firstIndex(of: name) { return index }
            names.append(name)
            return names.count - 1
        }
    }

    private static let dialogText = """
        required: left >= 0
        medium: height == 0
        required: top >= 0
        required: width >= 0
        required: height >= 0
        required: -top + contentsTop == 10
        strong: lb3height == 16
        strong: lb3height >= 16
        required: ctleft >= 0
        required: cttop >= 0
        required: ctwidth >= 0
        required: ctheight >= 0
        required: fl3left >= 0
        almostStrong: ctheight >= 24
        almostStrong: ctwidth <= 16777200
        almostStrong: ctheight <= 24
        required: fl3top >= 0
        required: fl3width >= 0
        required: fl3height >= 0
        weak: lb1width == 67
        required: lb2width >= 0
        required: lb2height >= 0
        required: fl2height >= 0
        required: lb3left >= 0
        strong: fl2width >= 125
        strong: fl2height == 21
        strong: fl2height >= 21
        required: lb3top >= 0
        required: lb3width >= 0
        required: fl1left >= 0
        required: fl1width >= 0
        strong: lb1width >= 67
        required: fl2left >= 0
        weak: lb2width == 66
        strong: lb2width >= 66
        strong: lb2height == 16
        required: fl1height >= 0
        required: fl1top >= 0
        required: lb2top >= 0
        aboveMedium: -lb2top + lb3top - lb2height == 10
        required: -lb3top - lb3height + fl3top >= 10
        aboveMedium: -lb3top - lb3height + fl3top == 10
        aboveMedium: contentsBottom - fl3height - fl3top == 0
        required: fl1top - contentsTop >= 0
        aboveMedium: fl1top - contentsTop == 0
        required: contentsBottom - fl3height - fl3top >= 0
        required: -left - width + contentsRight == -10
        required: -top - height + contentsBottom == -10
        required: -left + contentsLeft == 10
        aboveMedium: lb3left - contentsLeft == 0
        strong: fl1left - midline == 0
        strong: fl2left - midline == 0
        strong: ctleft - midline == 0
        strong: fl1top + 0.5 fl1height - lb1top - 0.5 lb1height == 0
        required: lb1left - contentsLeft >= 0
        aboveMedium: lb1left - contentsLeft == 0
        required: -lb1left + fl1left - lb1width >= 10
        aboveMedium: -lb1left + fl1left - lb1width == 10
        required: -fl1left + contentsRight - fl1width >= 0
        medium: width == 0
        required: -fl1top + fl2top - fl1height >= 10
        aboveMedium: -fl1top + fl2top - fl1height == 10
        required: cttop - fl2top - fl2height >= 10
        required: -ctheight - cttop + fl3top >= 10
        required: contentsBottom - fl3height - fl3top >= 0
        aboveMedium: cttop - fl2top - fl2height == 10
        aboveMedium: -fl1left + contentsRight - fl1width == 0
        strong: -lb2top - 0.5 lb2height + fl2top + 0.5 fl2height == 0
        required: -contentsLeft + lb2left >= 0
        aboveMedium: -contentsLeft + lb2left == 0
        required: fl2left - lb2width - lb2left >= 10
        aboveMedium: -ctheight - cttop + fl3top == 10
        aboveMedium: contentsBottom - fl3height - fl3top == 0
        required: lb1top >= 0
        required: lb1width >= 0
        required: lb1height >= 0
        aboveMedium: fl2left - lb2width - lb2left == 10
        aboveMedium: -fl2left - fl2width + contentsRight == 0
        required: -fl2left - fl2width + contentsRight >= 0
        required: lb3left - contentsLeft >= 0
        required: lb1left >= 0
        strong: 0.5 ctheight + cttop - lb3top - 0.5 lb3height == 0
        required: ctleft - lb3left - lb3width >= 10
        required: -ctwidth - ctleft + contentsRight >= 0
        aboveMedium: ctleft - lb3left - lb3width == 10
        required: fl3left - contentsLeft >= 0
        aboveMedium: fl3left - contentsLeft == 0
        aboveMedium: -ctwidth - ctleft + contentsRight == 0
        aboveMedium: -fl3left + contentsRight - fl3width == 0
        required: -contentsTop + lb1top >= 0
        aboveMedium: -contentsTop + lb1top == 0
        required: -fl3left + contentsRight - fl3width >= 0
        required: lb2top - lb1top - lb1height >= 10
        required: -lb2top + lb3top - lb2height >= 10
        aboveMedium: lb2top - lb1top - lb1height == 10
        strong: fl1height == 21
        strong: fl1height >= 21
        required: lb2left >= 0
        strong: lb2height >= 16
        required: fl2top >= 0
        required: fl2width >= 0
        strong: lb1height >= 16
        strong: lb1height == 16
        strong: fl3width >= 125
        strong: fl3height == 21
        strong: fl3height >= 21
        required: lb3height >= 0
        almostStrong: ctwidth >= 119
        weak: lb3width == 24
        strong: lb3width >= 24
        strong: fl1width >= 125
        """
}
