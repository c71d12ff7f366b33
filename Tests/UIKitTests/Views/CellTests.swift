import Foundation
import Testing
import UIKit

/// Cells outside of lists: what layout libraries ask of them.
@MainActor @Suite struct CellTests {
    @Test func theContentFillsATableCell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.frame = CGRect(x: 5, y: 6, width: 70, height: 30)
        cell.layoutIfNeeded()
        #expect(cell.contentView.superview === cell)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(cell.reuseIdentifier == "row")
    }

    @Test func theContentFillsACollectionCell() {
        let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 6, width: 70, height: 30))
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    }
}
