import Foundation
import Testing
import UIKit

/// Section 2d: the constraint itself, where it is installed, and what is a mistake.
@MainActor @Suite struct ConstraintTests {
    let host = makeHost()

    @Test func defaultsAreUIKits() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        #expect(constraint.constant == 0)
        #expect(constraint.multiplier == 1)
        #expect(constraint.identifier == nil)
        #expect(constraint.firstItem == nil)
    }

    @Test func rawValuesAreUIKits() {
        typealias Attribute = NSLayoutConstraint.Attribute
        let all: [Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(all.map(\.rawValue) == Array(0...20))
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
        #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    }

    @Test func partsAreWhatTheInitialiserWasGiven() {
        let view = makeView(in: host)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .lessThanOrEqual, toItem: host, attribute: .right, multiplier: 0.5,
            constant: 7)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem === host)
        #expect(constraint.firstAttribute == .left)
        #expect(constraint.secondAttribute == .right)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 7)
        #expect(constraint.firstAnchor.item === view)
        #expect(constraint.secondAnchor?.item === host)
    }

    @Test func itIsInstalledOnTheClosestCommonAncestor() {
        let group = makeView(in: host)
        let first = makeView(in: group)
        let second = makeView(in: group)
        let siblings = first.leftAnchor.constraint(equalTo: second.leftAnchor)
        let upward = first.topAnchor.constraint(equalTo: host.topAnchor)
        let parent = first.bottomAnchor.constraint(equalTo: group.bottomAnchor)
        let own = first.widthAnchor.constraint(equalToConstant: 3)
        let ratio = first.heightAnchor.constraint(equalTo: first.widthAnchor)
        NSLayoutConstraint.activate([siblings, upward, parent, own, ratio])
        #expect(group.constraints == [siblings, parent])
        #expect(host.constraints == [upward])
        #expect(first.constraints == [own, ratio])
        NSLayoutConstraint.deactivate([siblings, own])
        #expect(group.constraints == [parent])
        #expect(first.constraints == [ratio])
        #expect(!siblings.isActive)
    }

    @Test func addAndRemoveConstraintActivate() {
        let view = makeView(in: host)
        let constraint = view.widthAnchor.constraint(equalToConstant: 30)
        host.addConstraint(constraint)
        #expect(constraint.isActive)
        #expect(host.constraints == [constraint])
        #expect(view.laidOutFrame.width == 30)
        view.removeConstraint(constraint)
        #expect(constraint.isActive)
        host.removeConstraint(constraint)
        #expect(!constraint.isActive)
        #expect(view.laidOutFrame.width == 0)
    }

    @Test func leavingTheSuperviewDropsWhatCrosses() {
        let group = makeView(in: host)
        let inner = makeView(in: group)
        let crossing = inner.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 5)
        let inside = inner.widthAnchor.constraint(equalTo: group.widthAnchor)
        let own = group.widthAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([crossing, inside, own])
        host.layoutIfNeeded()
        group.removeFromSuperview()
        #expect(!crossing.isActive)
        #expect(inside.isActive)
        #expect(own.isActive)
        #expect(host.constraints.isEmpty)
        let other = makeHost()
        other.addSubview(group)
        #expect(inner.laidOutFrame.width == 70)
    }

    @Test func itemsAreNotKeptAlive() {
        var view: UIView? = UIView()
        let constraint = NSLayoutConstraint(
            item: view as Any, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 3)
        #expect(constraint.firstItem === view)
        view = nil
        #expect(constraint.firstItem == nil)
    }

    @Test func treesThatArePutTogetherGoOn() {
        let group = UIView()
        group.translatesAutoresizingMaskIntoConstraints = false
        let inner = makeView(in: group)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 4),
            inner.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -4),
            inner.widthAnchor.constraint(equalToConstant: 20),
        ])
        group.layoutIfNeeded()
        #expect(inner.frame.minX == 4)
        host.addSubview(group)
        group.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10).isActive = true
        #expect(inner.laidOutFrame == CGRect(x: 4, y: 0, width: 20, height: 0))
        #expect(group.frame == CGRect(x: 10, y: 0, width: 28, height: 0))
    }

    @Test func constructorsAcceptMixedAxesAndInstallThem() {
        let view = makeView(in: host)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: host, attribute: .top, multiplier: 1, constant: 50)
        constraint.isActive = true
        #expect(host.constraints == [constraint])
    }

    @Test func mixedAxesAreRefusedWhenTheyAreSolved() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let host = UIView()
                let view = UIView()
                host.addSubview(view)
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: host, attribute: .top, multiplier: 1,
                    constant: 0
                ).isActive = true
                host.layoutIfNeeded()
            }
        }
    }

    /// The constructor takes any pair, as SnapKit's suite expects of it; in a window it is refused on activation.
    @Test func mixedAxesAreRefusedAtOnceInAWindow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                let view = UIView()
                window.addSubview(view)
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: window, attribute: .top, multiplier: 1,
                    constant: 0
                ).isActive = true
            }
        }
        expect(result, says: "Invalid pairing of layout attributes")
    }

    /// The types keep a program from making one, but for a cast that does not look.
    @Test func aDistanceBetweenAHorizontalAndAVerticalPlaceIsAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                let view = UIView()
                window.addSubview(view)
                let top = unsafeBitCast(view.topAnchor, to: NSLayoutXAxisAnchor.self)
                window.leadingAnchor.anchorWithOffset(to: top).constraint(equalToConstant: 10).isActive = true
            }
        }
        expect(result, says: "Invalid pairing of layout attributes")
    }

    @Test func distancesAreSizesWhicheverWayTheyGo() {
        let view = makeView(in: host)
        let across = host.leftAnchor.anchorWithOffset(to: view.leftAnchor)
        let down = host.topAnchor.anchorWithOffset(to: view.topAnchor)
        NSLayoutConstraint.activate([
            across.constraint(equalToConstant: 30), down.constraint(equalTo: across, multiplier: 2),
            view.widthAnchor.constraint(equalTo: down), view.heightAnchor.constraint(equalTo: across),
        ])
        #expect(view.laidOutFrame == CGRect(x: 30, y: 60, width: 60, height: 30))
    }

    @Test func noCommonAncestorIsAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
            }
        }
        expect(
            result, says: "because they have no common ancestor.  Does the constraint or its anchors reference items")
    }

    @Test func aLocationEqualToAConstantIsAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 3)
            }
        }
        expect(result, says: "Location attributes must be specified in pairs.")
    }

    @Test func foreignItemsAreAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 3))
            }
        }
        expect(result, says: "The view hierarchy is not prepared for the constraint")
    }

    @Test func leadingWithLeftIsAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = UIView()
                let view = UIView()
                host.addSubview(view)
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: host, attribute: .left, multiplier: 1,
                    constant: 0
                ).isActive = true
            }
        }
        expect(result, says: "Use leading/trailing for both or neither.")
    }

    /// Anchors of both kinds have one type, but "Auto Layout does not allow constraints that mix leading and trailing
    /// attributes with left or right attributes. As a result, this constraint crashes at runtime." (NSLayoutAnchor)
    @Test func leadingAnchorsWithLeftOnesAreAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor) }
        }
        expect(result, says: "Use leading/trailing for both or neither.")
        let distance = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().leadingAnchor.anchorWithOffset(to: UIView().rightAnchor) }
        }
        expect(distance, says: "Use leading/trailing for both or neither.")
    }

    @Test func aConstantThatIsNotFiniteIsAMistake() async {
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .nan }
        }
        expect(set, says: "constant is not finite")
        let anchored = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .infinity) }
        }
        expect(anchored, says: "constant is not finite")
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: .nan)
            }
        }
        expect(made, says: "constant is not finite")
    }

    @Test func aMultiplierThatIsNotFiniteIsAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
            }
        }
        expect(result, says: "multiplier is not finite")
    }

    private func expect(_ result: ExitTest.Result?, says words: String) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(words))
    }
}
