import Foundation

/// What finds PNG files and turns their bytes into pixels; the host installs one as `UIImage.decoder`.
@MainActor public protocol ImageDecoder: AnyObject {
    /// The picture at one pixel per point, or nil when `data` is not one.
    func decode(_ data: Data) -> UIImage?
    /// The bytes of the program's picture of a name, with or without `.png`; nil when there is none.
    func data(named name: String) -> Data?
}
