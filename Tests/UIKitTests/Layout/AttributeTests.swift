import Foundation
import Testing
import UIKit

/// Each attribute, each anchor and each of their methods places a view where its name says.
@MainActor @Suite struct AttributeTests {
    let host = makeHost(width: 400, height: 300)

    /// The frame of a view of 40 by 30 points one of whose attributes equals one of the host's.
    private func place(
        _ attribute: NSLayoutConstraint.Attribute, at other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> CGRect {
        let view = makeView(in: host)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: host, attribute: other, multiplier: multiplier,
            constant: constant
        ).isActive = true
        return view.laidOutFrame
    }

    @Test func sidesAndMiddles() {
        #expect(place(.left, at: .left, constant: 11).minX == 11)
        #expect(place(.right, at: .right, constant: -11).maxX == 389)
        #expect(place(.leading, at: .leading, constant: 11).minX == 11)
        #expect(place(.trailing, at: .trailing, constant: -11).maxX == 389)
        #expect(place(.top, at: .top, constant: 11).minY == 11)
        #expect(place(.bottom, at: .bottom, constant: -11).maxY == 289)
        #expect(place(.centerX, at: .centerX, constant: 4).midX == 204)
        #expect(place(.centerY, at: .centerY, constant: 4).midY == 154)
        #expect(place(.firstBaseline, at: .top, constant: 9).minY == 9)
        #expect(place(.lastBaseline, at: .bottom, constant: -9).maxY == 291)
        #expect(place(.left, at: .right, multiplier: 0.25, constant: 3).minX == 103)
    }

    @Test func margins() {
        host.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(place(.left, at: .leftMargin).minX == 20)
        #expect(place(.right, at: .rightMargin).maxX == 360)
        #expect(place(.leading, at: .leadingMargin).minX == 20)
        #expect(place(.trailing, at: .trailingMargin).maxX == 360)
        #expect(place(.top, at: .topMargin).minY == 10)
        #expect(place(.bottom, at: .bottomMargin).maxY == 270)
        #expect(place(.centerX, at: .centerXWithinMargins).midX == 190)
        #expect(place(.centerY, at: .centerYWithinMargins).midY == 140)
    }

