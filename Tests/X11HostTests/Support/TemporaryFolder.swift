import Foundation

/// A folder of its own for a test, which goes with it.
final class TemporaryFolder {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// What is in the folder.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) } }
}
