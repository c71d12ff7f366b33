import Foundation
import Testing

@testable import UIKit

/// With the fixed metric a character of a 10 point font is 6 points wide and a line 12 points high.
@MainActor @Suite(.serialized) struct LabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The lines that a view has drawn, with the places of their baselines.
    private func drawn(_ view: UIView) -> [(text: String, origin: CGPoint)] {
        CGContext.record(traits: UITraitCollection()) { _ in view.draw(view.bounds) }.items.compactMap { item in
            if case .text(let text, _, let origin, _) = item { (text, origin) } else { nil }
        }
    }

    @Test func defaultsAreUIKits() {
        let label = UILabel()
        #expect(label.font.pointSize == 17)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func nilRestoresFontAndColour() {
        let label = label("abcd")
        label.textColor = .red
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        label.font = nil
        label.textColor = nil
        #expect(label.font == UILabel().font)
        #expect(label.textColor == UILabel().textColor)
        #expect(drawn(label).map { $0.text } == ["abcd"])
    }

    @Test func theIntrinsicSizeIsTheTexts() {
        #expect(label("abcd").intrinsicContentSize == CGSize(width: 24, height: 12))
        #expect(label("ab\nabc", lines: 0).intrinsicContentSize == CGSize(width: 18, height: 24))
        let wide = label("one two three", lines: 0)
        wide.preferredMaxLayoutWidth = 45
        #expect(wide.intrinsicContentSize == CGSize(width: 42, height: 24))
        #expect(wide.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 36))
    }

    @Test func textStandsInTheMiddleOfTheHeightAndWhereItsAlignmentSays() {
        let label = label("ab")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        label.textAlignment = .right
        // The line is 10 points below the top; its baseline 1 + 8 points below the line's top.
        #expect(drawn(label).map { $0.origin } == [CGPoint(x: 88, y: 19)])
        #expect(label.firstBaselineFromTop == 19)
        #expect(label.lastBaselineFromBottom == 13)
        label.textAlignment = .center
        #expect(drawn(label).map { $0.origin } == [CGPoint(x: 44, y: 19)])
    }

    @Test func theTextRectangleHoldsTheLines() {
        let label = label("one two", lines: 0)
        let rect = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: 30, height: 100), limitedToNumberOfLines: 0)
        #expect(rect == CGRect(x: 0, y: 38, width: 18, height: 24))
    }

    @Test func aLongLineIsCut() {
        let label = label("abcdefghij")
        label.frame = CGRect(x: 0, y: 0, width: 30, height: 12)
        #expect(drawn(label).map { $0.text } == ["abcd…"])
    }

    @Test func textThatIsTooWideGetsSmallerWhereItMay() throws {
        let label = label("abcdefghij")
        label.frame = CGRect(x: 0, y: 0, width: 30, height: 12)
        label.adjustsFontSizeToFitWidth = true
        #expect(drawn(label).map { $0.text } == ["abcdefghij"])
        label.minimumScaleFactor = 0.8
        #expect(drawn(label).map { $0.text } == ["abcde…"])
    }

    @Test func linesFollowTheWidthThatConstraintsGive() {
        let stage = Stage(width: 60, height: 300)
        let label = label("one two three", lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: stage.window.widthAnchor),
        ])
        stage.frame()
        #expect(label.frame.height == 24)
        #expect(label.frame.width <= 60)
        stage.close()
    }
}
