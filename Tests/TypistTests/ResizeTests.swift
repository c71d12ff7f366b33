import Foundation
import Testing

@testable import Typist
@testable import UIKit

/// A bar whose distance from the view's bottom is a constraint that Typist's events set, as programs for iOS have it.
@Suite("A window that changes its size") @MainActor struct ResizeTests {
    private final class Controller: UIViewController {
        let bar = UIView()
        let list = UIView()
        let keyboard = Typist()
        private lazy var barBottom = bar.bottomAnchor.constraint(equalTo: list.bottomAnchor)

        override func viewDidLoad() {
            for subview in [list, bar] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: view.topAnchor),
                list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                bar.heightAnchor.constraint(equalToConstant: 40), barBottom,
            ])
            keyboard
                .on(event: .willChangeFrame) { [unowned self] options in
                    // The list is placed by constraints, so its bounds are right only where it has been laid out.
                    let top = list.convert(options.endFrame, from: nil).minY
                    UIView.animate(
                        withDuration: options.animationDuration, delay: 0, options: options.animationOptions
                    ) {
                        self.barBottom.constant = -max(0, self.list.bounds.height - top)
                        self.view.layoutIfNeeded()
                    }
                }
                .start()
        }
    }

    private nonisolated static let sizes = [
        CGSize(width: 320, height: 800), CGSize(width: 700, height: 480), CGSize(width: 500, height: 240),
        CGSize(width: 1200, height: 900), CGSize(width: 320, height: 480),
    ]

    private func expectBarOnKeyboard(_ stage: TypistStage, _ bar: UIView, from start: Double, to end: Double) {
        for time in Swift.stride(from: start, through: end, by: 1 / 64.0) {
            stage.commit(at: time)
            let top = stage.keyboard.presentedFrame.minY
            #expect(abs(bar.shown.frame.maxY - min(top, stage.screen.bounds.height)) < 1e-6, "at \(time)")
        }
    }

    @Test("has the bar on the keyboard at every frame, also where the keyboard gets another height")
    func shown() {
        let stage = TypistStage()
        defer { stage.close() }
        let controller = Controller()
        stage.window.rootViewController = controller
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        for (index, size) in Self.sizes.enumerated() {
            let time = Double(2 + index)
            stage.screen.bounds.size = size
            stage.keyboard.preferredHeight = size.height < 300 ? 130 : 216
            expectBarOnKeyboard(stage, controller.bar, from: time, to: time + 0.75)
            #expect(controller.bar.frame.maxY == size.height - stage.keyboard.preferredHeight)
        }
    }

    @Test("has the bar on the keyboard in mid slide", arguments: sizes)
    func sliding(size: CGSize) {
        let stage = TypistStage()
        defer { stage.close() }
        let controller = Controller()
        stage.window.rootViewController = controller
        stage.commit(at: 1)
        stage.field.becomeFirstResponder()
        expectBarOnKeyboard(stage, controller.bar, from: 1, to: 1.125)
        stage.screen.bounds.size = size
        expectBarOnKeyboard(stage, controller.bar, from: 1.125, to: 1.25)
        stage.field.resignFirstResponder()
        expectBarOnKeyboard(stage, controller.bar, from: 1.25, to: 2)
        #expect(controller.bar.frame.maxY == size.height)
    }

    @Test(
        "has the bar on the keyboard at every frame, whatever happens meanwhile",
        arguments: [
            KeyboardTiming.system, KeyboardTiming(curve: .linear, duration: 0.8),
            KeyboardTiming(curve: .easeInOut, duration: 0.3),
        ], [1, 2, 3, 4, 6, 7])
    func anything(timing: KeyboardTiming, stride: Int) {
        let stage = TypistStage()
        defer { stage.close() }
        let controller = Controller()
        stage.window.rootViewController = controller
        stage.keyboard.timing = timing
        stage.commit(at: 1)
        stage.field.becomeFirstResponder()
        var time = 1.0
        for round in 1...24 {
            switch round * stride % 5 {
            case 0: stage.field.becomeFirstResponder()
            case 1: stage.field.resignFirstResponder()
            case 2: stage.keyboard.preferredHeight = stage.keyboard.preferredHeight == 216 ? 130 : 216
            default: stage.screen.bounds.size = Self.sizes[round * stride / 5 % Self.sizes.count]
            }
            // Multiples of the golden ratio spread over the slide and its end.
            let end = time + 0.5 * (Double(round * stride) * 0.618).truncatingRemainder(dividingBy: 1)
            expectBarOnKeyboard(stage, controller.bar, from: time, to: end)
            time = end
        }
    }
}
