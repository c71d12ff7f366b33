import Foundation

/// Something to do, with a name: what controls and bar items run.
@preconcurrency @MainActor
open class UIAction: NSObject {
    /// A name by which an action is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// A name from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What an action does.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// The title of what runs the action.
    open var title: String
    /// The picture of what runs the action.
    open var image: UIImage?
    /// The action's name; a name of its own unless one was given.
    public let identifier: Identifier
    /// What ran the action: the control or bar item, while the handler runs.
    open internal(set) weak var sender: AnyObject?

    private let handler: Handler
    private static var count = 0

    /// An action from its handler.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        Self.count += 1
        self.identifier = identifier ?? Identifier("UIAction-\(Self.count)")
        self.handler = handler
    }

    /// Runs the handler on behalf of `sender`.
    open func performWithSender(_ sender: AnyObject?, target: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
