import Testing

@testable import UIKit

/// What fonts measure may change while text is shown: a host learns of other fonts.
@MainActor @Suite struct FontProviderTests {
    /// Twice the fixed metric: an advance of 1.2 em a character and a line of 2.4 em.
    private final class Doubled: FontProvider {
        private let fixed = FixedFontProvider()

        func metrics(of font: UIFont) -> FontMetrics {
            let single = fixed.metrics(of: font)
            return FontMetrics(
                ascent: 2 * single.ascent, descent: 2 * single.descent, lineHeight: 2 * single.lineHeight,
                capHeight: 2 * single.capHeight)
        }

        func advance(of text: String, in font: UIFont) -> CGFloat { 2 * fixed.advance(of: text, in: font) }
    }

    private func withDoubledFonts(_ body: () -> Void) {
        let old = UIFont.provider
        UIFont.provider = Doubled()
        defer { UIFont.provider = old }
        body()
    }

    @Test func aLabelTakesTheRoomThatItNeedsNow() {
        let stage = Stage()
        defer { stage.close() }
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "Hello"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(label)
        label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
        stage.window.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 5 * 12, height: 24))
        withDoubledFonts {
            #expect(UIApplication.shared.needsFrame)
            stage.window.layoutIfNeeded()
            #expect(label.frame.size == CGSize(width: 5 * 24, height: 48))
        }
        stage.window.layoutIfNeeded()
        #expect(label.frame.size == CGSize(width: 5 * 12, height: 24))
    }

    @Test func theCaretStandsBehindTheTextAsItIsNow() {
        let stage = Stage()
        defer { stage.close() }
        let field = stage.add(UITextField(), 0, 0, 200, 40)
        let view = stage.add(UITextView(), 0, 100, 200, 100)
        field.font = .systemFont(ofSize: 20)
        view.font = .systemFont(ofSize: 20)
        field.text = "ab"
        view.text = "ab"
        let places = { [field.textLayout, view.textLayout].map { $0.caretRect(at: 2).minX } }
        let before = places()
        withDoubledFonts {
            let after = places()
            #expect(after[0] - before[0] == 24)
            #expect(after[1] - before[1] == 24)
        }
        #expect(places() == before)
    }
}
