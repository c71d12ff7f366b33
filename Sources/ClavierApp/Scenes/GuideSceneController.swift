import Clavier
import UIKit

/// The whole idea in one picture: a host view that a person moves and resizes, the keyboard, and the guides.
final class GuideSceneController: UIViewController, SceneController {
    private let host = ResizableView(frame: .zero)
    private let content = HostContentController()
    private var overlay: GuideOverlay?
    /// Where the person has put the host view; nil until they have.
    private var ownFrame: CGRect?

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
        host.onResize = { [weak self] in self?.hostWasMoved() }
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
        UIApplication.shared.addKeyboardFrameTracker(self)
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

    private func hostWasMoved() {
        ownFrame = host.frame
        placeHost()
    }

    /// Until it is moved, the host view stands in the middle; then where the person has put it, as far as the window has
    /// room and the keyboard leaves its field in sight.
    private func placeHost() {
        let area = view.bounds
        guard let own = ownFrame else {
            // A narrow window needs its width for the content.
            let side = min(area.width / 6, 16 + max(0, area.width - 320) / 4)
            let margin = CGSize(width: side.rounded(), height: (area.height / 20).rounded())
            host.frame = area.insetBy(dx: margin.width, dy: margin.height)
            return
        }
        let size = CGSize(width: min(own.width, area.width), height: min(own.height, area.height))
        let lowest = min(area.height - size.height, keyboardTop - min(size.height, content.leastHeight))
        host.frame = CGRect(
            x: max(0, min(own.minX, area.width - size.width)), y: max(0, min(own.minY, lowest)), width: size.width,
            height: size.height)
    }

    /// Where the keyboard begins now, in the view's coordinates; far below while it is away.
    private var keyboardTop: CGFloat {
        guard let screen = view.window?.screen, screen.keyboard.state != .hidden else {
            return .greatestFiniteMagnitude
        }
        return view.convert(screen.keyboard.presentedFrame, from: screen).minY
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

extension GuideSceneController: KeyboardFrameTracker {
    /// The keyboard pushes the host view up before it, where that stands too low for its field to be seen. Returns
    /// whether it did.
    func keyboardFrameOrGeometryDidChange() -> Bool {
        guard ownFrame != nil else { return false }
        let old = host.frame
        placeHost()
        return host.frame != old
    }
}
