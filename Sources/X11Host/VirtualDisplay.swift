import Foundation

/// An X server without a screen (`Xvfb`) on a free display, for pictures, measurements and tests where there is no other.
/// It ends with `stop()`, with this object, or with the process that started it, however that ends.
public final class VirtualDisplay {
    /// The display's name, as in `DISPLAY`.
    public let name: String
    private let process: TiedProcess
    private var isRunning = true

    /// Starts a server with one screen of that many pixels, and with further options of Xvfb; waits until it answers.
    /// Throws `HostError.noVirtualDisplay` when Xvfb is not installed or does not start.
    public init(pixelWidth: Int = 1920, pixelHeight: Int = 1200, options: [String] = []) throws(HostError) {
        let process = try TiedProcess(
            [
                "Xvfb", "-displayfd", "1", "-screen", "0", "\(pixelWidth)x\(pixelHeight)x24", "-dpi", "96", "-nolisten",
                "tcp", "-noreset",
            ] + options)
        guard let number = process.readLine() else {
            process.end()
            throw .noVirtualDisplay(reason: "Xvfb did not start")
        }
        self.process = process
        name = ":" + number
    }

    deinit { stop() }

    /// Stops the server and waits until it is gone. A second call does nothing.
    public func stop() {
        guard isRunning else { return }
        isRunning = false
        process.end()
    }

    /// Ends the server at once, as a crash would, and waits until it is gone.
    public func crash() {
        guard isRunning else { return }
        process.kill()
        stop()
    }
}
