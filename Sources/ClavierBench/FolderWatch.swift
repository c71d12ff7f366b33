import Foundation

/// Waits for a file that another process puts into a folder.
final class FolderWatch {
    private let descriptor: Int32

    /// Watches a folder from now on; it is made if there is none.
    init(_ folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = inotify_init1(O_CLOEXEC)
        _ = inotify_add_watch(descriptor, folder.path, UInt32(IN_MOVED_TO))
    }

    deinit { close(descriptor) }

    /// Waits until a whole file has come since the watch began, or so many milliseconds.
    func wait(milliseconds: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, milliseconds)
    }
}
