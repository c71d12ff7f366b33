import Foundation
import Testing
import UIKit

/// Section 2g: the order of a pass, and what it is made for.
@MainActor @Suite struct LayoutPassTests {
    private final class Log { var entries: [String] = [] }

    private final class LoggingView: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        required init?(coder: NSCoder) { nil }
        override func updateConstraints() {
            log.entries.append("update \(name)")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            log.entries.append("layout \(name)")
            super.layoutSubviews()
        }
    }

    private final class LoggingController: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = LoggingView("root", log) }
        override func updateViewConstraints() {
            log.entries.append("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.entries.append("will") }
        override func viewDidLayoutSubviews() { log.entries.append("did") }
    }

    @Test func updatesGoUpAndLayoutGoesDown() {
        let log = Log()
        let controller = LoggingController(log)
        let middle = LoggingView("middle", log)
        let leaf = LoggingView("leaf", log)
        middle.addSubview(leaf)
        controller.view.addSubview(middle)
        log.entries = []
        controller.view.layoutIfNeeded()
        #expect(
            log.entries == [
                "update leaf", "update middle", "updateViewConstraints", "update root", "will", "layout root", "did",
                "layout middle", "layout leaf",
            ])
        log.entries = []
        controller.view.layoutIfNeeded()
        #expect(log.entries.isEmpty)
        leaf.setNeedsUpdateConstraints()
        #expect(leaf.needsUpdateConstraints())
        controller.view.updateConstraintsIfNeeded()
        #expect(log.entries == ["update leaf"])
        #expect(!leaf.needsUpdateConstraints())
    }

    @Test func aChangeLaysOutTheSuperviewOnly() {
        let log = Log()
        let host = LoggingView("host", log)
        let other = LoggingView("other", log)
        let view = LoggingView("view", log)
        host.addSubview(other)
        host.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let left = view.leftAnchor.constraint(equalTo: host.leftAnchor)
        NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 10)])
        host.layoutIfNeeded()
        log.entries = []
        left.constant = 30
        host.layoutIfNeeded()
        #expect(log.entries == ["layout host"])
        #expect(view.frame.minX == 30)
    }

    @Test func constraintsMadeInUpdateConstraintsCount() {
        let host = UpdatingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        host.layoutIfNeeded()
        #expect(host.inner.frame == CGRect(x: 7, y: 0, width: 0, height: 0))
    }

    private final class UpdatingView: UIView {
        let inner = UIView()
        override func updateConstraints() {
            if inner.superview == nil {
                inner.translatesAutoresizingMaskIntoConstraints = false
                addSubview(inner)
                inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 7).isActive = true
            }
            super.updateConstraints()
        }
    }

    @Test func layoutIfNeededStartsAtTheTopmostStaleAncestor() {
        let host = makeHost()
        let group = makeView(in: host)
        let leaf = makeView(in: group)
        group.widthAnchor.constraint(equalToConstant: 80).isActive = true
        leaf.widthAnchor.constraint(equalTo: group.widthAnchor).isActive = true
        leaf.layoutIfNeeded()
        #expect(group.frame.width == 80)
        #expect(leaf.frame.width == 80)
    }

    @Test func aFrameSetByHandLastsUntilTheNextLayout() {
        let host = makeHost()
        let view = makeView(in: host)
        view.widthAnchor.constraint(equalToConstant: 80).isActive = true
        host.layoutIfNeeded()
        view.frame = CGRect(x: 50, y: 50, width: 5, height: 5)
        #expect(view.frame.minX == 50)
        host.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 0))
    }

    @Test func aRootThatConstraintsSizeTakesThatSize() {
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let inner = makeView(in: root, content: CGSize(width: 50, height: 20))
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            root.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        #expect(root.frame == CGRect(x: 0, y: 0, width: 60, height: 44))
    }

    @Test func autoresizedContainersCarryConstraints() {
        let host = makeHost(width: 100, height: 100)
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(box)
        let view = makeView(in: box)
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -15),
            view.leftAnchor.constraint(equalTo: box.leftAnchor),
        ])
        #expect(view.laidOutFrame.width == 75)
        host.frame.size.width = 200
        #expect(view.laidOutFrame.width == 175)
        #expect(box.frame.width == 180)
        #expect(host.conflictReport == nil)
    }
}
