import Foundation
import Testing
import UIKit

/// What is open in Apple's UIKit can be overridden here. If this file compiles, that is half of the test.
@MainActor @Suite(.serialized) struct OverridingTests {
    /// A view around another one, which constraints are to be about.
    final class Wrapper: UIView {
        let content = UIView()

        override var leadingAnchor: NSLayoutXAxisAnchor { content.leadingAnchor }
        override var trailingAnchor: NSLayoutXAxisAnchor { content.trailingAnchor }
        override var leftAnchor: NSLayoutXAxisAnchor { content.leftAnchor }
        override var rightAnchor: NSLayoutXAxisAnchor { content.rightAnchor }
        override var topAnchor: NSLayoutYAxisAnchor { content.topAnchor }
        override var bottomAnchor: NSLayoutYAxisAnchor { content.bottomAnchor }
        override var widthAnchor: NSLayoutDimension { content.widthAnchor }
        override var heightAnchor: NSLayoutDimension { content.heightAnchor }
        override var centerXAnchor: NSLayoutXAxisAnchor { content.centerXAnchor }
        override var centerYAnchor: NSLayoutYAxisAnchor { content.centerYAnchor }
        override var firstBaselineAnchor: NSLayoutYAxisAnchor { content.firstBaselineAnchor }
        override var lastBaselineAnchor: NSLayoutYAxisAnchor { content.lastBaselineAnchor }
        override var layoutMarginsGuide: UILayoutGuide { content.layoutMarginsGuide }
        override var readableContentGuide: UILayoutGuide { content.readableContentGuide }
        override var safeAreaLayoutGuide: UILayoutGuide { content.safeAreaLayoutGuide }
        override var keyboardLayoutGuide: UIKeyboardLayoutGuide { content.keyboardLayoutGuide }
    }

    /// Writes down what is asked of it, then does it.
    final class Recorder: UIView {
        var log: [String] = []

        private func note<Result>(_ word: String, _ result: Result) -> Result {
            log.append(word)
            return result
        }

