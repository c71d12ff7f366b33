import Foundation

/// Text that programs exchange: the clipboard, and X's selection of what is marked.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// A name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What Copy writes and Paste reads.
        public static let general = Name(rawValue: "general")
        /// What was marked last; the middle button pastes it.
        public static let primary = Name(rawValue: "primary")
    }

    /// What Copy writes and Paste reads.
    public static let general = UIPasteboard(name: .general)
    /// What was marked last; the middle button pastes it.
    public static let primary = UIPasteboard(name: .primary)
    /// What connects pasteboards with other programs; without one they hold what this program put there.
    public static var provider: (any PasteboardProvider)?

    /// The pasteboard's name.
    public let name: Name
    private var content: String?

    init(name: Name) { self.name = name }

    /// What this program put there last. Reading what another program offers takes time: see `requestString(_:)`.
    open var string: String? {
        get { content }
        set {
            content = newValue
            Self.provider?.setString(newValue, for: name)
        }
    }

    /// Asks for the text, from another program if that offers one; nil when there is none.
    open func requestString(_ completion: @escaping @MainActor (String?) -> Void) {
        guard let provider = Self.provider else { return completion(content) }
        provider.requestString(of: name, completion)
    }
}
