import CXft
import Foundation
import Testing
import UIKit

@testable import X11Host

/// Fonts that are remembered from start to start, for the sake of a quick first frame.
@MainActor @Suite final class FontMemoryTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private var path: String { folder + "/clavier/fonts" }
    private let style = FontStyle(.systemFont(ofSize: 20), scale: 1)
    private let monospaced = FontStyle(.monospacedSystemFont(ofSize: 12, weight: .regular), scale: 1)

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The file of the font that fontconfig has for a family, asked past the program.
    private func chosenFile(_ family: String) throws -> String {
        let pattern = try #require(FcNameParse(family))
        defer { FcPatternDestroy(pattern) }
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        let match = try #require(FcFontMatch(nil, pattern, &result))
        defer { FcPatternDestroy(match) }
        return try #require(file(of: match))
    }

    private func file(of pattern: OpaquePointer?) -> String? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch else { return nil }
        return name.map { String(cString: $0) }
    }

    private func file(of fonts: FontSet?) -> String? { file(of: fonts?.primary.font.pointee.pattern) }

    /// A start of the program.
    private func start<Result>(
        memory path: String? = nil, _ body: (FontCache) throws -> Result
    ) throws -> Result {
        let connection = try DisplayConnection(displayName: Server.displayName(), fontMemory: path ?? self.path)
        defer { connection.close() }
        return try body(connection.fonts)
    }

    /// Leaves a file behind that has another font for the style.
    private func remember(_ fontFile: String) throws {
        let pattern = "Some Family:file=\(fontFile):index=0:outline=True:scalable=True:charset=20-7e"
        try write("clavier fonts 1\n\(style.face)\n\(pattern)\n")
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder + "/clavier", withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func expectTheRightFont(memory path: String? = nil) throws {
        let right = try chosenFile("sans-serif")
        try start(memory: path) { fonts in
            #expect(file(of: fonts.fonts(style)) == right)
            #expect(fonts.verify())
            #expect(file(of: fonts.fonts(style)) == right)
        }
    }

    @Test func aFirstStartKeepsWhatFontconfigChose() throws {
        try expectTheRightFont()
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains(chosenFile("sans-serif")))
    }

    @Test func theNextStartLeavesAFileAloneThatIsRight() throws {
        func number() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        try start { fonts in
            for style in [style, monospaced] { _ = fonts.fonts(style) }
            #expect(fonts.verify())
        }
        let first = try #require(try number())
        try expectTheRightFont()
        #expect(try number() == first)
    }

    @Test func whatIsRememberedIsUsedUntilFontconfigSaysOtherwise() throws {
        let other = try chosenFile("monospace")
        let right = try chosenFile("sans-serif")
        try #require(other != right)
        try remember(other)
        try start { fonts in
            #expect(file(of: fonts.fonts(style)) == other)
            #expect(!fonts.verify())
            #expect(file(of: fonts.fonts(style)) == right)
        }
        // The next start knows better.
        try expectTheRightFont()
    }

    @Test func otherTypefacesAreKeptAlong() throws {
        for style in [style, monospaced] {
            try start { fonts in
                _ = fonts.fonts(style)
                #expect(fonts.verify())
            }
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(try text.contains(chosenFile("sans-serif")))
        #expect(try text.contains(chosenFile("monospace")))
    }

    @Test func aFontThatIsGoneIsReplacedAtOnce() throws {
        try remember("/nonexistent.ttf")
        try expectTheRightFont()
        try remember("/dev/null")
        try expectTheRightFont()
    }

    @Test(arguments: [
        "", "\n\n\n", "clavier fonts 1\n", "clavier fonts 1\n 0.0 false", "clavier fonts 1\n 0.0 false\n:::=,\\",
        "another file\n 0.0 false\nDejaVu Sans\n", "\u{FFFD}\u{0}",
    ])
    func aBrokenFileIsAsGoodAsNone(text: String) throws {
        try write(text)
        try expectTheRightFont()
        // It is replaced by a good one.
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains(chosenFile("sans-serif")))
    }

    @Test(arguments: ["/dev/null/clavier/fonts", "/"])
    func aPlaceThatCannotHoldAFileIsLeftAlone(path: String) throws { try expectTheRightFont(memory: path) }

    @Test func aWindowShowsTheRightFontInTheEnd() throws {
        /// The width of a label, in the first frame and once nothing is left to be painted.
        func widths(memory path: String?) throws -> [CGFloat] {
            let stage = try Stage(fontMemory: path)
            defer { stage.close() }
            let label = UILabel()
            label.text = "iiiiiiii"
            label.font = .systemFont(ofSize: 20)
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            var result: [CGFloat] = []
            stage.host.onFrame = { _ in result.append(label.frame.width) }
            try #require(stage.show())
            #expect(stage.errors.isEmpty)
            return result + [label.frame.width]
        }
        let right = try #require(try widths(memory: nil).last)
        try remember(chosenFile("monospace"))
        let seen = try widths(memory: path)
        // Of a monospaced font an i is as wide as any letter.
        #expect(try #require(seen.first) > right)
        #expect(seen.last == right)
    }
}
