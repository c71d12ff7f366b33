import Foundation

/// What the program tells the person at the terminal.
enum Diagnostics {
    /// Writes one sentence to standard error.
    static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("clavier: \(sentence)\n".utf8))
    }
}
