import UIKit

/// A row of a list: its text, and a hairline under it.
final class ListRow: UILabel {
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.separator.setFill()
        let height = 1 / max(1, traitCollection.displayScale.rounded(.down))
        UIRectFill(CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height))
    }
}