    @Test func sizes() {
        let view = makeView(in: host)
        view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5, constant: -7).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2).isActive = true
        #expect(view.laidOutFrame.size == CGSize(width: 193, height: 386))
    }

    @Test func everyDimensionMethod() {
        func width(_ constraint: (NSLayoutDimension) -> NSLayoutConstraint) -> CGFloat {
            let view = makeView(in: host, content: CGSize(width: 50, height: 0))
            constraint(view.widthAnchor).isActive = true
            return view.laidOutFrame.width
        }
        let other = host.heightAnchor  // 300
        #expect(width { $0.constraint(equalToConstant: 60) } == 60)
        #expect(width { $0.constraint(greaterThanOrEqualToConstant: 60) } == 60)
        #expect(width { $0.constraint(greaterThanOrEqualToConstant: 40) } == 50)
        #expect(width { $0.constraint(lessThanOrEqualToConstant: 40) } == 40)
        #expect(width { $0.constraint(lessThanOrEqualToConstant: 60) } == 50)
        #expect(width { $0.constraint(equalTo: other) } == 300)
        #expect(width { $0.constraint(equalTo: other, constant: 1) } == 301)
        #expect(width { $0.constraint(equalTo: other, multiplier: 0.5) } == 150)
        #expect(width { $0.constraint(equalTo: other, multiplier: 0.5, constant: 1) } == 151)
        #expect(width { $0.constraint(greaterThanOrEqualTo: other) } == 300)
        #expect(width { $0.constraint(greaterThanOrEqualTo: other, constant: 1) } == 301)
        #expect(width { $0.constraint(greaterThanOrEqualTo: other, multiplier: 0.5) } == 150)
        #expect(width { $0.constraint(greaterThanOrEqualTo: other, multiplier: 0.5, constant: 1) } == 151)
        #expect(width { $0.constraint(lessThanOrEqualTo: other) } == 50)
        #expect(width { $0.constraint(lessThanOrEqualTo: other, constant: -270) } == 30)
        #expect(width { $0.constraint(lessThanOrEqualTo: other, multiplier: 0.1) } == 30)
        #expect(width { $0.constraint(lessThanOrEqualTo: other, multiplier: 0.1, constant: -1) } == 29)
    }

    @Test func everyLocationMethod() {
        func minX(_ constraint: (NSLayoutXAxisAnchor) -> NSLayoutConstraint) -> CGFloat {
            let view = makeView(in: host)
            let preferred = view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 100)
            preferred.priority = .defaultLow
            NSLayoutConstraint.activate([preferred, constraint(view.leftAnchor)])
            return view.laidOutFrame.minX
        }
        let middle = host.centerXAnchor  // 200
        let left = host.leftAnchor
        #expect(minX { $0.constraint(equalTo: middle) } == 200)
        #expect(minX { $0.constraint(equalTo: middle, constant: 5) } == 205)
        #expect(minX { $0.constraint(greaterThanOrEqualTo: middle) } == 200)
        #expect(minX { $0.constraint(greaterThanOrEqualTo: middle, constant: 5) } == 205)
        #expect(minX { $0.constraint(greaterThanOrEqualTo: left) } == 100)
        #expect(minX { $0.constraint(lessThanOrEqualTo: middle) } == 100)
        #expect(minX { $0.constraint(lessThanOrEqualTo: left) } == 0)
        #expect(minX { $0.constraint(lessThanOrEqualTo: left, constant: 5) } == 5)
        #expect(minX { $0.constraint(equalToSystemSpacingAfter: left, multiplier: 3) } == 24)
        #expect(minX { $0.constraint(greaterThanOrEqualToSystemSpacingAfter: left, multiplier: 20) } == 160)
        #expect(minX { $0.constraint(lessThanOrEqualToSystemSpacingAfter: left, multiplier: 3) } == 24)
    }

    @Test func systemSpacingIsEightPoints() {
        let first = makeView(in: host, content: CGSize(width: 40, height: 30))
        let second = makeView(in: host)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: host.leadingAnchor, multiplier: 1),
            first.topAnchor.constraint(equalToSystemSpacingBelow: host.topAnchor, multiplier: 2),
            second.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
        ])
        host.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 8, y: 16, width: 40, height: 30))
        #expect(second.frame.origin == CGPoint(x: 56, y: 50))
    }

    @Test func anchorsWithOffsetAreDistances() {
        let first = makeView(in: host, content: CGSize(width: 40, height: 30))
        let second = makeView(in: host, content: CGSize(width: 60, height: 30))
        let before = host.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
        let between = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
        let after = second.trailingAnchor.anchorWithOffset(to: host.trailingAnchor)
        NSLayoutConstraint.activate([
            between.constraint(equalTo: before, multiplier: 2), after.constraint(equalTo: before),
            host.topAnchor.anchorWithOffset(to: first.topAnchor).constraint(equalToConstant: 12),
        ])
        host.layoutIfNeeded()
        // 400 - 40 - 60 = 300 in parts of 1, 2 and 1.
        #expect(first.frame == CGRect(x: 75, y: 12, width: 40, height: 30))
        #expect(second.frame.minX == 265)
        #expect(host.constraints.count == 3)
    }

    @Test func baselinesOfText() {
        let label = UILabel()
        label.text = "Clavier"
        label.font = .systemFont(ofSize: 20)
        let small = UILabel()
        small.text = "x"
        small.font = .systemFont(ofSize: 10)
        for view in [label, small] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor, constant: 40),
            small.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        host.layoutIfNeeded()
        // The fixed metric: line height 1.2 em with the ascent of 0.8 em below half of the leading of 0.2 em.
        #expect(label.frame.minY == 40)
        #expect(label.frame.height == 24)
        #expect(small.frame.minY == 49)  // 40 + 0.9 × 20 − 0.9 × 10
    }

    @Test func baselinesOfTextThatIsHigherThanItself() {
        let label = UILabel()
        label.text = "Clavier"
        label.font = .systemFont(ofSize: 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(label)
        let mark = makeView(in: host)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor), label.heightAnchor.constraint(equalToConstant: 44),
            mark.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        // The line of 24 points stands in the middle of 44, its baseline 18 points below its top.
        #expect(mark.laidOutFrame.minY == 28)
    }

    @Test func textWrapsAtTheWidthThatConstraintsGive() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 10)
        label.text = "one two three"  // 13 characters of 6 points
        label.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(label)
        label.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        #expect(label.laidOutFrame.height == 12)
        width.constant = 50
        #expect(label.laidOutFrame.height == 24)
        width.constant = 100
        #expect(label.laidOutFrame.height == 12)
    }

    @Test func alignmentRectanglesAreWhatIsPlaced() {
        let view = InsetView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
        ])
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 64))
        #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 60))
    }

    private final class InsetView: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    @Test func transformsDoNotCount() {
        let view = makeView(in: host, content: CGSize(width: 40, height: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 100).isActive = true
        view.topAnchor.constraint(equalTo: host.topAnchor, constant: 100).isActive = true
        host.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 40, height: 30))
        #expect(view.center == CGPoint(x: 120, y: 115))
    }
}
