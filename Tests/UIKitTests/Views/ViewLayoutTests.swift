import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ViewLayoutTests {
    final class Counter: UIView {
        var count = 0
        var body: () -> Void = {}
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            body()
        }
    }

    @Test func onlyStaleViewsAreLaidOut() {
        let stage = Stage()
        let outer = stage.add(Counter(), 0, 0, 100, 100)
        let inner = Counter(frame: outer.bounds)
        outer.addSubview(inner)
        stage.frame()
        let counts = (outer.count, inner.count)
        stage.frame()
        #expect((outer.count, inner.count) == counts)
        inner.setNeedsLayout()
        stage.frame()
        #expect((outer.count, inner.count) == (counts.0, counts.1 + 1))
        outer.frame.size.width = 50
        stage.frame()
        #expect(outer.count == counts.0 + 1)
        outer.frame.origin.x = 10
        stage.frame()
        #expect(outer.count == counts.0 + 1)
        stage.close()
    }

    @Test func layoutIfNeededStartsAtTheTopmostStaleAncestor() {
        let root = Counter()
        let middle = Counter()
        let leaf = Counter()
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        let count = root.count
        root.setNeedsLayout()
        root.body = { middle.frame.size.width += 10 }
        leaf.layoutIfNeeded()
        #expect(root.count == count + 1)
        #expect(middle.frame.width == 10)
        root.body = {}
        leaf.layoutIfNeeded()
        #expect(root.count == count + 1)
    }

    @Test func whatLayoutMakesStaleIsLaidOutInTheSameFrame() {
        let stage = Stage()
        let view = stage.add(Counter(), 0, 0, 100, 100)
        let inner = Counter()
        view.addSubview(inner)
        view.body = { [unowned view] in inner.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 10) }
        view.frame.size.width = 60
        stage.frame()
        #expect(inner.frame.width == 30)
        #expect(inner.count > 0)
        #expect(!UIApplication.shared.needsFrame)
        stage.close()
    }

    @Test func aViewThatAlwaysCallsForLayoutDoesNotHang() {
        let stage = Stage()
        let view = stage.add(Counter(), 0, 0, 100, 100)
        view.body = { [unowned view] in view.setNeedsLayout() }
        stage.frame()
        #expect(view.count < 100)
        stage.close()
    }
}
