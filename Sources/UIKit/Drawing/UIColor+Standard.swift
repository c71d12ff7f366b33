import Foundation

/// The fixed colours of UIKit and its semantic ones, with the light and dark values that Apple's Human Interface
/// Guidelines list.
extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Nothing at all.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// Text.
    public static let label = dynamic(0x000000, 0xFFFFFF)
    /// Text of less weight.
    public static let secondaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    /// Text of still less weight.
    public static let tertiaryLabel = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    /// Text that stands where none was entered.
    public static let placeholderText = dynamic(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    /// A thin line that lets what is below shine through.
    public static let separator = dynamic(0x3C3C43, 0x545458, alpha: 0.29)
    /// The ground of a window.
    public static let systemBackground = dynamic(0xFFFFFF, 0x000000)
    /// The ground of something inside a window.
    public static let secondarySystemBackground = dynamic(0xF2F2F7, 0x1C1C1E)
    /// The ground of something inside that.
    public static let tertiarySystemBackground = dynamic(0xFFFFFF, 0x2C2C2E)
    /// A thin filling over any ground.
    public static let systemFill = dynamic(0x787880, 0x787880, alpha: 0.2)
    /// Red that suits both styles.
    public static let systemRed = dynamic(0xFF3B30, 0xFF453A)
    /// Orange that suits both styles.
    public static let systemOrange = dynamic(0xFF9500, 0xFF9F0A)
    /// Yellow that suits both styles.
    public static let systemYellow = dynamic(0xFFCC00, 0xFFD60A)
    /// Green that suits both styles.
    public static let systemGreen = dynamic(0x34C759, 0x30D158)
    /// Teal that suits both styles.
    public static let systemTeal = dynamic(0x30B0C7, 0x40C8E0)
    /// Blue that suits both styles.
    public static let systemBlue = dynamic(0x007AFF, 0x0A84FF)
    /// Indigo that suits both styles.
    public static let systemIndigo = dynamic(0x5856D6, 0x5E5CE6)
    /// Purple that suits both styles.
    public static let systemPurple = dynamic(0xAF52DE, 0xBF5AF2)
    /// Pink that suits both styles.
    public static let systemPink = dynamic(0xFF2D55, 0xFF375F)
    /// Grey that suits both styles.
    public static let systemGray = dynamic(0x8E8E93, 0x8E8E93)
    /// Grey, one step nearer to the ground.
    public static let systemGray2 = dynamic(0xAEAEB2, 0x636366)
    /// Grey, two steps nearer to the ground.
    public static let systemGray3 = dynamic(0xC7C7CC, 0x48484A)
    /// Grey, three steps nearer to the ground.
    public static let systemGray4 = dynamic(0xD1D1D6, 0x3A3A3C)
    /// Grey, four steps nearer to the ground.
    public static let systemGray5 = dynamic(0xE5E5EA, 0x2C2C2E)
    /// Grey, five steps nearer to the ground.
    public static let systemGray6 = dynamic(0xF2F2F7, 0x1C1C1E)

    private static func dynamic(_ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1) -> UIColor {
        let lightColor = UIColor(hex: light, alpha: alpha)
        let darkColor = UIColor(hex: dark, alpha: alpha)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    private convenience init(hex: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
