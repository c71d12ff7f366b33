import CX11
import Foundation

@MainActor public final class DisplayConnection {
    let display: OpaquePointer
    public var onError: ((String) -> Void)?
    public var onConnectionLost: (() -> Void)?
    public private(set) var isLost = false

    public init(displayName: String? = nil) throws(HostError) {
        guard let display = XOpenDisplay(displayName) else { throw .noDisplay }
        self.display = display
    }
    public func close() {}
    /// Pixels per point that the desktop asks for: `Xft.dpi`, else the monitor's physical size, else 1.
    public var preferredScale: CGFloat { 1 }
}
