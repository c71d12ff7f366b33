// The README's example of a test, word for word; `ReadmeTests` compares the two.
import Clavier
import Testing
import UIKit

@Suite @MainActor struct BarTests {
    @Test func theBarStandsOnTheKeyboard() {
        // A screen of 320 by 480 points with a keyboard that is 216 points high.
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
        UIScreen.main.keyboard.preferredHeight = 216
        let window = UIWindow(frame: UIScreen.main.bounds)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(field)
        window.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: window.clavierLayoutGuide.topAnchor),
        ])
        window.makeKeyAndVisible()

        // The keyboard starts to slide in; a second later it is there.
        field.becomeFirstResponder()
        let application = UIApplication.shared
        application.commitFrame(at: application.currentTime + 1)
        #expect(bar.frame == CGRect(x: 0, y: 480 - 216 - 44, width: 320, height: 44))

        // Leave the application as it was found, for the next test.
        field.resignFirstResponder()
        application.commitFrame(at: application.currentTime + 1)
        window.isHidden = true
    }
}
