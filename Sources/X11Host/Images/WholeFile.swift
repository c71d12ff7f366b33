import Foundation

/// Files that are there whole or not at all.
enum WholeFile {
    /// Writes a file. One that is there already is replaced once the new one is complete; what is no ordinary file, such
    /// as a pipe or a device, is written into. Returns the system's reason where that fails; then nothing has changed.
    static func write(_ data: Data, to path: String) -> String? {
        let path = target(of: path)
        let isOrdinary = isOrdinary(path)
        let place = isOrdinary ? "\(path).\(getpid())" : path
        guard let file = fopen(place, "we") else { return reason }
        let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        var failure = count < data.count ? reason : nil
        if fclose(file) != 0, failure == nil { failure = reason }
        guard isOrdinary else { return failure }
        if failure == nil, rename(place, path) != 0 { failure = reason }
        if failure != nil { unlink(place) }
        return failure
    }

    /// What a chain of symbolic links leads to, so that the links stay.
    private static func target(of path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether there is an ordinary file or nothing yet.
    private static func isOrdinary(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
