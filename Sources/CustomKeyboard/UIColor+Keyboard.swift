import UIKit

/// The keyboard's colours in light and dark.
extension UIColor {
    /// Behind the keys.
    static let keyboardGround = dynamic(UIColor(white: 0.82, alpha: 1), UIColor(white: 0.13, alpha: 1))
    /// Keys that type a character; function keys while they are pressed, or while what they switch is on.
    static let keyGround = dynamic(UIColor(white: 1, alpha: 1), UIColor(white: 0.42, alpha: 1))
    /// Function keys; keys that type a character while they are pressed.
    static let functionKeyGround = dynamic(UIColor(white: 0.67, alpha: 1), UIColor(white: 0.27, alpha: 1))

    private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
