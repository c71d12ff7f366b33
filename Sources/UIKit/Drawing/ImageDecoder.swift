import Foundation

/// What turns a PNG file's bytes into pixels; the host installs one as `UIImage.decoder`.
@MainActor public protocol ImageDecoder: AnyObject {
    /// The picture at one pixel per point, or nil when `data` is not one.
    func decode(_ data: Data) -> UIImage?
}