        override var constraints: [NSLayoutConstraint] { note("constraints", super.constraints) }
        override func addConstraint(_ constraint: NSLayoutConstraint) { note("add", super.addConstraint(constraint)) }
        override func addConstraints(_ constraints: [NSLayoutConstraint]) {
            note("add all", super.addConstraints(constraints))
        }
        override func removeConstraint(_ constraint: NSLayoutConstraint) {
            note("remove", super.removeConstraint(constraint))
        }
        override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
            note("remove all", super.removeConstraints(constraints))
        }
        override var layoutGuides: [UILayoutGuide] { note("guides", super.layoutGuides) }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
            note("add guide", super.addLayoutGuide(layoutGuide))
        }
        override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
            note("remove guide", super.removeLayoutGuide(layoutGuide))
        }
        override var hasAmbiguousLayout: Bool { note("ambiguous", super.hasAmbiguousLayout) }
        override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
            note("affecting", super.constraintsAffectingLayout(for: axis))
        }

        override func insertSubview(_ view: UIView, at index: Int) {
            note("insert", super.insertSubview(view, at: index))
        }
        override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
            note("below", super.insertSubview(view, belowSubview: siblingSubview))
        }
        override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
            note("above", super.insertSubview(view, aboveSubview: siblingSubview))
        }
        override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
            note("exchange", super.exchangeSubview(at: index1, withSubviewAt: index2))
        }
        override func isDescendant(of view: UIView) -> Bool { note("descendant", super.isDescendant(of: view)) }
        override func viewWithTag(_ tag: Int) -> UIView? { note("tag", super.viewWithTag(tag)) }
        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            note("add recogniser", super.addGestureRecognizer(gestureRecognizer))
        }
        override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            note("remove recogniser", super.removeGestureRecognizer(gestureRecognizer))
        }
        override func endEditing(_ force: Bool) -> Bool { note("end", super.endEditing(force)) }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            note("point", super.convert(point, to: view))
        }
        override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
            note("rectangle", super.convert(rect, from: view))
        }
    }

    final class Controller: UIViewController {
        final class Bar: UILayoutSupport {
            let guide = UILayoutGuide()
            var length: CGFloat { 44 }
            var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
            var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
            var heightAnchor: NSLayoutDimension { guide.heightAnchor }
        }
        let bar = Bar()
        override var topLayoutGuide: any UILayoutSupport { bar }
        override var bottomLayoutGuide: any UILayoutSupport { bar }
    }

    final class Scroller: UIScrollView {
        let inner = UIScrollView()
        override var contentLayoutGuide: UILayoutGuide { inner.contentLayoutGuide }
        override var frameLayoutGuide: UILayoutGuide { inner.frameLayoutGuide }
        override var panGestureRecognizer: UIPanGestureRecognizer { inner.panGestureRecognizer }
    }

    final class Sheet: NSLayoutConstraint {
        override class func constraints(
            withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
            views: [String: Any]
        ) -> [NSLayoutConstraint] {
            super.constraints(withVisualFormat: "V:" + format, options: opts, metrics: metrics, views: views)
        }
    }

    @Test func aWrappersAnchorsAndGuidesAreThoseOfItsContent() {
        let host = makeHost(width: 200, height: 100)
        let wrapper = Wrapper(frame: host.bounds)
        wrapper.content.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(wrapper)
        wrapper.addSubview(wrapper.content)
        let view: UIView = wrapper
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(wrapper.content.laidOutFrame == CGRect(x: 20, y: 30, width: 50, height: 40))
        #expect(wrapper.frame == host.bounds)
        #expect(view.layoutMarginsGuide.owningView === wrapper.content)
        #expect(view.keyboardLayoutGuide.owningView === wrapper.content)
    }

    @Test func marginAttributesMeanTheViewsOwnMargins() {
        let host = makeHost(width: 200, height: 100)
        let wrapper = Wrapper(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        wrapper.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        host.addSubview(wrapper)
        let inner = makeView(in: wrapper)
        NSLayoutConstraint(
            item: inner, attribute: .left, relatedBy: .equal, toItem: wrapper, attribute: .leftMargin, multiplier: 1,
            constant: 0
        ).isActive = true
        #expect(inner.laidOutFrame.minX == 12)
    }

    @Test func constraintsAndGuidesGoThroughWhatIsOverridden() {
        let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view: UIView = recorder
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        view.addConstraint(width)
        #expect(view.constraints == [width])
        view.removeConstraint(width)
        view.addConstraints([width])
        view.removeConstraints([width])
        #expect(!width.isActive)
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides == [guide])
        view.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
        #expect(
            recorder.log == [
                "add", "constraints", "remove", "add all", "remove all", "add guide", "guides", "remove guide",
                "ambiguous", "affecting",
            ])
    }

    @Test func subviewsAndConversionGoThroughWhatIsOverridden() {
        let recorder = Recorder(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let host = makeHost()
        host.addSubview(recorder)
        let view: UIView = recorder
        let (first, second, third) = (UIView(), UIView(), UIView())
        second.tag = 7
        view.insertSubview(first, at: 0)
        view.insertSubview(second, belowSubview: first)
        view.insertSubview(third, aboveSubview: second)
        #expect(view.subviews == [second, third, first])
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(view.subviews == [first, third, second])
        #expect(view.viewWithTag(7) === second)
        #expect(view.isDescendant(of: host))
        let recognizer = UITapGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        view.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil)
        #expect(!view.endEditing(true))
        #expect(view.convert(CGPoint(x: 1, y: 2), to: host as UIView?) == CGPoint(x: 11, y: 22))
        #expect(view.convert(host.bounds, from: host as UIView?).origin == CGPoint(x: -10, y: -20))
        #expect(
            recorder.log == [
                "insert", "below", "above", "exchange", "tag", "descendant", "add recogniser", "remove recogniser",
                "end", "point", "rectangle",
            ])
    }

    @Test func controllersScrollViewsAndConstraintsToo() {
        let controller: UIViewController = Controller()
        #expect(controller.topLayoutGuide.length == 44)
        #expect(controller.bottomLayoutGuide.length == 44)
        let scroller = Scroller()
        let scrollView: UIScrollView = scroller
        #expect(scrollView.contentLayoutGuide.owningView === scroller.inner)
        #expect(scrollView.frameLayoutGuide.owningView === scroller.inner)
        #expect(scrollView.panGestureRecognizer === scroller.inner.panGestureRecognizer)
        let type: NSLayoutConstraint.Type = Sheet.self
        let constraints = type.constraints(withVisualFormat: "[view(9)]", views: ["view": scroller])
        #expect(constraints.map(\.firstAttribute) == [.height])
    }

    /// A field that changes what is typed into it, and one that knows where a composition ends.
    @Test func textInputToo() {
        final class Field: UITextField {
            override func insertText(_ text: String) { super.insertText(text.uppercased()) }
            override func replace(_ range: UITextRange, withText text: String) {
                super.replace(range, withText: "<" + text + ">")
            }
            override var endOfDocument: UITextPosition { super.beginningOfDocument }
        }
        final class Text: UITextView {
            var isMarked = false
            override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
                isMarked = true
                super.setMarkedText(markedText, selectedRange: selectedRange)
            }
            override func unmarkText() {
                isMarked = false
                super.unmarkText()
            }
        }
        let field = Field()
        let input: any UITextInput = field
        input.insertText("ab")
        #expect(field.text == "AB")
        #expect(input.compare(input.endOfDocument, to: input.beginningOfDocument) == .orderedSame)
        if let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) {
            input.replace(range, withText: "c")
        }
        #expect(field.text == "<c>AB")
        let text = Text()
        let other: any UITextInput = text
        other.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        #expect(text.isMarked && text.markedTextRange != nil)
        other.unmarkText()
        #expect(!text.isMarked && text.text == "x")
    }

    @Test func coordinateSpacesConvertBothWays() {
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300))
        let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        window.screen = screen
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
        window.addSubview(view)
        let space: any UICoordinateSpace = view
        let frame = CGRect(x: 0, y: 200, width: 300, height: 100)
        #expect(screen.coordinateSpace.convert(frame, to: space).origin == CGPoint(x: -31, y: 158))
        #expect(space.convert(frame, from: screen.coordinateSpace).origin == CGPoint(x: -31, y: 158))
        #expect(screen.coordinateSpace.convert(CGPoint.zero, from: space) == CGPoint(x: 31, y: 42))
        #expect(space.convert(CGPoint.zero, to: screen.coordinateSpace) == CGPoint(x: 31, y: 42))
    }
}
