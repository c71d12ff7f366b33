import Foundation
import Testing

@testable import UIKit

/// Section 2g: edges are rounded to device pixels, guides are not, and neighbours neither gap nor overlap.
@MainActor @Suite struct RoundingTests {
    let stage = Stage(width: 375, height: 667)
    var window: UIWindow { stage.window }

    private func row(_ widths: [CGFloat], in host: UIView, start: CGFloat = 0) -> [UIView] {
        var previous: UIView?
        return widths.map { width in
            let view = makeView(in: host)
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            if let previous {
                view.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
            } else {
                view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: start).isActive = true
            }
            previous = view
            return view
        }
    }

    @Test func edgesGoToTheNearestPixel() {
        stage.screen.scale = 2
        let views = row([10.25, 950.2, 10.24], in: window)
        window.layoutIfNeeded()
        #expect(views[0].frame.maxX == 10.5)  // .25 is half of a pixel at 2x
        #expect(views[1].frame.maxX == 960.5)  // 960.45
        #expect(views[2].frame.maxX == 970.5)  // 970.69
        stage.close()
    }

    @Test(arguments: [1.0, 1.25, 2, 3])
    func neighboursShareTheirEdge(scale: CGFloat) {
        stage.screen.scale = scale
        let views = row((0..<40).map { 3.1 + 0.37 * CGFloat($0 % 7) }, in: window, start: 0.3)
        window.layoutIfNeeded()
        for (view, next) in zip(views, views.dropFirst()) {
            #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
            let pixels = next.frame.minX * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
        stage.close()
    }

    @Test func anEdgeOnTheSuperviewsEdgeStaysThere() {
        let group = makeView(in: window)
        let inner = makeView(in: group)
        let innermost = makeView(in: inner)
        NSLayoutConstraint.activate([
            group.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0.3),
            group.widthAnchor.constraint(equalToConstant: 10.3),
            inner.leftAnchor.constraint(equalTo: group.leftAnchor),
            inner.rightAnchor.constraint(equalTo: group.rightAnchor),
            innermost.leftAnchor.constraint(equalTo: group.leftAnchor),
            innermost.rightAnchor.constraint(equalTo: group.rightAnchor),
        ])
        window.layoutIfNeeded()
        #expect(group.frame.minX == 0)
        #expect(group.frame.width == 11)  // from 0.3 to 10.6
        #expect(inner.frame.width == 11)
        #expect(innermost.frame.width == 11)
        stage.close()
    }

    @Test func guidesAreExact() {
        let guide = UILayoutGuide()
        window.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0.3).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 10.26).isActive = true
        window.layoutIfNeeded()
        #expect(abs(guide.layoutFrame.minX - 0.3) < 1e-9)
        #expect(abs(guide.layoutFrame.width - 10.26) < 1e-9)
        stage.close()
    }

    @Test func fittingSizesGoUpToAWholePixel() {
        let view = UIView()
        window.addSubview(view)
        let inner = makeView(in: view)
        let width = inner.widthAnchor.constraint(equalToConstant: 173.5)
        NSLayoutConstraint.activate([
            width, inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
        stage.screen.scale = 3
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - (173 + 2.0 / 3)) < 1e-9)
        stage.screen.scale = 2
        width.constant = 173.25
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 173.5)
        stage.close()
    }
}
