import UIKit

/// A title, which does not show without room for its line.
final class TitleLabel: UILabel {
    override func layoutSubviews() {
        super.layoutSubviews()
        isHidden = bounds.height < font.lineHeight
    }
}
