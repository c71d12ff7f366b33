import CX11
import Foundation
import Testing
import UIKit

@testable import X11Host

/// What other programs can read of the window, as the ICCCM and the EWMH name it.
@MainActor @Suite struct WindowPropertyTests {
    @Test func theWindowSaysWhoItIs() throws {
        let stage = try Stage()
        defer { stage.close() }
        stage.settle()
        let window = stage.host.windowNumber
        let person = stage.person
        #expect(person.text("WM_CLASS", of: window) == "clavier\0Clavier\0")
        #expect(person.text("WM_NAME", of: window) == "Clavier")
        #expect(person.text("_NET_WM_NAME", of: window) == "Clavier")
        #expect(person.property("_NET_WM_NAME", of: window)?.type == "UTF8_STRING")
        #expect(person.numbers("_NET_WM_PID", of: window) == [Int(getpid())])
        #expect(person.text("WM_CLIENT_MACHINE", of: window) == ProcessInfo.processInfo.hostName)
        #expect(person.findWindow(named: "clavier") == window)
        #expect(stage.errors.isEmpty)
    }

    @Test func titlesCanHoldAnyCharacter() throws {
        let stage = try Stage()
        defer { stage.close() }
        stage.host.setTitle("鍵盤 ⌨")
        stage.settle()
        #expect(stage.person.text("_NET_WM_NAME", of: stage.host.windowNumber) == "鍵盤 ⌨")
    }

    @Test func itTakesPartInTheProtocols() throws {
        let stage = try Stage()
        defer { stage.close() }
        stage.settle()
        let person = stage.person
        let protocols = Set(person.numbers("WM_PROTOCOLS", of: stage.host.windowNumber))
        let wanted = ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"].map { Int(person.atom($0)) }
        #expect(protocols == Set(wanted))
        #expect(person.numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: stage.host.windowNumber).count == 1)
    }

    @Test(arguments: [1, 1.25, 2] as [CGFloat]) func theSmallestSizeIs320By240Points(scale: CGFloat) throws {
        let stage = try Stage(scale: scale)
        defer { stage.close() }
        stage.settle()
        var hints = XSizeHints()
        var supplied = 0
        #expect(XGetWMNormalHints(stage.person.display, stage.host.windowNumber, &hints, &supplied) != 0)
        #expect(hints.flags & PMinSize != 0)
        #expect(hints.min_width == Int32(320 * scale))
        #expect(hints.min_height == Int32(240 * scale))
    }

    /// _NET_WM_ICON has each picture's width, height and pixels as ARGB, not premultiplied; a `UIImage`'s are.
    @Test func theIconHasAllItsSizes() throws {
        let small = try #require(UIImage(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 0]))
        let large = try #require(
            UIImage(pixelWidth: 2, pixelHeight: 1, pixels: [10, 20, 30, 255, 0x80, 0, 0, 0x80]))
        let stage = try Stage(configuration: WindowConfiguration(icons: [small, large]))
        defer { stage.close() }
        #expect(stage.show())
        let numbers = stage.person.numbers("_NET_WM_ICON", of: stage.host.windowNumber).map { $0 & 0xFFFF_FFFF }
        #expect(numbers == [1, 1, 0, 2, 1, 0xFF0A_141E, 0x80FF_0000])
    }

    @Test func aWindowWithoutAnIconHasNone() throws {
        let stage = try Stage()
        defer { stage.close() }
        #expect(stage.show())
        stage.settle()
        #expect(stage.person.property("_NET_WM_ICON", of: stage.host.windowNumber) == nil)
    }

    @Test func theScreenHasTheWindowsSize() throws {
        let stage = try Stage(scale: 2, size: CGSize(width: 301, height: 200))
        defer { stage.close() }
        #expect(stage.screen.bounds == CGRect(x: 0, y: 0, width: 301, height: 200))
        #expect(stage.screen.scale == 2)
        var attributes = XWindowAttributes()
        stage.settle()
        XGetWindowAttributes(stage.person.display, stage.host.windowNumber, &attributes)
        #expect(attributes.width == 602)
        #expect(attributes.height == 400)
    }
}
