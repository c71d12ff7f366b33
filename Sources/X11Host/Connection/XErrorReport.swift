import CX11
import Foundation

/// An X error as it arrived.
struct XErrorReport {
    var code: UInt8
    var major: UInt8
    var minor: UInt8
    var resource: XID
}

extension XErrorReport {
    /// The error as a sentence that names the request. Asks the server for its extensions' names, so call it outside
    /// of error handlers and frames.
    @MainActor func sentence(on connection: DisplayConnection) -> String {
        let display = connection.display
        let error = Self.text { XGetErrorText(display, Int32(code), $0, $1) }
        let resource = String(self.resource, radix: 16)
        return "\(error) in \(requestName(on: connection)), resource 0x\(resource)"
    }

    /// The error database knows core requests by their number and others as "EXTENSION.minor".
    @MainActor private func requestName(on connection: DisplayConnection) -> String {
        let display = connection.display
        if major < 128 { return Self.databaseText(display, "XRequest", String(major)) ?? "request \(major)" }
        guard let name = connection.extensionName(major: major) else { return "request \(major).\(minor)" }
        return Self.databaseText(display, "XRequest", "\(name).\(minor)") ?? "\(name) request \(minor)"
    }

    private static func databaseText(_ display: OpaquePointer, _ name: String, _ message: String) -> String? {
        let text = text { XGetErrorDatabaseText(display, name, message, "", $0, $1) }
        return text.isEmpty ? nil : text
    }

    private static func text(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        _ = fill(&buffer, Int32(buffer.count))
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
