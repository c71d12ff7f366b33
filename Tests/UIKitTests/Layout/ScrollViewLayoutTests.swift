import Foundation
import Testing
import UIKit

/// Section 2h: from inside, a scroll view's sides are its content's; from outside, its frame's.
@MainActor @Suite struct ScrollViewLayoutTests {
    let host = makeHost(width: 300, height: 400)
    let scroll = UIScrollView()

    init() {
        scroll.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 20),
            scroll.topAnchor.constraint(equalTo: host.topAnchor, constant: 30),
            scroll.widthAnchor.constraint(equalToConstant: 200),
            scroll.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    private func pin(_ view: UIView, to item: UIView) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: item.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: item.trailingAnchor),
            view.topAnchor.constraint(equalTo: item.topAnchor),
            view.bottomAnchor.constraint(equalTo: item.bottomAnchor),
        ]
    }

    @Test func theContentSizeIsSolved() {
        let content = makeView(in: scroll)
        NSLayoutConstraint.activate(
            pin(content, to: scroll) + [
                content.widthAnchor.constraint(equalToConstant: 500),
                content.heightAnchor.constraint(equalToConstant: 700),
            ])
        host.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
        #expect(scroll.contentSize == CGSize(width: 500, height: 700))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 700))
    }

    @Test func sizesAndMiddlesAreTheFrames() {
        let content = makeView(in: scroll)
        NSLayoutConstraint.activate(
            pin(content, to: scroll) + [
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3),
            ])
        let spinner = makeView(in: scroll, content: CGSize(width: 20, height: 20))
        spinner.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
        host.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 300))
        #expect(spinner.frame.midX == 100)
    }

    @Test func guidesAreTheContentAndTheFrame() {
        let content = makeView(in: scroll)
        let header = makeView(in: scroll, content: CGSize(width: 50, height: 10))
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        ])
        host.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 210, height: 700))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 210, height: 700))
        scroll.contentOffset.y = 60
        host.layoutIfNeeded()
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 60, width: 200, height: 100))
        #expect(header.frame.minY == 65)
        #expect(content.frame.minY == 0)
    }

    @Test func constraintsOutOfTheContentFollowTheScrolling() {
        let content = makeView(in: scroll, content: CGSize(width: 200, height: 700))
        NSLayoutConstraint.activate(pin(content, to: scroll))
        let marker = makeView(in: host, content: CGSize(width: 5, height: 5))
        marker.topAnchor.constraint(equalTo: content.topAnchor, constant: 80).isActive = true
        #expect(marker.laidOutFrame.minY == 110)
        scroll.contentOffset.y = 60
        #expect(marker.laidOutFrame.minY == 50)
    }

    @Test func aContentSizeThatNothingSolvesIsTheProgramsOwn() {
        scroll.contentSize = CGSize(width: 900, height: 800)
        let view = makeView(in: scroll)
        view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7).isActive = true
        host.layoutIfNeeded()
        #expect(view.frame.minX == 7)
        #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    }
}
