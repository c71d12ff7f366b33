import Foundation
import Testing

@testable import UIKit

/// What shows that keys go to a view.
@MainActor @Suite(.serialized) struct FocusLookTests {
    private func borders(of view: UIView) -> [(width: CGFloat, color: CGColor)] {
        view.recordDisplayList(traits: UITraitCollection())
        return view.rendering.list.items.compactMap {
            if case .strokeRoundedRect(_, _, _, let width, let color) = $0 { (width, color) } else { nil }
        }
    }

    @Test(arguments: [UITextField.BorderStyle.roundedRect, .line])
    func aFieldThatIsEditedHasABorderInTheTintColour(style: UITextField.BorderStyle) {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 100, 30)
        field.borderStyle = style
        field.tintColor = .purple
        stage.frame()
        #expect(!field.renderingFlags.isStale)
        let idle = borders(of: field)
        #expect(idle.count == 1 && idle[0].width == 1 && idle[0].color != UIColor.purple.cgColor)
        field.becomeFirstResponder()
        #expect(field.renderingFlags.isStale)
        let edited = borders(of: field)
        #expect(edited.count == 1 && edited[0].width == 2 && edited[0].color == UIColor.purple.cgColor)
        stage.frame()
        #expect(!field.renderingFlags.isStale)
        field.resignFirstResponder()
        #expect(field.renderingFlags.isStale)
        #expect(borders(of: field).first?.width == 1)
        stage.close()
    }

    @Test func whatHasTheFocusIsGreyWhileKeysGoToAnotherProgram() throws {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 100, 30)
        field.borderStyle = .roundedRect
        field.tintColor = .purple
        let toggle = stage.add(UISwitch(), 0, 40, 51, 31)
        toggle.tintColor = .purple
        let gray = UIColor.systemGray.resolvedColor(with: UITraitCollection()).cgColor
        field.becomeFirstResponder()
        UIApplication.shared.setActive(false)
        #expect(borders(of: field).first?.color == gray)
        UIApplication.shared.setActive(true)
        #expect(borders(of: field).first?.color == UIColor.purple.cgColor)
        stage.press(.keyboardTab)
        stage.frame()
        let ring = try #require(toggle.subviews.first { $0 is FocusRingView })
        #expect(!ring.renderingFlags.isStale)
        UIApplication.shared.setActive(false)
        #expect(ring.renderingFlags.isStale && borders(of: ring).first?.color == gray)
        UIApplication.shared.setActive(true)
        stage.close()
    }

    @Test func theCaretIsSeenWholeAtBothEndsOfTheText() {
        let stage = Stage()
        let field = stage.add(UITextField(), 0, 0, 100, 30)
        field.font = .systemFont(ofSize: 10)
        field.becomeFirstResponder()
        func expectWhole(_ left: CGFloat) {
            stage.frame()
            let caret = field.interaction.caret
            #expect(!caret.isHidden && field.canvas.bounds.contains(caret.frame))
            #expect(caret.frame.minX == left && caret.frame.width == 2)
        }
        expectWhole(0)
        field.insertText("ab")
        expectWhole(11)
        field.insertText(String(repeating: "c", count: 30))
        expectWhole(32 * 6 - 1)
        stage.press(.keyboardHome)
        expectWhole(0)
        stage.close()
    }

    @Test func tabRingsEachControlAndLeavesTheLastOneWithout() {
        let stage = Stage()
        let toggle = stage.add(UISwitch(), 0, 0, 51, 31)
        let button = stage.add(UIButton(type: .system), 0, 40, 80, 30)
        func rings(_ view: UIView) -> Int { view.subviews.filter { $0 is FocusRingView }.count }
        stage.press(.keyboardTab)
        #expect((rings(toggle), rings(button)) == (1, 0))
        stage.press(.keyboardTab)
        #expect((rings(toggle), rings(button)) == (0, 1))
        stage.press(.keyboardTab, .shift)
        #expect((rings(toggle), rings(button)) == (1, 0))
        stage.close()
    }

    @Test func theRingStaysWhereItIsSeen() throws {
        let stage = Stage(width: 300, height: 300)
        let inside = stage.add(UISwitch(), 100, 100, 51, 31)
        let bar = stage.add(UIButton(type: .system), 0, 256, 300, 44)
        func ring(_ view: UIView) throws -> CGRect {
            let ring = try #require(view.subviews.first { $0 is FocusRingView })
            return ring.convert(ring.bounds, to: stage.window)
        }
        stage.press(.keyboardTab)
        #expect(try ring(inside) == CGRect(x: 97, y: 97, width: 57, height: 37))
        stage.press(.keyboardTab)
        #expect(try ring(bar) == CGRect(x: 0, y: 253, width: 300, height: 47))
        bar.frame.origin.y = 100
        stage.frame()
        #expect(try ring(bar) == CGRect(x: 0, y: 97, width: 300, height: 47))
        stage.close()
    }

    @Test func whatIsAddedTakesTheTintOfWhereItComes() {
        let stage = Stage()
        let button = UIButton(type: .system)
        button.setTitle("a", for: .normal)
        let group = UIView()
        group.addSubview(button)
        stage.window.tintColor = .purple
        stage.window.addSubview(group)
        #expect(button.titleLabel?.textColor == .purple)
        group.removeFromSuperview()
        button.tintColor = .red
        stage.window.addSubview(group)
        #expect(button.titleLabel?.textColor == .red)
        stage.close()
    }
}
