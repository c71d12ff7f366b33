import Foundation
import Testing

@testable import UIKit

/// Apple's Visual Format Language: each form of its documentation, and mistakes that point at the column.
@MainActor @Suite struct VisualFormatTests {
    let host = makeHost(width: 400, height: 300)
    let first: UIView
    let second: UIView
    var views: [String: Any] { ["first": first, "second": second, "find": first, "findNext": second] }

    init() {
        first = makeView(in: host)
        second = makeView(in: host)
    }

    private func frames(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [CGRect] {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        host.layoutIfNeeded()
        return [first.frame, second.frame]
    }

    private func failure(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> VisualFormat.Failure? {
        do {
            _ = try VisualFormatBuilder.constraints(format, options: options, metrics: metrics, views: views)
            return nil
        } catch {
            return error
        }
    }

    @Test func standardSpace() {
        let frames = frames("[first(30)]-[second(40)]")
        #expect(frames[1].minX - frames[0].maxX == 8)
    }

    @Test func widths() {
        #expect(frames("[first(>=50)]")[0].width == 50)
        #expect(frames("[second(==first)]")[1].width == 50)
    }

    @Test func connectionToSuperview() {
        let frames = frames("|-50-[first]-60-|")
        #expect(frames[0].minX == 50)
        #expect(frames[0].maxX == 340)
    }

    @Test func aLoneDashKeepsTheSuperviewsMargin() {
        host.layoutMargins = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 13)
        let frames = frames("|-[first]-|")
        #expect(frames[0].minX == 31)
        #expect(frames[0].maxX == 387)
    }

    @Test func verticalLayoutAndFlushViews() {
        let frames = frames("V:|[first(20)][second(30)]")
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 0, height: 20))
        #expect(frames[1] == CGRect(x: 0, y: 20, width: 0, height: 30))
    }

    @Test func prioritiesAndMultiplePredicates() throws {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "[first(100@20)]-(>=5,<=9@250)-[second(>=70,<=100)]", views: views)
        #expect(constraints.map(\.priority.rawValue) == [20, 1000, 250, 1000, 1000])
        #expect(constraints.map(\.constant) == [100, 5, 9, 70, 100])
        #expect(
            constraints.map(\.relation) == [
                .equal, .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
            ])
    }

    @Test func aCompleteLine() {
        let frames = frames("|-[find]-[findNext(>=20)]-|")
        #expect(frames[0].minX == 8)
        #expect(frames[1].maxX == 392)
    }

    @Test func metrics() {
        let frames = frames(
            "H:|-gap-[first(size@strong)]", metrics: ["gap": 12, "size": CGFloat(34.5), "strong": 900.0])
        #expect(frames[0].minX == 12)
        #expect(frames[0].width == 35)  // 12 to 46.5, to the nearest pixel
    }

    @Test func alignments() {
        let frames = frames("[first(30)]-[second(40)]", options: [.alignAllTop, .alignAllBottom])
        #expect(frames[0].minY == frames[1].minY)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "[first][second]", options: .alignAllCenterY, views: views)
        #expect(constraints.last?.firstAttribute == .centerY)
        #expect(constraints.last?.secondItem === second)
    }

    @Test func directions() {
        let leftToRight = frames("|-10-[first(30)]", options: .directionLeftToRight)
        #expect(leftToRight[0].minX == 10)
        let other = NSLayoutConstraint.constraints(
            withVisualFormat: "|-10-[second(30)]", options: .directionRightToLeft, views: views)
        NSLayoutConstraint.activate(other)
        #expect(second.laidOutFrame.maxX == 390)
    }

    @Test func baselineSpacing() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[first]-20-[second]", options: .spacingBaselineToBaseline, views: views)
        #expect(constraints.first?.firstAttribute == .firstBaseline)
        #expect(constraints.first?.secondAttribute == .lastBaseline)
    }

    @Test(arguments: [
        ("H|-[first]", 1), ("H:|-[first", 10), ("[first]-", 8), ("[first]-4[second]", 9), ("|-(5[first]", 4),
        ("[first(>5)]", 8), ("[](5)", 1), ("first", 0), ("[first]|]", 8), ("[first(@5)]", 7), ("[first]--[second]", 8),
        ("", 0), ("H:", 2), ("[first(==)]", 9), ("|-5-|", 4),
    ])
    func mistakesPointAtTheirColumn(format: String, column: Int) {
        #expect(failure(format)?.column == column)
    }

    @Test func unknownNamesAreNamed() {
        let view = failure("H:|-[first]-[third]-|")
        #expect(view?.column == 13)
        #expect(
            view?.report == """
                Unable to parse constraint format: 
                third is not a key in the views dictionary. 
                H:|-[first]-[third]-| 
                             ^
                """)
        let metric = failure("|-gap-[first]")
        #expect(metric?.column == 2)
        #expect(metric?.reason.contains("Encountered metric with name \"gap\"") == true)
    }

    @Test func alignmentsAlongTheAxisAreRefused() {
        #expect(failure("V:[first][second]", options: .alignAllTop)?.reason.contains("horizontal edge") == true)
        #expect(failure("H:[first][second]", options: .alignAllLeft)?.reason.contains("vertical edge") == true)
    }

    @Test func aMistakeStopsTheProgramWithTheReport() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "[x", views: ["x": UIView()]) }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Unable to parse constraint format"))
    }
}
