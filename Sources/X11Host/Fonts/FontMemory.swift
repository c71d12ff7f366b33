import Foundation

/// What fontconfig chose at earlier starts, in a file. Reading fontconfig's configuration takes as long as everything else
/// before the first frame, so that frame is painted with the remembered fonts; `FontCache.verify()` asks afterwards.
///
/// The file has a heading, and for each typeface two lines: the typeface and the chosen font's pattern. A file that cannot
/// be read or is not of this kind is as good as none, and one that cannot be written is left alone.
struct FontMemory {
    private let path: String
    private var choices: [(face: String, pattern: String)] = []

    private static let heading = "clavier fonts 1"
    /// More than any number of typefaces takes, in bytes.
    private static let limit = 1 << 18

    init(path: String) {
        self.path = path
        let lines = Self.read(path).split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        guard lines.first == Self.heading else { return }
        choices = stride(from: 1, to: lines.count - 1, by: 2).map { (lines[$0], lines[$0 + 1]) }
    }

    var isEmpty: Bool { choices.isEmpty }

    /// The pattern that was chosen for a typeface.
    func pattern(for face: String) -> String? { choices.first { $0.face == face }?.pattern }

    /// Forgets everything, until it is asked to keep something.
    mutating func removeAll() { choices.removeAll() }

    /// Keeps what was chosen for these typefaces along with what is known of others, for the next start.
    mutating func keep(_ new: [(face: String, pattern: String)]) {
        let old = choices
        for choice in new where !(choice.face + choice.pattern).utf8.contains(UInt8(ascii: "\n")) {
            if let place = choices.firstIndex(where: { $0.face == choice.face }) {
                choices[place] = choice
            } else {
                choices.append(choice)
            }
        }
        if !choices.elementsEqual(old, by: ==) { write() }
    }

    private func write() {
        let url = URL(fileURLWithPath: path)
        let lines = [Self.heading] + choices.flatMap { [$0.face, $0.pattern] }
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url, options: .atomic)
    }

    private static func read(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "re") else { return [] }
        defer { fclose(file) }
        return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = fread(buffer.baseAddress, 1, limit, file)
        }
    }
}
