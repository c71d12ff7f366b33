import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct HierarchyTests {
    private func tagged(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    private func order(_ view: UIView) -> [Int] { view.subviews.map { $0.tag } }

    @Test func viewsStandInTheOrderTheyWerePut() {
        let root = UIView()
        let views = (0..<4).map { tagged($0) }
        for view in views { root.addSubview(view) }
        #expect(order(root) == [0, 1, 2, 3])
        root.addSubview(views[0])
        #expect(order(root) == [1, 2, 3, 0])
        root.sendSubviewToBack(views[0])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order(root) == [3, 1, 2, 0])
        root.insertSubview(tagged(9), at: 1)
        #expect(order(root) == [3, 9, 1, 2, 0])
    }

    @Test func aPlaceThatDoesNotExistIsTheNearest() {
        let root = UIView()
        let views = (0..<3).map { tagged($0) }
        for view in views { root.addSubview(view) }
        root.insertSubview(views[1], at: -1)
        #expect(order(root) == [1, 0, 2])
        root.insertSubview(views[1], at: 99)
        #expect(order(root) == [0, 2, 1])
        root.insertSubview(tagged(8), at: -1)
        root.insertSubview(tagged(9), at: 99)
        #expect(order(root) == [8, 0, 2, 1, 9])
    }

    @Test func puttingAViewBesideASiblingWorksInBothDirections() {
        let root = UIView()
        let views = (0..<4).map { tagged($0) }
        for view in views { root.addSubview(view) }
        root.insertSubview(views[0], aboveSubview: views[2])
        #expect(order(root) == [1, 2, 0, 3])
        root.insertSubview(views[3], aboveSubview: views[1])
        #expect(order(root) == [1, 3, 2, 0])
        root.insertSubview(views[0], belowSubview: views[3])
        #expect(order(root) == [1, 0, 3, 2])
        root.insertSubview(views[1], belowSubview: views[2])
        #expect(order(root) == [0, 3, 1, 2])
        root.insertSubview(tagged(9), belowSubview: views[3])
        #expect(order(root) == [0, 9, 3, 1, 2])
    }

    @Test func aViewIsInOneSuperviewOnly() {
        let first = UIView()
        let second = UIView()
        let view = UIView()
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
        #expect(view.isDescendant(of: second))
        #expect(!view.isDescendant(of: first))
        view.removeFromSuperview()
        #expect(view.superview == nil)
    }

    @Test func theWindowReachesEveryViewInside() {
        final class Watcher: UIView {
            var log: [String] = []
            override func willMove(toWindow newWindow: UIWindow?) {
                log.append(newWindow == nil ? "will leave" : "will")
            }
            override func didMoveToWindow() { log.append(window == nil ? "left" : "did") }
        }
        let stage = Stage()
        let parent = UIView()
        let view = Watcher()
        parent.addSubview(view)
        #expect(view.log == [])
        stage.window.addSubview(parent)
        #expect(view.window === stage.window)
        parent.removeFromSuperview()
        #expect(view.window == nil)
        #expect(view.log == ["will", "did", "will leave", "left"])
        stage.close()
    }

    @Test func aViewThatLeavesTakesTheFirstResponderInsideWithIt() {
        let stage = Stage()
        let parent = stage.add(UIView(), 0, 0, 100, 100)
        let field = UITextField(frame: parent.bounds)
        parent.addSubview(field)
        field.becomeFirstResponder()
        let other = stage.add(UIView(), 0, 0, 100, 100)
        other.addSubview(parent)
        #expect(field.isFirstResponder)
        parent.removeFromSuperview()
        #expect(!field.isFirstResponder)
        stage.close()
    }

    @Test func masksFollowTheSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func add(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            view.autoresizingMask = mask
            root.addSubview(view)
            return view
        }
        let stretched = add([.flexibleWidth, .flexibleHeight])
        let pinned = add([.flexibleLeftMargin, .flexibleTopMargin])
        let centred = add([.flexibleLeftMargin, .flexibleRightMargin])
        let fixed = add([])
        root.frame.size = CGSize(width: 160, height: 130)
        #expect(stretched.frame == CGRect(x: 20, y: 20, width: 100, height: 70))
        #expect(pinned.frame == CGRect(x: 80, y: 50, width: 40, height: 40))
        // The free room grows from 20 + 40 to 120: both margins double.
        #expect(centred.frame == CGRect(x: 40, y: 20, width: 40, height: 40))
        #expect(fixed.frame == CGRect(x: 20, y: 20, width: 40, height: 40))
    }

    @Test func endEditingFindsTheFieldInside() {
        let stage = Stage()
        let parent = stage.add(UIView(), 0, 0, 100, 100)
        let field = UITextField(frame: parent.bounds)
        parent.addSubview(field)
        let other = stage.add(UIView(), 0, 0, 100, 100)
        field.becomeFirstResponder()
        #expect(!other.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(stage.window.endEditing(false))
        #expect(!field.isFirstResponder)
        stage.close()
    }
}
