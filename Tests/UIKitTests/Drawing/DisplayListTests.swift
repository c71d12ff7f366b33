import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DisplayListTests {
    private func record(dark: Bool = false, _ body: () -> Void) -> [DisplayItem] {
        CGContext.record(traits: UITraitCollection(userInterfaceStyle: dark ? .dark : .light)) { _ in body() }.items
    }

    @Test func fillsTakeTheColourThatWasSet() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let items = record {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
        #expect(items == [.fillRect(rect, color: CGColor(red: 1, green: 0, blue: 0))])
    }

    @Test func coloursFollowLightAndDark() {
        let items = [false, true].map { dark in
            record(dark: dark) {
                UIColor.label.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(items[0] == [.fillRect(rect, color: CGColor(red: 0, green: 0, blue: 0))])
        #expect(items[1] == [.fillRect(rect, color: CGColor(red: 1, green: 1, blue: 1))])
    }

    @Test func savingKeepsAndRestoringBringsBack() {
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let items = record {
            let context = UIGraphicsGetCurrentContext()
            UIColor.red.setFill()
            context?.saveGState()
            UIColor.blue.setFill()
            context?.restoreGState()
            context?.restoreGState()
            context?.fill(rect)
            context?.saveGState()
        }
        // A save that was forgotten is closed at the end, one restore too many does nothing.
        #expect(
            items == [.save, .restore, .fillRect(rect, color: CGColor(red: 1, green: 0, blue: 0)), .save, .restore])
    }

    @Test func drawingOutsideOfDrawDoesNothing() {
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        "text".draw(at: .zero)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func textStandsOnItsBaseline() {
        let font = UIFont.systemFont(ofSize: 10)
        let items = record { "ab".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: font]) }
        // Ascent 8 below the line's top, which has 1 point of the line's 12 to spare.
        #expect(
            items == [
                .text("ab", font: font, origin: CGPoint(x: 5, y: 14), color: CGColor(red: 0, green: 0, blue: 0))
            ])
        #expect("ab".size(withAttributes: [.font: font]) == CGSize(width: 12, height: 12))
    }

    @Test func aViewDrawsGroundContentAndBorder() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(rect)
            }
        }
        let view = Drawn(frame: CGRect(x: 9, y: 9, width: 10, height: 20))
        view.backgroundColor = .white
        view.layer.cornerRadius = 3
        view.layer.borderWidth = 1
        view.recordDisplayList(traits: UITraitCollection())
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(
            view.rendering.list.items == [
                .fillRoundedRect(bounds, radius: 3, color: CGColor(red: 1, green: 1, blue: 1)), .save,
                .clipRect(bounds), .fillRect(bounds, color: CGColor(red: 0, green: 1, blue: 0)), .restore,
                .strokeRoundedRect(bounds, radius: 3, lineWidth: 1, color: CGColor(red: 0, green: 0, blue: 0)),
            ])
    }
}
