import Foundation
import Testing
import UIKit

/// Views inside of each other whose masks, frames and constraints change in any order: what constraints say of a view is
/// what its frame is.
@MainActor @Suite struct MaskHistoryTests {
    let host = makeHost(width: 400, height: 400)

    /// A view of the chain, and one beside it that constraints lay over it.
    @MainActor private struct Link {
        let view = UIView()
        let witness = UIView()
        let width: NSLayoutConstraint

        init(in superview: UIView, _ random: inout RandomGenerator) {
            width = view.widthAnchor.constraint(equalToConstant: CGFloat(10 + random.next(191)))
            width.priority = UILayoutPriority(600)
            witness.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            superview.addSubview(witness)
            cover()
        }

        func cover() {
            witness.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            witness.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        }
    }

    private func change(_ link: Link, _ random: inout RandomGenerator) {
        let view = link.view
        switch random.next(7) {
        case 0:
            view.translatesAutoresizingMaskIntoConstraints = false
            link.width.isActive = true
        case 1:
            link.width.isActive = false
            view.translatesAutoresizingMaskIntoConstraints = true
        case 2: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.next(64)))
        case 3 where view.translatesAutoresizingMaskIntoConstraints:
            view.frame = CGRect(x: random.next(21), y: 0, width: random.next(101), height: 50)
        case 4: link.width.constant = CGFloat(10 + random.next(191))
        case 5: host.frame.size.width = CGFloat(100 + random.next(401))
        default:
            let superview = view.superview
            view.removeFromSuperview()
            superview?.addSubview(view)
            link.cover()
        }
    }

    @Test(arguments: 0..<16) func constraintsAndFramesAgree(seed: UInt64) {
        var random = RandomGenerator(state: seed)
        var links: [Link] = []
        for _ in 0..<4 { links.append(Link(in: links.last?.view ?? host, &random)) }
        var seen = 0
        for _ in 0..<100 {
            change(links[random.next(4)], &random)
            host.layoutIfNeeded()
            guard host.conflictReport == nil else { continue }
            // A frame that would be narrower than nothing is not the constraints' any more.
            for link in links where link.view.frame.width > 0 {
                seen += 1
                #expect(abs(link.view.frame.minX - link.witness.frame.minX) <= 1)
                #expect(abs(link.view.frame.maxX - link.witness.frame.maxX) <= 1)
            }
        }
        #expect(seen > 100)
    }
}
