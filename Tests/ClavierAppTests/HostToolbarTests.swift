import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

@Suite("The bar on the guide", .serialized)
@MainActor struct HostToolbarTests {
    private nonisolated static let whole = [
        "guide x    0.0  y  444.2  w  600.0  h  131.8", "safe  x    1.0  y    2.0  w    3.0  h    4.0",
    ]
    private nonisolated static let short = ["guide   0.0 444.2 600.0 131.8", "safe    1.0   2.0   3.0   4.0"]
    private nonisolated static let rounded = ["guide   0 444 600 132", "safe    1   2   3   4"]
    /// With the fixed metric a character of a 13 point font is 7.8 points wide; a whole line has 44, so 343.2 points: five
    /// of the name, four numbers of five, and 4 + 5 + 5 + 5 around their letters; a short one 29, so 226.2; a rounded one
    /// 21, so 163.8.
    private nonisolated static let lines: [(CGFloat, [String])] = [
        (343.3, whole), (343.1, short), (226.3, short), (226.1, rounded), (163.9, rounded),
        (163.7, []),
    ]

    @Test(
        "writes whole lines of numbers, without letters, decimals or not at all where there is no room",
        arguments: lines)
    func numbers(width: CGFloat, lines: [String]) {
        let view = GuideNumbersView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        view.show(
            guide: CGRect(x: 0, y: 444.2, width: 600, height: 131.8), safe: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.recordDisplayList(traits: UITraitCollection())
        let texts = view.rendering.list.items.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
        #expect(texts == lines)
    }

    @Test(
        "the colours of the numbers have a contrast of 4.5 on the bar", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        /// The relative luminance of WCAG 2.2.
        func luminance(_ color: UIColor) -> Double {
            let c = color.resolvedColor(with: traits).cgColor
            func linear(_ value: CGFloat) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
        }
        for color in [UIColor.accent, .safeGuide] {
            let both = [luminance(color), luminance(.secondarySystemBackground)].sorted()
            #expect((both[1] + 0.05) / (both[0] + 0.05) >= 4.5)
        }
    }

    @Test("its button, reached and pressed with keys, brings the keyboard")
    func buttonByKeys() throws {
        let application = UIApplication.shared
        let screen = UIScreen.main
        screen.bounds = CGRect(x: 0, y: 0, width: 900, height: 640)
        let session = Session(options: Options(), screen: screen)
        defer {
            application.setFirstResponder(nil)
            application.commitFrame(at: application.currentTime + 10)
            session.window.isHidden = true
        }
        application.commitFrame(at: application.currentTime + 1)
        func press(_ code: UIKeyboardHIDUsage) {
            let key = UIKey(keyCode: code)
            application.sendKey(key, phase: .began)
            application.sendKey(key, phase: .ended)
        }
        let isToggle = { (application.firstResponder as? UIView)?.accessibilityIdentifier == "toggle" }
        for _ in 0..<10 where !isToggle() { press(.keyboardTab) }
        try #require(isToggle())
        application.commitFrame(at: application.currentTime + 10)
        #expect(screen.keyboard.state == .hidden)
        press(.keyboardSpacebar)
        #expect(session.scene.mainField.isFirstResponder)
        #expect(screen.keyboard.state == .showing)
    }
}
