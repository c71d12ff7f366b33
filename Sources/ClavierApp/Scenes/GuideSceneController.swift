import Clavier
import UIKit

/// The whole idea in one picture: a host view that a person moves and resizes, the keyboard, and the guides.
final class GuideSceneController: UIViewController, SceneController {
    private let host = ResizableView(frame: .zero)
    private let content = HostContentController()
    private var overlay: GuideOverlay?
    /// Whether the person has given the host view a frame of their own.
    private var hostWasMoved = false

    /// How far one press of an arrow moves the host view or one of its edges, points.
    private static let step: CGFloat = 8
    /// The host view's safe area, points; the command line may give another one before the view is loaded.
    private var hostSafeArea = UIEdgeInsets(top: 0, left: 12, bottom: 12, right: 12)

    var hostView: UIView { content.view }
    var toolbarFrame: CGRect { content.toolbarGuide.layoutFrame }
    var mainField: UITextField { content.mainField }

    func setHostSafeArea(_ insets: UIEdgeInsets) { hostSafeArea = insets }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray5
        host.backgroundColor = .systemBackground
        host.titleHeight = hostSafeArea.top + HostContentController.titleHeight
        host.layer.cornerRadius = HostContentController.cornerRadius
        host.layer.shadowOpacity = 0.25
        host.layer.shadowRadius = 12
        host.layer.shadowOffset = CGSize(width: 0, height: 4)
        host.onResize = { [weak self] in self?.hostWasMoved = true }
        host.accessibilityIdentifier = "host"
        placeHost()
        view.addSubview(host)
        addChild(content)
        content.view.frame = host.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.additionalSafeAreaInsets = hostSafeArea
        host.addSubview(content.view)
        content.didMove(toParent: self)
        content.onSwitch = { [weak self] in self?.updateOverlay() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeHost()
        guard overlay == nil, let window = view.window else { return }
        overlay = GuideOverlay(watching: hostView, numbers: content.numbers, like: window)
    }

    private func updateOverlay() {
        overlay?.isHidden = !content.showsGuides
        overlay?.reload()
    }

    /// Until it is moved, the host view stands in the middle; then it stays where it is as far as it fits.
    private func placeHost() {
        let area = view.bounds
        if hostWasMoved {
            let size = CGSize(width: min(host.frame.width, area.width), height: min(host.frame.height, area.height))
            host.frame = CGRect(
                x: max(0, min(host.frame.minX, area.width - size.width)),
                y: max(0, min(host.frame.minY, area.height - size.height)), width: size.width, height: size.height)
        } else {
            // A narrow window needs its width for the content.
            let side = min(area.width / 6, 16 + max(0, area.width - 320) / 4)
            let margin = CGSize(width: side.rounded(), height: (area.height / 20).rounded())
            host.frame = area.insetBy(dx: margin.width, dy: margin.height)
        }
    }

    /// Alt and an arrow move the host view; Alt and Home, End, Page Up or Page Down move its right or bottom edge.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.modifierFlags.contains(.alternate), let change = Self.change(of: key)
        else { return super.pressesBegan(presses, with: event) }
        host.change(edges: change.edges, by: change.step)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressesBegan(presses, with: event)
    }

    /// What a key changes: the edges that move, none of them meaning the whole view, and how far.
    private static func change(of key: UIKey) -> (edges: UIRectEdge, step: CGPoint)? {
        switch key.keyCode {
        case .keyboardLeftArrow: ([], CGPoint(x: -step, y: 0))
        case .keyboardRightArrow: ([], CGPoint(x: step, y: 0))
        case .keyboardUpArrow: ([], CGPoint(x: 0, y: -step))
        case .keyboardDownArrow: ([], CGPoint(x: 0, y: step))
        case .keyboardHome: ([.right], CGPoint(x: -step, y: 0))
        case .keyboardEnd: ([.right], CGPoint(x: step, y: 0))
        case .keyboardPageUp: ([.bottom], CGPoint(x: 0, y: -step))
        case .keyboardPageDown: ([.bottom], CGPoint(x: 0, y: step))
        default: nil
        }
    }
}
