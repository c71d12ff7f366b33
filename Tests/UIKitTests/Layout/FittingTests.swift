import Foundation
import Testing
import UIKit

@MainActor @Suite struct FittingTests {
    private func makeCell() -> (UIView, ContentView) {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = makeView(in: cell, content: CGSize(width: 120, height: 20))
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
        ])
        return (cell, label)
    }

    @Test func compressedAndExpanded() {
        let (cell, label) = makeCell()
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 152, height: 28))
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 152, height: 28))
        label.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 28))
        #expect(cell.frame.size == CGSize(width: 10, height: 10))
    }

    @Test func aRequiredWidth() {
        let (cell, _) = makeCell()
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 28))
    }

    @Test func theSurroundingsDoNotCount() {
        let (cell, _) = makeCell()
        let host = makeHost()
        cell.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(cell)
        cell.widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true
        #expect(cell.laidOutFrame.width == 375)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 152)
        #expect(cell.laidOutFrame.width == 375)
    }

    @Test func ownConstraintsCount() {
        let (cell, _) = makeCell()
        cell.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 200)
    }

    @Test func whatContradictsOnlyWithoutTheSurroundingsStaysInTheTree() {
        let host = makeHost()
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        host.addSubview(cell)
        let label = makeView(in: cell)
        let wide = label.widthAnchor.constraint(equalToConstant: 200)
        let narrow = cell.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([wide, label.widthAnchor.constraint(lessThanOrEqualTo: cell.widthAnchor), narrow])
        #expect(label.laidOutFrame.width == 200)
        #expect(host.layoutConflicts.map(\.brokenConstraint) == [narrow])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 100)
        wide.constant = 210
        #expect(label.laidOutFrame.width == 210)
        #expect(host.layoutConflicts.map(\.brokenConstraint) == [narrow])
    }
}
