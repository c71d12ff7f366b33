import Foundation
import Testing
import UIKit

/// What a program can ask of a layout: ambiguity and what affects a view.
@MainActor @Suite struct LayoutQuestionTests {
    let host = makeHost()

    @Test func ambiguity() {
        let view = makeView(in: host)
        let left = view.leftAnchor.constraint(greaterThanOrEqualTo: host.leftAnchor, constant: 10)
        left.isActive = true
        #expect(view.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(view.hasAmbiguousLayout)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(!host.hasAmbiguousLayout)
        #expect(view.laidOutFrame == CGRect(x: 10, y: 0, width: 10, height: 10))
    }

    @Test func contentSettlesASize() {
        let view = makeView(in: host, content: CGSize(width: 10, height: 10))
        view.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func guidesToo() {
        let guide = UILayoutGuide()
        host.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: host.leftAnchor).isActive = true
        #expect(guide.hasAmbiguousLayout)
    }

    @Test func whatAffectsAViewAlongAnAxis() {
        let view = makeView(in: host)
        let other = makeView(in: host)
        let stranger = makeView(in: host)
        let left = view.leftAnchor.constraint(equalTo: other.rightAnchor)
        let otherLeft = other.leftAnchor.constraint(equalTo: host.leftAnchor)
        let top = view.topAnchor.constraint(equalTo: host.topAnchor)
        let strange = stranger.leftAnchor.constraint(equalTo: host.leftAnchor)
        NSLayoutConstraint.activate([left, otherLeft, top, strange])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, otherLeft])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    }
}
