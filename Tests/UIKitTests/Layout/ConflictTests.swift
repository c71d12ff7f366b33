import Foundation
import Testing
import UIKit

/// Section 2f: required constraints that contradict each other.
@MainActor @Suite(.serialized) struct ConflictTests {
    let host = makeHost()

    @Test func theMinimalSetIsReportedOnceInUIKitsForm() throws {
        var reports: [LayoutConflict] = []
        UIView.layoutConflictHandler = { reports.append($0) }
        defer { UIView.layoutConflictHandler = nil }
        let view = makeView(in: host)
        let bystander = view.heightAnchor.constraint(equalToConstant: 10)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 330)
        first.identifier = "narrow"
        NSLayoutConstraint.activate([bystander, first, second])
        host.layoutIfNeeded()
        view.heightAnchor.constraint(lessThanOrEqualToConstant: 1000).isActive = true
        host.layoutIfNeeded()
        #expect(reports.count == 1)
        let conflict = try #require(reports.first)
        #expect(conflict.constraints == [first, second])
        #expect(conflict.brokenConstraint === first)
        let report = conflict.report
        #expect(report.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the "))
        #expect(report.contains("'narrow' ContentView:0x"))
        #expect(report.contains(".width == 100   (active)>\","))
        #expect(report.contains(".width >= 330   (active)>\"\n)"))
        #expect(report.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        #expect(report.contains("UIViewAlertForUnsatisfiableConstraints"))
        #expect(host.conflictReport == report)
    }

    /// Word for word, without the addresses.
    @Test func theWholeReportIsUIKits() throws {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: host.bottomAnchor)
        bottom.identifier = "bottom"
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(greaterThanOrEqualToConstant: 330),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10), bottom,
        ])
        host.layoutIfNeeded()
        let report = try #require(host.conflictReport).replacing(/0x[0-9a-f]+/, with: "0x")
        let expected = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            (
                "<NSLayoutConstraint:0x UIView:0x.height >= 330   (active)>",
                "<NSLayoutConstraint:0x V:|-(10)-[UIView:0x]   (active, names: '|':UIView:0x )>",
                "<NSLayoutConstraint:0x 'bottom' UIView:0x.bottom == UIView:0x.bottom   (active)>",
                "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& V:[UIView:0x(100)]   (active)>"
            )

            Will attempt to recover by breaking constraint\u{20}
            <NSLayoutConstraint:0x UIView:0x.height >= 330   (active)>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
        #expect(report == expected)
    }

    @Test func whatUIKitPlacesIsReportedInTheVisualFormat() throws {
        let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        host.addSubview(fixed)
        let margin = fixed.leftAnchor.constraint(equalTo: host.layoutMarginsGuide.leftAnchor)
        margin.isActive = true
        host.layoutIfNeeded()
        let report = try #require(host.conflictReport).replacing(/0x[0-9a-f]+/, with: "0x")
        let placed = "H:|-(10)-[UIView:0x]   (active, names: '|':UIView:0x )"
        #expect(report.contains("<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=&-- \(placed)>"))
        let guide = "UILayoutGuide:0x'UIViewLayoutMarginsGuide'"
        #expect(report.contains("<NSLayoutConstraint:0x H:|-(8)-[\(guide)]   (active, names: '|':UIView:0x )>"))
    }

    @Test func aMaskIsReportedAsWhatItMakesOfTheSuperview() throws {
        let container = makeView(in: host)
        container.widthAnchor.constraint(equalToConstant: 50).isActive = true
        host.layoutIfNeeded()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 0))
        child.autoresizingMask = .flexibleWidth
        container.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 45).isActive = true
        host.layoutIfNeeded()
        let report = try #require(host.conflictReport).replacing(/0x[0-9a-f]+/, with: "0x")
        let relation = "UIView:0x.width == ContentView:0x.width - 10   (active)"
        #expect(report.contains("<NSAutoresizingMaskLayoutConstraint:0x h=-&- v=--& \(relation)>"))
    }

    @Test func guidesHaveTheirUsageAndIdentifiersTheirQuotes() {
        let view = makeView(in: host)
        let constraint = view.leftAnchor.constraint(equalTo: host.layoutMarginsGuide.leftAnchor)
        constraint.identifier = "edge"
        let text = constraint.description
        #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(text.contains(" 'edge' "))
        #expect(text.contains("UILayoutGuide:0x"))
        #expect(text.contains("'UIViewLayoutMarginsGuide'"))
    }

    @Test func theBrokenOneStaysActiveAndComesBack() {
        let view = makeView(in: host)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 330)
        NSLayoutConstraint.activate([first, second])
        #expect(view.laidOutFrame.width == 330)
        #expect(first.isActive)
        #expect(host.layoutConflicts.count == 1)
        second.isActive = false
        #expect(view.laidOutFrame.width == 100)
        #expect(host.conflictReport == nil)
    }

    @Test func itComesBackWhenAConstantOrAPriorityMakesRoom() {
        let view = makeView(in: host)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 330)
        NSLayoutConstraint.activate([first, second])
        #expect(view.laidOutFrame.width == 330)
        second.constant = 50
        #expect(view.laidOutFrame.width == 100)
        second.constant = 200
        #expect(view.laidOutFrame.width == 200)
        second.priority = .defaultHigh
        #expect(view.laidOutFrame.width == 100)
        second.priority = .required
        #expect(view.laidOutFrame.width == 200)
        #expect(host.layoutConflicts.count == 1)
    }

    @Test func theOldestIsLeftOutWhenItsOwnChangeContradicts() {
        let view = makeView(in: host)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([width, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)])
        #expect(view.laidOutFrame.width == 100)
        width.constant = 20
        #expect(view.laidOutFrame.width == 50)
        #expect(host.layoutConflicts.map(\.brokenConstraint) == [width])
        width.constant = 70
        #expect(view.laidOutFrame.width == 70)
        #expect(host.conflictReport == nil)
        width.priority = .defaultHigh
        width.constant = 20
        #expect(view.laidOutFrame.width == 50)
        width.priority = .required
        #expect(host.layoutConflicts.map(\.brokenConstraint) == [width])
    }

    @Test func framesThatCountAreNeverBroken() throws {
        let fixed = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
        host.addSubview(fixed)
        let wide = fixed.widthAnchor.constraint(equalToConstant: 80)
        wide.isActive = true
        host.layoutIfNeeded()
        #expect(fixed.frame.width == 50)
        let conflict = try #require(host.layoutConflicts.first)
        #expect(conflict.brokenConstraint === wide)
        #expect(conflict.report.contains("NSAutoresizingMaskLayoutConstraint:0x"))
        fixed.frame.size.width = 80
        #expect(host.conflictReport == nil)
    }

    @Test func aHostThatBecomesTooSmallBreaksAConstraintAndRecovers() {
        let view = makeView(in: host)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 100),
            view.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -100),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        ])
        #expect(view.laidOutFrame.width == 175)
        host.frame.size.width = 180
        host.layoutIfNeeded()
        #expect(host.layoutConflicts.count == 1)
        host.frame.size.width = 400
        #expect(view.laidOutFrame == CGRect(x: 100, y: 0, width: 200, height: 0))
        #expect(host.conflictReport == nil)
    }

    @Test func optionalConstraintsNeverConflict() {
        let view = makeView(in: host)
        for width: CGFloat in [100, 200, 300] {
            let constraint = view.widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(999)
            constraint.isActive = true
        }
        #expect(view.laidOutFrame.width == 200)  // the median has the least sum of distances
        #expect(host.conflictReport == nil)
    }

    @Test func edgesAreReportedInTheVisualFormat() {
        let view = makeView(in: host)
        let top = view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10)
        let leading = view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20)
        let half = view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.5, constant: -3)
        half.priority = .defaultHigh
        NSLayoutConstraint.activate([top, leading, half])
        #expect(top.description.contains(" V:|-(10)-[ContentView:0x"))
        #expect(top.description.contains("   (active, names: '|':UIView:0x"))
        #expect(leading.description.contains("](LTR)   (active, names:"))
        #expect(half.description.contains(".width == 0.5*UIView:0x"))
        #expect(half.description.hasSuffix(".width - 3 @750   (active)>"))
    }
}
