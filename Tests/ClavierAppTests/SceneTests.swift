import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

/// What the scenes do besides showing a keyboard.
@Suite("The scenes", .serialized)
@MainActor struct SceneTests {
    private func open(_ scene: Options.Scene, safeArea: UIEdgeInsets? = nil) -> SceneStage {
        var options = Options()
        options.scene = scene
        options.safeArea = safeArea
        options.curve = .linear
        options.duration = 0.5
        return SceneStage(options)
    }

    /// Drags the host view's title bar from one place to another.
    private func dragHost(_ stage: SceneStage, by distance: CGPoint) throws {
        let host = try #require(stage.frame("host"))
        let start = CGPoint(x: host.midX, y: host.minY + 20)
        let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        for (phase, place) in [(UITouch.Phase.began, start), (.moved, end), (.ended, end)] {
            UIApplication.shared.sendTouch(phase, identifier: 1, at: place, on: stage.screen)
        }
        stage.settle()
    }

    /// The keyboard is 216 points high, so without the push it would cover the whole view.
    @Test("a host view that stands low is pushed up by the keyboard, and goes back down with it")
    func pushedHost() throws {
        let stage = open(.guide)
        defer { stage.close() }
        let host = try #require(stage.session.window.find("host") as? ResizableView)
        host.change(edges: [.top], by: CGPoint(x: 0, y: 600))
        let own = try #require(stage.frame("host"))
        #expect(own == CGRect(x: 150, y: 468, width: 600, height: 140))
        stage.session.scene.mainField.becomeFirstResponder()
        let application = UIApplication.shared
        var tops: [CGFloat] = []
        for _ in 0..<40 {
            application.commitFrame(at: application.currentTime + 1 / 60.0)
            tops.append(try #require(stage.frame("host")).minY)
            #expect(stage.field.maxY <= stage.keyboardTop)
            #expect(abs(stage.toolbar.maxY - min(stage.keyboardTop, tops[tops.count - 1] + 140)) < 0.01)
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(stage.keyboardTop == 424)
        stage.hideKeyboard()
        #expect(stage.frame("host") == own)
        #expect(stage.reports.isEmpty)
    }

    @Test("a host view that was moved finds its place and size again after the window was small")
    func placeSurvivesASmallWindow() throws {
        let stage = open(.guide)
        defer { stage.close() }
        try dragHost(stage, by: CGPoint(x: 40, y: 20))
        let own = CGRect(x: 190, y: 52, width: 600, height: 576)
        #expect(stage.frame("host") == own)
        stage.resize(to: CGSize(width: 320, height: 240))
        #expect(stage.frame("host") == CGRect(x: 0, y: 0, width: 320, height: 240))
        stage.resize(to: CGSize(width: 1, height: 1))
        stage.resize(to: CGSize(width: 900, height: 640))
        #expect(stage.frame("host") == own)
    }

    @Test("the switch has the guide scene use Apple's guide and Clavier's again")
    func appleSwitch() throws {
        let stage = open(.guide)
        defer { stage.close() }
        let host = stage.session.scene.hostView
        let control = try #require(stage.session.window.find("apple") as? UISwitch)
        let bottom = stage.frame(of: host).maxY
        func turn(_ isOn: Bool) {
            control.isOn = isOn
            control.sendActions(for: .valueChanged)
            stage.settle()
        }
        #expect(stage.toolbar.maxY == bottom)
        // Apple's guide is as high as the safe area's bottom, 12 points here, while the keyboard is hidden.
        turn(true)
        #expect(host.clavierLayoutGuide === host.keyboardLayoutGuide)
        #expect(stage.toolbar.maxY == bottom - 12)
        stage.showKeyboard()
        #expect(stage.toolbar.maxY == stage.keyboardTop)
        turn(false)
        #expect(host.clavierLayoutGuide !== host.keyboardLayoutGuide)
        #expect(stage.toolbar.maxY == stage.keyboardTop)
        stage.hideKeyboard()
        #expect(stage.toolbar.maxY == bottom)
    }

    @Test("the guides are painted where they are, at each frame, until they are switched off")
    func overlay() throws {
        let stage = open(.guide)
        defer { stage.close() }
        let application = UIApplication.shared
        let host = stage.session.scene.hostView
        let overlay = try #require(stage.screen.windows.last)
        let views = overlay.subviews.compactMap { $0 as? GuideOverlayView }
        try #require(views.count == 2)
        #expect(overlay.windowLevel > stage.session.window.windowLevel)
        stage.session.scene.mainField.becomeFirstResponder()
        for _ in 0...10 {
            application.commitFrame(at: application.currentTime + 0.05)
            for (view, guide) in zip(views, [host.clavierLayoutGuide, host.safeClavierLayoutGuide]) {
                let wanted = host.convert(guide.layoutFrame, to: stage.screen)
                #expect(SlideCheck.isClose(stage.frame(of: view), wanted))
            }
        }
        #expect(stage.frame(of: views[0]).height > stage.frame(of: views[1]).height)
        let control = try #require(stage.session.window.find("guides") as? UISwitch)
        for isOn in [false, true] {
            control.isOn = isOn
            control.sendActions(for: .valueChanged)
            #expect(overlay.isHidden == !isOn)
        }
    }

    @Test("Tab goes on to the switches, and Space turns one")
    func switchesByKeys() throws {
        let stage = open(.guide)
        defer { stage.close() }
        func press(_ code: UIKeyboardHIDUsage) {
            for phase in [UIPress.Phase.began, .ended] {
                UIApplication.shared.sendKey(UIKey(keyCode: code), phase: phase)
            }
            stage.settle()
        }
        for name in ["field", "apple", "guides", "toggle", "field"] {
            press(.keyboardTab)
            #expect((UIApplication.shared.firstResponder as? UIView)?.accessibilityIdentifier == name)
            guard let control = stage.session.window.find(name) as? UISwitch else { continue }
            let wasOn = control.isOn
            press(.keyboardSpacebar)
            #expect(control.isOn == !wasOn)
        }
        #expect(stage.session.scene.hostView.usingAppleKeyboardLayoutGuideIfAvailable)
    }

    @Test("Clavier's views end on the guide and on the safe guide, at each frame")
    func clavierViews() throws {
        let stage = open(.clavier, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        defer { stage.close() }
        let application = UIApplication.shared
        stage.session.scene.mainField.becomeFirstResponder()
        for _ in 0...10 {
            application.commitFrame(at: application.currentTime + 0.05)
            // Painted edges are on whole pixels.
            let top = stage.keyboardTop
            #expect(abs(try #require(stage.frame("plain")).maxY - min(640, top)) <= 0.5)
            #expect(abs(try #require(stage.frame("safe")).maxY - min(610, top)) <= 0.5)
            #expect(abs(try #require(stage.frame("toggle")).maxY - min(640, top)) <= 0.5)
        }
        #expect(stage.keyboardTop == 424)
    }

    @Test("Typist's list, field and toolbar keep within the safe area, and the toolbar leaves it with the keyboard")
    func typistSafeArea() throws {
        let stage = open(.typist, safeArea: UIEdgeInsets(top: 30, left: 40, bottom: 100, right: 50))
        defer { stage.close() }
        #expect(stage.toolbar == CGRect(x: 0, y: 640 - 100 - 52, width: 900, height: 52))
        #expect(stage.field.minX == 52)
        #expect(stage.field.maxX == 838)
        let row = try #require(stage.session.window.firstDescendant(ListRow.self))
        #expect(stage.frame(of: row) == CGRect(x: 40 + 16, y: 30, width: 900 - 40 - 16 - 50, height: 44))
        stage.showKeyboard()
        #expect(stage.toolbar.maxY == 424)
        stage.hideKeyboard()
        #expect(stage.toolbar.maxY == 540)
        #expect(stage.reports.isEmpty)
    }

    @Test("Typist's toolbar stands on the keyboard at every frame, whatever size the window gets")
    func typistResized() {
        let stage = open(.typist)
        defer { stage.close() }
        let application = UIApplication.shared
        stage.showKeyboard()
        for (width, height, keyboard) in [(900, 800, 216), (700, 500, 216), (500, 300, 165), (1200, 900, 216)] {
            stage.screen.bounds = CGRect(x: 0, y: 0, width: width, height: height)
            stage.session.screenDidResize()
            for _ in 0...40 {
                application.commitFrame(at: application.currentTime + 1 / 60.0)
                #expect(abs(stage.toolbar.maxY - stage.keyboardTop) < 0.01)
            }
            // In a window lower than 393 points the keyboard takes 55 % of the height.
            #expect(stage.keyboardTop == CGFloat(height - keyboard))
        }
    }

    @Test("Typist's prompt is the frame of the last event")
    func typistPrompt() {
        let stage = open(.typist)
        defer { stage.close() }
        let field = stage.session.scene.mainField
        stage.showKeyboard()
        #expect(field.placeholder == "willChangeFrame 0, 424, 900 × 216")
        let application = UIApplication.shared
        for (phase, y) in [(UITouch.Phase.began, 200.0), (.moved, 300), (.moved, 500)] {
            application.sendTouch(phase, identifier: 1, at: CGPoint(x: 300, y: y), on: stage.screen)
        }
        #expect(field.placeholder == "willChangeFrame 0, 500, 900 × 140")
        application.sendTouch(.cancelled, identifier: 1, at: CGPoint(x: 300, y: 500), on: stage.screen)
        stage.hideKeyboard()
        #expect(field.placeholder == "willHide 0, 640, 900 × 216")
    }
}
