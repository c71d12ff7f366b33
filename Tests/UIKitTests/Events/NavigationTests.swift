import Foundation
import Testing

@testable import UIKit

/// Keys that no responder uses.
@MainActor @Suite(.serialized) struct NavigationTests {
    @Test func tabStaysInWhatIsPresented() {
        let root = UIViewController()
        let stage = Stage()
        stage.window.rootViewController = root
        let behind = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.view.addSubview(behind)
        let front = UIViewController()
        let fields = [0, 40].map { UITextField(frame: CGRect(x: 0, y: $0, width: 100, height: 30)) }
        for field in fields { front.view.addSubview(field) }
        root.present(front, animated: false)
        for field in [fields[0], fields[1], fields[0]] {
            stage.press(.keyboardTab)
            #expect(field.isFirstResponder)
        }
        stage.press(.keyboardTab, .shift)
        #expect(fields[1].isFirstResponder)
        front.dismiss(animated: false)
        stage.press(.keyboardTab)
        #expect(behind.isFirstResponder)
        stage.close()
    }

    @Test func keysScrollWhatIsPresented() {
        let root = UIViewController()
        let stage = Stage()
        stage.window.rootViewController = root
        let views = [0, 1].map { _ in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 100, height: 1000)
            return view
        }
        root.view.addSubview(views[0])
        let front = UIViewController()
        front.view.addSubview(views[1])
        root.present(front, animated: false)
        stage.press(.keyboardEnd)
        stage.frame(after: 5)
        #expect(views[0].contentOffset.y == 0)
        #expect(views[1].contentOffset.y == 900)
        stage.close()
    }
}
