import Foundation
import Testing
import UIKit

/// Section 2e: what Stevia's suite, which passes on iOS, says of layouts that constraints do not determine.
@MainActor @Suite struct UnderdeterminedLayoutTests {
    let host = makeHost()

    @Test func anOnlySizePutsTheOriginAtZero() {
        let view = makeView(in: host)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        view.heightAnchor.constraint(equalToConstant: 57).isActive = true
        #expect(view.laidOutFrame == CGRect(x: 0, y: 0, width: 100, height: 57))
    }

    @Test func nothingGivenLeavesNoSize() {
        let view = makeView(in: host)
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 12).isActive = true
        #expect(view.laidOutFrame == CGRect(x: 12, y: 0, width: 0, height: 0))
    }

    @Test func loneInequalitiesAreTightAtTheTop() {
        let least = makeView(in: host)
        let most = makeView(in: host)
        least.topAnchor.constraint(greaterThanOrEqualTo: host.topAnchor, constant: 23).isActive = true
        most.topAnchor.constraint(lessThanOrEqualTo: host.topAnchor, constant: 23).isActive = true
        #expect(least.laidOutFrame.minY == 23)
        #expect(most.laidOutFrame.minY == 23)
    }

    @Test func loneInequalitiesAreTightAtTheBottom() {
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
            let view = makeView(in: host)
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: relation, toItem: host, attribute: .bottom, multiplier: 1,
                constant: -45
            ).isActive = true
            view.heightAnchor.constraint(equalToConstant: 57).isActive = true
            #expect(view.laidOutFrame.minY == 565)
        }
    }

    @Test func loneInequalitiesAreTightBetweenSiblings() {
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
            let first = makeView(in: host)
            let second = makeView(in: host)
            first.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10).isActive = true
            first.widthAnchor.constraint(equalToConstant: 20).isActive = true
            NSLayoutConstraint(
                item: second, attribute: .left, relatedBy: relation, toItem: first, attribute: .right, multiplier: 1,
                constant: 25
            ).isActive = true
            #expect(second.laidOutFrame.minX == 55)
        }
    }

    @Test func inequalitiesAreTightFromRightToLeft() {
        host.semanticContentAttribute = .forceRightToLeft
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
            let view = makeView(in: host)
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: relation, toItem: host, attribute: .leading, multiplier: 1,
                constant: 23
            ).isActive = true
            view.widthAnchor.constraint(equalToConstant: 57).isActive = true
            #expect(view.laidOutFrame.maxX == 352)
        }
    }

    @Test func aLoneMaximalSizeIsTight() {
        let view = makeView(in: host)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        #expect(view.laidOutFrame.size == CGSize(width: 20, height: 30))
    }

    @Test func framesStayUntilLayout() {
        let view = makeView(in: host)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(view.frame == .zero)
        host.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func sizesAreNeverNegative() {
        let view = makeView(in: host)
        view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 200).isActive = true
        let right = view.rightAnchor.constraint(equalTo: host.leftAnchor, constant: 100)
        right.priority = .defaultHigh
        right.isActive = true
        #expect(view.laidOutFrame.minX == 200)
        #expect(view.frame.width == 0)
        #expect(host.conflictReport == nil)
    }
}
