import Clavier
import UIKit

/// A scene: a root controller with one host view whose guides the trace follows.
@MainActor protocol SceneController: UIViewController {
    /// The view whose `clavierLayoutGuide` and `safeClavierLayoutGuide` are watched.
    var hostView: UIView { get }
    /// Where the pinned toolbar is, in the host view's coordinates, not rounded to pixels.
    var toolbarFrame: CGRect { get }
    /// The field that brings the keyboard when a picture is taken.
    var mainField: UITextField { get }
    /// Takes the host view's safe area from the command line.
    func setHostSafeArea(_ insets: UIEdgeInsets)
}

extension SceneController {
    func setHostSafeArea(_ insets: UIEdgeInsets) { additionalSafeAreaInsets = insets }
}

extension Options.Scene {
    /// A new controller of this scene.
    @MainActor func makeController() -> any SceneController {
        switch self {
        case .guide: GuideSceneController()
        case .clavier: ClavierSceneController()
        case .typist: TypistSceneController()
        case .keyboard: KeyboardSceneController()
        }
    }
}
