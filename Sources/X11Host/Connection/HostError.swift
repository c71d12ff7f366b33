/// Why the window system cannot be used. The description is a sentence for a person.
public enum HostError: Error, CustomStringConvertible, Equatable {
    /// No display was named and `DISPLAY` is not set.
    case noDisplay
    /// The display with this name does not answer.
    case noAnswer(String)
    /// The server lacks an extension that painting needs.
    case missingExtension(String)
    /// A file cannot be written: its path and the reason.
    case cannotWrite(String, reason: String)
    /// The server went away.
    case connectionLost
    /// No X server without a screen could be started.
    case noVirtualDisplay(reason: String)

    /// The reason as a sentence without a full stop.
    public var description: String {
        switch self {
        case .noDisplay: "no display is set (the DISPLAY variable is empty)"
        case .noAnswer(let name): "the display \"\(name)\" does not answer"
        case .missingExtension(let name): "the X server lacks the \(name) extension"
        case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
        case .connectionLost: "the X server went away"
        case .noVirtualDisplay(let reason): "no virtual display could be started: \(reason)"
        }
    }
}
