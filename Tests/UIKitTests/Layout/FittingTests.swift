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

    @Test func nothingIsNotNegative() {
        let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == .zero)
        #expect(size.width.sign == .plus && size.height.sign == .plus)
    }

    /// Twenty words of 5 characters with their space, 6 points a character (see `FixedFontProvider`): at 168 points
    /// five words a line, 12 points high.
    @Test func textBreaksAtTheWidthThatIsFitted() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = InsetLabel()
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: 20).joined(separator: " ")
        label.translatesAutoresizingMaskIntoConstraints = false
        let content = cell.contentView
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: content.topAnchor),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        for view in [cell, content] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: 4 * 12 + 2))
        }
    }

    /// A label that is a little higher than its text.
    private final class InsetLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            CGSize(width: super.intrinsicContentSize.width, height: super.intrinsicContentSize.height + 2)
        }
    }

    @Test func whatFollowsByItsMaskCounts() {
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = makeView(in: item.contentView, content: CGSize(width: 70, height: 30))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: item.contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: item.contentView.trailingAnchor),
            view.topAnchor.constraint(equalTo: item.contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: item.contentView.bottomAnchor),
        ])
        #expect(item.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
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
