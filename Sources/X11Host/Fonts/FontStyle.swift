import CX11
import CXft
import Foundation
import UIKit

/// What distinguishes opened fonts.
struct FontStyle: Equatable {
    var family: String
    /// The size in 64ths of a pixel.
    var size: Int
    var weight: UIFont.Weight
    var isMonospaced: Bool

    init(_ font: UIFont, scale: CGFloat) {
        family = font.familyName
        size = Int(max(1, min(2000, font.pointSize * scale) * 64).rounded())
        weight = font.weight
        isMonospaced = font.isMonospaced
    }

    var pixelSize: Double { Double(size) / 64 }

    /// Whether the two differ in size at the most.
    func hasSameFace(as other: FontStyle) -> Bool {
        isMonospaced == other.isMonospaced && weight == other.weight && family == other.family
    }

    /// What distinguishes typefaces, in a line.
    var face: String { "\(family) \(weight.rawValue) \(isMonospaced)" }

    /// What fontconfig is asked for; the caller destroys it. Letters are smoothed in grey, since they are also painted
    /// into pictures that move and fade.
    func pattern() -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        FcPatternAddString(pattern, FC_FAMILY, family.isEmpty ? (isMonospaced ? "monospace" : "sans-serif") : family)
        FcPatternAddInteger(pattern, FC_WEIGHT, fontconfigWeight)
        FcPatternAddDouble(pattern, FC_PIXEL_SIZE, pixelSize)
        FcPatternAddBool(pattern, FC_ANTIALIAS, FcBool(FcTrue))
        FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
        return pattern
    }

    /// UIKit's weights in fontconfig's numbers, by their names.
    private var fontconfigWeight: Int32 {
        switch weight.rawValue {
        case ..<(-0.7): FC_WEIGHT_THIN
        case ..<(-0.5): FC_WEIGHT_EXTRALIGHT
        case ..<(-0.2): FC_WEIGHT_LIGHT
        case ..<0.12: FC_WEIGHT_REGULAR
        case ..<0.27: FC_WEIGHT_MEDIUM
        case ..<0.35: FC_WEIGHT_DEMIBOLD
        case ..<0.48: FC_WEIGHT_BOLD
        case ..<0.6: FC_WEIGHT_EXTRABOLD
        default: FC_WEIGHT_BLACK
        }
    }
}
