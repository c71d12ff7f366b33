import Testing
import UIKit

@testable import ClavierApp

@Suite("The icon")
@MainActor struct AppIconTests {
    @Test("It exists in the sizes that lists of windows have, and is seen on any ground")
    func sizes() {
        #expect(AppIcon.all.map(\.pixelWidth) == [16, 32, 48, 64])
        for image in AppIcon.all {
            let side = image.pixelWidth
            func opacity(_ x: Int, _ y: Int) -> UInt8 { image.pixels[(y * side + x) * 4 + 3] }
            #expect(image.pixelHeight == side)
            #expect(opacity(side / 2, side / 2) == 255)
            #expect(opacity(0, 0) == 0)
        }
    }
}
