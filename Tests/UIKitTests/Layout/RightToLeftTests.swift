import Foundation
import Testing
import UIKit

/// Section 2h: leading and trailing go by the direction of the constraint's container, as Stevia's suite expects.
@MainActor @Suite struct RightToLeftTests {
    let host = makeHost(width: 375, height: 667)

    init() { host.semanticContentAttribute = .forceRightToLeft }

    private func place(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
        let view = makeView(in: host, content: CGSize(width: 100, height: 20))
        NSLayoutConstraint.activate(constraints(view))
        return view.laidOutFrame
    }

    @Test func leadingIsTheRightSide() {
        #expect(place { [$0.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10)] }.maxX == 365)
        #expect(place { [$0.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10)] }.minX == 10)
        #expect(place { [$0.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10)] }.minX == 10)
    }

    @Test func siblingsFollowLeftward() {
        let first = makeView(in: host, content: CGSize(width: 100, height: 20))
        first.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
        let second = place { [$0.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)] }
        #expect(second.maxX == 267)
    }

    @Test func factorsCountFromTheLeadingSide() {
        // A third of the way in reading direction.
        let frame = place {
            [
                NSLayoutConstraint(
                    item: $0, attribute: .leading, relatedBy: .equal, toItem: host, attribute: .trailing,
                    multiplier: 1.0 / 3, constant: 0)
            ]
        }
        #expect(frame.maxX == 250)
    }

    @Test func marginsAreMirrored() {
        host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        #expect(host.layoutMargins.right == 30)
        #expect(place { [$0.leadingAnchor.constraint(equalTo: host.layoutMarginsGuide.leadingAnchor)] }.maxX == 345)
    }

    @Test func distancesGoInReadingDirection() {
        let frame = place {
            [host.leadingAnchor.anchorWithOffset(to: $0.leadingAnchor).constraint(equalToConstant: 40)]
        }
        #expect(frame.maxX == 335)
    }

    @Test func turningTheDirectionTurnsWhatIsActive() {
        let view = makeView(in: host, content: CGSize(width: 100, height: 20))
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10).isActive = true
        #expect(view.laidOutFrame.maxX == 365)
        host.semanticContentAttribute = .unspecified
        #expect(view.laidOutFrame.minX == 10)
    }

    /// The kinds that Apple's documentation lists: controls of playback and of a direction in space never turn.
    @Test func directionsRelativeToAContainer() {
        for container in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            func direction(_ kind: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
                UIView.userInterfaceLayoutDirection(for: kind, relativeTo: container)
            }
            #expect(direction(.unspecified) == container)
            #expect(direction(.playback) == .leftToRight)
            #expect(direction(.spatial) == .leftToRight)
            #expect(direction(.forceLeftToRight) == .leftToRight)
            #expect(direction(.forceRightToLeft) == .rightToLeft)
        }
    }

    @Test func theDirectionIsTheContainersAlone() {
        let group = makeView(in: host)
        group.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        group.widthAnchor.constraint(equalToConstant: 200).isActive = true
        let view = makeView(in: group, content: CGSize(width: 50, height: 20))
        view.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 10).isActive = true
        #expect(view.laidOutFrame.minX == 10)
        #expect(host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(group.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}
