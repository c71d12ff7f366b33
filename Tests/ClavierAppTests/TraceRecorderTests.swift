import Foundation
import Testing
import X11Host

@testable import ClavierApp
@testable import UIKit

@Suite("The trace's recorder", .serialized)
@MainActor struct TraceRecorderTests {
    @Test("keeps what is typed into a secret field to itself")
    func secretField() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let stage = SceneStage(Options())
        defer { stage.close() }
        let trace = Trace(file: try TraceFile(path: path) { Issue.record("\($0)") }, start: 0)
        let recorder = TraceRecorder(trace: trace, session: stage.session)
        func frame() {
            stage.settle()
            recorder.framePainted(
                FrameReport(
                    number: 1, time: UIApplication.shared.currentTime, engineMicroseconds: 0, paintMicroseconds: 0))
        }
        stage.session.scene.mainField.isSecureTextEntry = true
        stage.showKeyboard()
        frame()
        let key = try #require(stage.screen.keyboard.inputViewController?.view.find("Q") as? UIButton)
        for event in [UIControl.Event.touchDown, .touchUpInside] { key.sendActions(for: event) }
        frame()
        #expect(stage.session.scene.mainField.text == "Q")
        trace.failed(at: UIApplication.shared.currentTime, "it broke")
        trace.ended(at: UIApplication.shared.currentTime)
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
            try TraceLine(json: Data($0.utf8))
        }
        let typed = lines.filter { ["press", "release", "text"].contains($0.kind) }
        #expect(typed.map(\.kind) == ["press", "release", "text"])
        for line in typed { #expect(line.members["key"] == nil && line.members["value"] == nil) }
        #expect(typed.last?.members["secret"] as? Bool == true)
        #expect(lines.first { $0.kind == "error" }?.text("message") == "it broke")
        #expect(lines.last?.kind == "end")
    }
}
