import Foundation
import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
    private func makeStack(_ sizes: [CGSize], _ change: (UIStackView) -> Void) -> [CGRect] {
        let stack = UIStackView(
            arrangedSubviews: sizes.map { size in
                let view = ContentView()
                view.content = size
                return view
            })
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        change(stack)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private let sizes = [CGSize(width: 30, height: 20), CGSize(width: 60, height: 40), CGSize(width: 90, height: 10)]

    @Test func fillGoesByPriorities() {
        let frames = makeStack(sizes) {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 30, height: 100), CGRect(x: 40, y: 0, width: 160, height: 100),
                CGRect(x: 210, y: 0, width: 90, height: 100),
            ])
    }

    @Test func fillEqually() {
        let frames = makeStack(sizes) {
            $0.spacing = 15
            $0.distribution = .fillEqually
        }
        #expect(frames.map(\.minX) == [0, 105, 210])
        #expect(frames.map(\.width) == [90, 90, 90])
    }

    @Test func fillProportionally() {
        let frames = makeStack(sizes) {
            $0.spacing = 15
            $0.distribution = .fillProportionally
        }
        #expect(frames.map(\.width) == [45, 90, 135])  // 270 in parts of 1, 2 and 3
    }

    @Test func proportionsFollowTheViewsContent() {
        let (first, second, third) = (ContentView(), ContentView(), ContentView())
        for view in [first, second, third] { view.content = CGSize(width: 50, height: 20) }
        let inner = UIStackView(arrangedSubviews: [second, third])
        let stack = UIStackView(arrangedSubviews: [first, inner])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        #expect(first.frame.width == 100)  // 300 in parts of 50 and 100
        first.content = CGSize(width: 200, height: 20)
        stack.layoutIfNeeded()
        #expect(first.frame.width == 200)  // of 200 and 100
        third.content = CGSize(width: 350, height: 20)
        stack.layoutIfNeeded()
        #expect(first.frame.width == 100)  // of 200 and 400
    }

    @Test func equalSpacing() {
        let frames = makeStack(sizes) {
            $0.spacing = 15
            $0.distribution = .equalSpacing
        }
        #expect(frames.map(\.minX) == [0, 90, 210])  // 300 − 180 leaves two gaps of 60
        #expect(frames.map(\.width) == [30, 60, 90])
    }

    @Test func equalCentering() {
        let frames = makeStack(sizes) { $0.distribution = .equalCentering }
        #expect(frames.map(\.midX) == [15, 135, 255])
    }

    @Test func alignmentsInARow() {
        #expect(makeStack(sizes) { $0.alignment = .top }.map(\.minY) == [0, 0, 0])
        #expect(makeStack(sizes) { $0.alignment = .bottom }.map(\.maxY) == [100, 100, 100])
        #expect(makeStack(sizes) { $0.alignment = .center }.map(\.midY) == [50, 50, 50])
        #expect(makeStack(sizes) { $0.alignment = .center }.map(\.height) == [20, 40, 10])
        #expect(makeStack(sizes) { $0.alignment = .lastBaseline }.map(\.height) == [20, 40, 10])
        let bottoms = makeStack(sizes) { $0.alignment = .lastBaseline }.map(\.maxY)
        #expect(Set(bottoms).count == 1)
    }

    @Test func aColumn() {
        let frames = makeStack(sizes) {
            $0.axis = .vertical
            $0.alignment = .trailing
            $0.spacing = 5
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        }
        #expect(frames.map(\.minY) == [0, 25, 70])
        #expect(frames.map(\.maxX) == [300, 300, 300])
        #expect(frames.map(\.width) == [30, 60, 90])
        #expect(frames[2].maxY == 100)
    }

    @Test func customSpacing() {
        let frames = makeStack(sizes) {
            $0.spacing = 5
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
            #expect($0.customSpacing(after: $0.arrangedSubviews[0]) == 20)
            #expect($0.customSpacing(after: $0.arrangedSubviews[2]) == UIStackView.spacingUseDefault)
            $0.distribution = .fillEqually
        }
        #expect(frames[1].minX - frames[0].maxX == 20)
        #expect(frames[2].minX - frames[1].maxX == 8)
    }

    @Test func spacingThatChangesIsFollowed() {
        let frames = makeStack(sizes) {
            $0.distribution = .fillEqually
            $0.layoutIfNeeded()
            $0.spacing = 30
        }
        #expect(frames.map(\.minX) == [0, 110, 220])
    }

    @Test func hiddenViewsTakeNoRoomAndComeBack() {
        let hidden = makeStack(sizes) {
            $0.spacing = 10
            $0.distribution = .fillEqually
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect(hidden[0] == CGRect(x: 0, y: 0, width: 145, height: 100))
        #expect(hidden[2] == CGRect(x: 155, y: 0, width: 145, height: 100))
        let shown = makeStack(sizes) {
            $0.distribution = .fillEqually
            $0.arrangedSubviews[1].isHidden = true
            $0.layoutIfNeeded()
            $0.arrangedSubviews[1].isHidden = false
        }
        #expect(shown.map(\.minX) == [0, 100, 200])
    }

    @Test func marginsAreKeptIfAskedFor() {
        let frames = makeStack(sizes) {
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 0)
            $0.isLayoutMarginsRelativeArrangement = true
            $0.distribution = .fillEqually
        }
        #expect(frames.map(\.minX) == [30, 120, 210])
        #expect(frames[0].height == 90)
    }

    @Test func aStackFitsItsContent() {
        let stack = UIStackView(
            arrangedSubviews: sizes.map { size in
                let view = ContentView()
                view.content = size
                return view
            })
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 40))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 90))
    }

    @Test func viewsComeAndGo() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        let third = UIView()
        stack.insertArrangedSubview(third, at: 1)
        #expect(stack.arrangedSubviews[1] === third)
        #expect(third.superview === stack)
        #expect(!third.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(third)
        #expect(stack.arrangedSubviews.count == 2)
        #expect(third.superview === stack)
        stack.addArrangedSubview(third)
        third.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 50])
    }

    @Test func nestedStacks() {
        let inner = UIStackView(arrangedSubviews: [UIView(), UIView()])
        inner.axis = .vertical
        inner.distribution = .fillEqually
        let outer = UIStackView(arrangedSubviews: [inner, UIView()])
        outer.distribution = .fillEqually
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 30, width: 100, height: 30))
    }

    @Test func constantsAreUIKits() {
        #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
        #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }
}
