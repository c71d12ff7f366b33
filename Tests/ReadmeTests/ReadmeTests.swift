import Clavier
import CustomKeyboard
import Foundation
import Testing
import Typist
import UIKit

/// The README is always true: its examples are those of `ReadmeExamples` and `ReadmeClientTests`, and they do
/// what it says.
@Suite("The README", .serialized)
@MainActor struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of a text without indentation, empty ones left out.
    private func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("shows only examples that are compiled and run here")
    func examplesAreCompiled() throws {
        let blocks = try read("README.md").components(separatedBy: "```swift\n").dropFirst()
            .map { String($0.prefix(upTo: $0.range(of: "```")?.lowerBound ?? $0.endIndex)) }
            .filter { !$0.contains(".package(") }
        #expect(blocks.count == 8)
        let source = try ["ReadmeExamples", "ReadmeClientTests"].flatMap {
            lines(try read("Tests/ReadmeTests/\($0).swift"))
        }
        for block in blocks {
            let wanted = lines(block)
            let isThere = source.indices.contains { source[$0...].starts(with: wanted) }
            #expect(isThere, "this example is not compiled:\n\(block)")
        }
    }

    @Test("names each file and product that it speaks of")
    func namesExist() throws {
        let readme = try read("README.md")
        let manifest = try read("Package.swift")
        for product in ["UIKit", "Clavier", "Typist", "CustomKeyboard", "clavier", "clavier-bench"] {
            #expect(readme.contains(product))
            #expect(manifest.contains("(name: \"\(product)\", targets:"))
        }
        for file in ["LICENSE", "assets/clavier.png"] {
            #expect(readme.contains("(\(file))"))
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path))
        }
    }

    /// A window of 300 by 400 points with a field, a bar and a keyboard of 216 points.
    @MainActor private struct Stage {
        let window: UIWindow
        let view = UIView()
        let bar = UIView()
        let field = UITextField()

        init() {
            UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
            UIScreen.main.keyboard.preferredHeight = 216
            window = UIWindow(frame: UIScreen.main.bounds)
            view.frame = window.bounds
            window.addSubview(view)
            field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            bar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            view.addSubview(bar)
            window.makeKeyAndVisible()
        }

        /// Lets everything that moves come to rest.
        func settle() {
            let application = UIApplication.shared
            repeat {
                application.commitFrame(at: application.currentTime + 1)
            } while application.needsFrame
        }

        func end() {
            field.resignFirstResponder()
            settle()
            window.isHidden = true
            ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable = true
        }
    }

    @Test("pins a bar to the keyboard's top: 400 - 216 = 184")
    func pins() {
        let stage = Stage()
        ReadmeExamples.switchAppleOff(for: stage.view)
        stage.bar.heightAnchor.constraint(equalToConstant: 20).isActive = true
        ReadmeExamples.pinToGuide(stage.bar, in: stage.view)
        stage.settle()
        #expect(stage.bar.frame.maxY == 400)
        stage.field.becomeFirstResponder()
        stage.settle()
        #expect(stage.bar.frame.maxY == 184)
        #expect(ReadmeExamples.coveredPart(of: stage.view) == CGRect(x: 0, y: 184, width: 300, height: 216))
        stage.end()
    }

    @Test("pins a bar within the safe area: 400 - 10 = 390 without the keyboard")
    func pinsSafely() {
        let stage = Stage()
        stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        ReadmeExamples.switchAppleOff(for: stage.view)
        stage.bar.heightAnchor.constraint(equalToConstant: 20).isActive = true
        ReadmeExamples.pinToSafeGuide(stage.bar, in: stage.view)
        stage.settle()
        #expect(stage.bar.frame.maxY == 390)
        stage.field.becomeFirstResponder()
        stage.settle()
        #expect(stage.bar.frame.maxY == 184)
        stage.end()
    }

    @Test("hears the keyboard come and go")
    func hearsEvents() {
        let stage = Stage()
        let keyboard = Typist()
        ReadmeExamples.log = []
        ReadmeExamples.hearEvents(keyboard)
        stage.field.becomeFirstResponder()
        stage.settle()
        stage.end()
        #expect(ReadmeExamples.log.count == 2)
        #expect(ReadmeExamples.log.first?.contains("184.0") == true)
        #expect(ReadmeExamples.log.last?.hasPrefix("it left within 0.") == true)
        keyboard.clear()
    }

    @Test("brings the keyboard of four rows, which types into the field")
    func bringsKeyboards() throws {
        let stage = Stage()
        ReadmeExamples.bringKeyboards()
        stage.field.becomeFirstResponder()
        stage.settle()
        let keyboards = UIScreen.main.keyboard.installedInputViewControllers
        let letters = try #require(keyboards.first as? KeyboardViewController)
        #expect(keyboards.count == 2 && letters.layerName == "upper" && letters.view.window != nil)
        letters.textDocumentProxy.insertText("Q")
        #expect(stage.field.text == "Q")
        letters.advanceToNextInputMode()
        stage.settle()
        #expect(letters.view.window == nil && keyboards[1].view.window != nil)
        stage.end()
        UIScreen.main.keyboard.installedInputViewControllers = []
    }

    @Test("moves a toolbar when the keyboard leaves without a drag")
    func followsTheKeyboard() {
        let stage = Stage()
        let keyboard = Typist()
        var moves: [(frame: CGRect, seconds: Double)] = []
        ReadmeExamples.followDrag(keyboard, UIScrollView()) { moves.append(($0, $1)) }
        stage.field.becomeFirstResponder()
        stage.settle()
        #expect(moves.last?.frame == CGRect(x: 0, y: 184, width: 300, height: 216))
        #expect(moves.last?.seconds == 0)
        stage.field.resignFirstResponder()
        #expect(moves.last?.frame.minY == 400)
        #expect((moves.last?.seconds ?? 0) > 0)
        stage.end()
        keyboard.clear()
    }
}
