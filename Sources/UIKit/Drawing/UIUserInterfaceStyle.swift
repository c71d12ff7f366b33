/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the surroundings have it.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}
