import Foundation

/// Files that the program can do without, in the folder that the XDG base directory specification has for them.
enum CacheFile {
    /// The fonts of earlier starts; nil where the person has no such folder.
    static var fonts: String? { folder(cache: getenv("XDG_CACHE_HOME"), home: getenv("HOME")).map { $0 + "/fonts" } }

    /// The program's folder; relative paths do not count.
    private static func folder(cache: UnsafePointer<CChar>?, home: UnsafePointer<CChar>?) -> String? {
        if let cache, cache.pointee == UInt8(ascii: "/") { return String(cString: cache) + "/clavier" }
        if let home, home.pointee == UInt8(ascii: "/") { return String(cString: home) + "/.cache/clavier" }
        return nil
    }
}
