import Foundation

/// What controllers are told of sizes and traits that are about to change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content would like to have, zero for none; sheets have it.
    var preferredContentSize: CGSize { get }
    /// A controller inside would like to have another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a controller inside when this one's view has the size `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// The view is about to have another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
