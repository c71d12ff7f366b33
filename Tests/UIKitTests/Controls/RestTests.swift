import Foundation
import Testing

@testable import UIKit

/// A program whose views do not change makes no frames: a control that calls for layout while it is laid out would
/// keep the processor busy for ever.
@MainActor @Suite(.serialized) struct RestTests {
    /// A control, and what a program or a person changes about it.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let make: @MainActor @Sendable () -> UIView
        let change: @MainActor @Sendable (UIView) -> Void
        var testDescription: String { name }

        init<View: UIView>(
            _ name: String, _ make: @escaping @MainActor @Sendable () -> View,
            _ change: @escaping @MainActor @Sendable (View) -> Void
        ) {
            self.name = name
            self.make = make
            self.change = { view in
                if let view = view as? View { change(view) } else { Issue.record("not a \(View.self)") }
            }
        }
    }

    private nonisolated static let image = UIImage(pixelWidth: 1, pixelHeight: 1, pixels: [0, 0, 0, 255])

    nonisolated static let cases = [
        Case("button", { UIButton(type: .system) }) {
            $0.setTitle("title", for: .normal)
            $0.setImage(image, for: .normal)
            $0.isHighlighted = true
            $0.titleLabel?.numberOfLines = 0
        },
        Case("collection view cell", { UICollectionViewCell() }) { $0.contentView.backgroundColor = .red },
        Case("image view", { UIImageView() }) { $0.image = image },
        Case("label", { UILabel() }) {
            $0.text = "one two three four five six seven"
            $0.numberOfLines = 0
        },
        Case("scroll view", { UIScrollView() }) {
            $0.contentSize = CGSize(width: 500, height: 500)
            $0.contentOffset.y = 30
        },
        Case("segmented control", { UISegmentedControl(items: ["a", "b"]) }) {
            $0.selectedSegmentIndex = 1
            $0.setTitle("long", forSegmentAt: 0)
        },
        Case("slider", { UISlider() }) { $0.value = 0.5 },
        Case("stack view", { UIStackView() }) {
            $0.distribution = .fillProportionally
            for _ in 0..<2 {
                let label = UILabel()
                label.text = "one two three four five six seven"
                label.numberOfLines = 0
                $0.addArrangedSubview(label)
            }
        },
        Case("switch", { UISwitch() }) { $0.isOn = true },
        Case("table view cell", { UITableViewCell(style: .default, reuseIdentifier: nil) }) {
            $0.contentView.backgroundColor = .red
        },
        Case("text field", { UITextField() }) {
            $0.borderStyle = .roundedRect
            $0.placeholder = "name"
            $0.clearButtonMode = .always
            $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.leftViewMode = .always
            $0.text = "text that is longer than the field is wide"
            $0.becomeFirstResponder()
        },
        Case("text view", { UITextView() }) {
            $0.text = "one two three four five six seven"
            $0.becomeFirstResponder()
        },
        Case("text view that does not scroll", { UITextView() }) {
            $0.isScrollEnabled = false
            $0.text = "one two three four five six seven"
        },
        Case("toolbar", { UIToolbar() }) {
            let item = UIBarButtonItem(title: "title", image: image)
            $0.items = [item, .flexibleSpace(), UIBarButtonItem(customView: UISwitch())]
            item.isEnabled = false
        },
    ]

    @Test(arguments: cases, [false, true])
    func whatIsNotChangedCallsForNoFrame(_ control: Case, byConstraints: Bool) {
        let stage = Stage()
        let view = control.make()
        if byConstraints {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            ])
        } else {
            stage.add(view, 0, 0, 100, 44)
        }
        stage.frame()
        control.change(view)
        #expect(UIApplication.shared.needsFrame)
        // The keyboard comes in its time; one frame more is for what a layout leaves to the next.
        stage.frame()
        stage.frame(after: 2)
        stage.frame()
        #expect(!UIApplication.shared.needsFrame)
        stage.close()
    }
}
