import Foundation
import Testing
import X11Host

/// What the program keeps from start to start.
@Suite("Remembered fonts", .serialized)
struct RememberedFontsTests {
    /// The typeface of most of the default window's text, as the file names it.
    private static let face = " 0.0 false"
    /// A font that no desktop has as its usual one; it comes with the libraries that the program stands on.
    private static let wrongFont = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

    @Test("that are no longer the desktop's make way in the next frame, and in the file")
    func corrected() throws {
        let cache = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: cache) }
        let file = cache.appendingPathComponent("clavier/fonts")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try #require(FileManager.default.fileExists(atPath: Self.wrongFont))
        try "clavier fonts 1\n\(Self.face)\nWrong:file=\(Self.wrongFont):index=0:scalable=True:charset=20-7e\n"
            .write(to: file, atomically: true, encoding: .utf8)

        let display = try VirtualDisplay()
        let program = try RunningClavier(display: display.name, cache: cache.path)
        try program.wait(for: "frame")
        // Nothing moves, so what is painted again is painted for the other font.
        try program.wait(for: "frame")
        let exit = try program.stop()
        #expect(exit.code == 0)
        #expect(exit.message == "")

        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let place = try #require(lines.firstIndex(of: Self.face))
        #expect(lines[place + 1].contains("file=/"))
        #expect(!lines[place + 1].contains(Self.wrongFont))
    }
}
