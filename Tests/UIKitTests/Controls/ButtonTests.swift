import Foundation
import Testing

@testable import UIKit

/// With the fixed metric a character of a 10 point font is 6 points wide and a line 12 points high.
@MainActor @Suite(.serialized) struct ButtonTests {
    private func button(_ title: String, type: UIButton.ButtonType = .system) -> UIButton {
        let button = UIButton(type: type)
        button.titleLabel?.font = .systemFont(ofSize: 10)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test func theSizeIsThatOfTheTitleWithItsRoom() {
        let button = button("abcd")
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 12 + 2 * 6))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 16))
        button.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
        button.sizeToFit()
        #expect(button.frame == CGRect(x: 20, y: 30, width: 30, height: 16))
    }

    @Test func theTitleStandsInTheMiddle() throws {
        let button = button("abcd")
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 38, y: 14, width: 24, height: 12))
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 28, width: 24, height: 12))
    }

    @Test func constraintsFollowTheTitlesFontAndTheStatesContent() {
        let stage = Stage()
        let button = button("abcd")
        button.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(button)
        button.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
        stage.frame()
        #expect(button.frame.size == CGSize(width: 24, height: 24))
        button.titleLabel?.font = .systemFont(ofSize: 20)
        stage.frame()
        // 4 characters of 12 points in a line of 24 points with 6 points above and below.
        #expect(button.frame.size == CGSize(width: 48, height: 36))
        button.setTitle("ab", for: .selected)
        button.isSelected = true
        stage.frame()
        #expect(button.frame.size == CGSize(width: 24, height: 36))
        stage.close()
    }

    @Test func titleAndColourFollowTheState() {
        let button = button("off")
        button.setTitle("on", for: .selected)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .selected)
        #expect(button.titleLabel?.text == "off")
        #expect(button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.titleLabel?.text == "on")
        #expect(button.titleLabel?.textColor == .green)
        button.isHighlighted = true
        #expect(button.currentTitle == "off")
    }

    @Test func thePrimaryActionGivesTheTitle() {
        var runs = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
    }

    @Test func aPressedButtonLooksPressed() {
        let stage = Stage()
        let plain = stage.add(button("a"), 0, 0, 100, 40)
        let filled = stage.add(button("b"), 0, 100, 100, 40)
        filled.backgroundColor = .white
        stage.frame()
        let before = filled.rendering.list
        stage.touch(.began, 50, 20, finger: 1)
        stage.touch(.began, 50, 120, finger: 2)
        stage.frame()
        #expect(plain.titleLabel?.alpha == 0.3)
        #expect(filled.rendering.list != before)
        stage.touch(.ended, 50, 20, finger: 1)
        stage.touch(.ended, 50, 120, finger: 2)
        stage.frame()
        #expect(plain.titleLabel?.alpha == 1)
        #expect(filled.rendering.list == before)
        stage.close()
    }

    /// A subclass overrides the initialisers that UIKit's documentation calls designated, and has the others by it.
    private final class Subclass: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aSubclassHasTheInitialisersOfItsKind() {
        #expect(Subclass(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).tag == 7)
        let button = Subclass(type: .system)
        #expect(button.tag == 7)
        #expect(button.buttonType == .system)
        // UIKit's sizes for titles of system buttons and of all others.
        #expect(button.titleLabel?.font.pointSize == 15)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == UIFont.buttonFontSize)
    }
}
