import UIKit

/// What a host changes in UIKit for the whole process; other tests must find it as it was.
@MainActor struct Surroundings {
    private let provider = UIFont.provider
    private let decoder = UIImage.decoder
    private let pasteboards = UIPasteboard.provider
    private let host = UIApplication.shared.host

    func restore() {
        UIFont.provider = provider
        UIImage.decoder = decoder
        UIPasteboard.provider = pasteboards
        UIApplication.shared.host = host
    }
}
