import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ColorTests {
    @Test func hueSaturationAndBrightnessBecomeComponents() {
        let orange = UIColor(hue: 1.0 / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
        #expect(abs(orange.red - 1) < 1e-9 && abs(orange.green - 0.5) < 1e-9 && abs(orange.blue) < 1e-9)
        let grey = UIColor(hue: 0.7, saturation: 0, brightness: 0.4, alpha: 0.5).cgColor
        #expect(grey == CGColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5))
    }

    @Test func equalNumbersAreEqualColours() {
        #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white != UIColor.black)
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
    }

    @Test func anotherOpacityKeepsLightAndDark() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(
            faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
                == CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }

    @Test func aPictureNeedsAsManyBytesAsItHasPixels() {
        #expect(UIImage(pixelWidth: 2, pixelHeight: 2, pixels: Array(repeating: 0, count: 15)) == nil)
        #expect(UIImage(pixelWidth: 0, pixelHeight: 2, pixels: []) == nil)
        let image = UIImage(pixelWidth: 4, pixelHeight: 2, pixels: Array(repeating: 0, count: 32), scale: 2)
        #expect(image?.size == CGSize(width: 2, height: 1))
    }
}
