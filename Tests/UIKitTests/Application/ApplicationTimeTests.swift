import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ApplicationTimeTests {
    /// A host whose clock goes on while nothing happens.
    private final class Host: UIApplicationHost {
        var now: TimeInterval?
        func applicationNeedsFrame(_ application: UIApplication) {}
    }

    /// Runs `body` on a stage with a host, whose clock shows ten seconds after the last event.
    private func onStage(_ body: (Stage, Host) -> Void) {
        let stage = Stage()
        let host = Host()
        stage.application.host = host
        stage.frame(at: 0)
        host.now = stage.origin + 10
        body(stage, host)
        stage.application.host = nil
        stage.close()
    }

    @Test func anAnimationThatStartsOutsideOfEventsStartsNow() {
        onStage { stage, _ in
            let view = stage.addView(.zero)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
            stage.frame(at: 10.25)
            #expect(isNear(view.shown.center.x, 25))
        }
    }

    @Test func aKeyboardThatIsCalledOutsideOfEventsSlidesFromNow() {
        onStage { stage, _ in
            stage.keyboard.timing = KeyboardTiming(curve: .linear, duration: 1)
            stage.keyboard.show()
            stage.frame(at: 10.5)
            #expect(isNear(stage.keyboard.progress, 0.5))
        }
    }

    @Test func anEventHasOneTimeFromItsBeginningToItsEnd() {
        onStage { stage, host in
            // A host that delivers an event has no other time than the event's.
            host.now = nil
            stage.wait(until: 12)
            #expect(stage.application.currentTime == stage.origin + 12)
            host.now = stage.origin + 11
            #expect(stage.application.currentTime == stage.origin + 12, "time never goes back")
            host.now = stage.origin + 13
            #expect(stage.application.currentTime == stage.origin + 13)
        }
    }
}
