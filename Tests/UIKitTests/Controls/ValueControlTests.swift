import Foundation
import Testing

@testable import UIKit

/// Switches, segments, sliders and bars.
@MainActor @Suite(.serialized) struct ValueControlTests {
    @Test func aSwitchTurnsOverByTouchAndKey() {
        let stage = Stage()
        let toggle = stage.add(UISwitch(), 10, 10, 51, 31)
        var events = 0
        toggle.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        toggle.isOn = true
        #expect(events == 0)
        stage.tap(30, 20)
        #expect(!toggle.isOn)
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        #expect(toggle.isOn)
        #expect(events == 2)
        #expect(UISwitch(frame: CGRect(x: 1, y: 2, width: 9, height: 9)).frame.size == CGSize(width: 51, height: 31))
        stage.close()
    }

    @Test func aSegmentIsSelectedWhereTheTouchIsLifted() {
        let stage = Stage()
        let control = UISegmentedControl(items: ["a", "b", "c"])
        stage.add(control, 0, 0, 300, 32)
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(150, 16, type: .indirectPointer)
        #expect(control.selectedSegmentIndex == 1)
        stage.touch(.began, 150, 16, type: .indirectPointer)
        stage.touch(.moved, 290, 16, type: .indirectPointer)
        stage.touch(.ended, 290, 16, type: .indirectPointer)
        #expect(control.selectedSegmentIndex == 2)
        stage.touch(.began, 10, 16, type: .indirectPointer)
        stage.touch(.moved, 10, 200, type: .indirectPointer)
        stage.touch(.ended, 10, 200, type: .indirectPointer)
        #expect(control.selectedSegmentIndex == 2)
        stage.press(.keyboardTab)
        stage.press(.keyboardLeftArrow)
        #expect(control.selectedSegmentIndex == 1)
        #expect(events == 3)
        control.selectedSegmentIndex = 0
        #expect(events == 3)
        stage.close()
    }

    @Test func aControlThatLosesItsWidthUnderATouchSelectsTheNearestSegment() {
        let stage = Stage()
        let control = UISegmentedControl(items: ["a", "b"])
        stage.add(control, 0, 0, 300, 32)
        stage.touch(.began, 10, 16)
        control.frame.size.width = 0
        stage.touch(.moved, 20, 16)
        stage.touch(.ended, 20, 16)
        // The touch is to the right of all of it.
        #expect(control.selectedSegmentIndex == 1)
        stage.close()
    }

    @Test func segmentsComeAndGo() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeSegment(at: 9, animated: false)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "c")
        #expect(control.titleForSegment(at: 5) == nil)
    }

    @Test func aSlidersThumbFollowsTheTouch() {
        let stage = Stage()
        let slider = stage.add(UISlider(), 0, 0, 227, 31)
        slider.maximumValue = 10
        slider.value = 5
        stage.frame()
        var values: [Float] = []
        slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
        // The thumb is 27 points wide, so its middle goes from 13.5 to 213.5: 20 points for each unit.
        stage.touch(.began, 118.5, 15)
        #expect(slider.value == 5)
        stage.touch(.moved, 138.5, 15)
        stage.touch(.moved, 900, 15)
        stage.touch(.ended, 900, 15)
        #expect(values == [6, 10])
        stage.press(.keyboardTab)
        stage.press(.keyboardLeftArrow)
        #expect(slider.value == 9.5)
        stage.press(.keyboardHome)
        #expect(slider.value == 0)
        stage.close()
    }

    @Test func aSlidersValueStaysInItsRange() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 2
        slider.maximumValue = 4
        #expect(slider.value == 2)
    }

    @Test func flexibleRoomPushesItemsApart() {
        let stage = Stage()
        let bar = stage.add(UIToolbar(), 0, 0, 300, 44)
        let left = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
        let right = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44)))
        bar.items = [left, .flexibleSpace(), right]
        stage.frame()
        #expect(left.customView?.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(right.customView?.frame == CGRect(x: 224, y: 0, width: 60, height: 44))
        bar.items = [left, .fixedSpace(30), right]
        stage.frame()
        #expect(right.customView?.frame.minX == 86)
        bar.items = []
        #expect(left.customView?.superview == nil)
        stage.close()
    }

    @Test func aViewThatAnItemGetsLaterTakesThePlaceOfWhatItWas() {
        let stage = Stage()
        let bar = stage.add(UIToolbar(), 0, 0, 300, 44)
        let item = UIBarButtonItem(title: "Hide")
        bar.items = [item]
        stage.frame()
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        item.customView = first
        stage.frame()
        #expect(first.window === stage.window)
        #expect(first.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(!bar.subviews.contains { $0 is UIButton })
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        item.customView = second
        stage.frame()
        #expect(first.superview == nil)
        #expect(second.frame == CGRect(x: 16, y: 0, width: 60, height: 44))
        item.customView = nil
        stage.frame()
        #expect(second.superview == nil)
        #expect(bar.subviews.contains { ($0 as? UIButton)?.currentTitle == "Hide" })
        stage.close()
    }

    @Test func aBarItemsButtonFollowsIt() {
        let stage = Stage()
        let bar = stage.add(UIToolbar(), 0, 0, 300, 44)
        let item = UIBarButtonItem(title: "a")
        bar.items = [item]
        stage.frame()
        let button = bar.subviews.lazy.compactMap { $0 as? UIButton }.first
        // Without a host's fonts a character is 0.6 of the font's 17 points wide; widths are whole pixels.
        #expect(button?.frame.width == 11)
        item.title = "abcde"
        stage.frame()
        #expect(button?.currentTitle == "abcde")
        #expect(button?.frame.width == 51)
        item.tintColor = .red
        item.isEnabled = false
        item.style = .done
        stage.frame()
        #expect(button?.tintColor == .red)
        #expect(button?.isEnabled == false)
        #expect(button?.titleLabel?.font.weight == .semibold)
        stage.close()
    }

    @Test func aBarItemRunsItsAction() {
        let stage = Stage()
        let bar = stage.add(UIToolbar(), 0, 0, 300, 44)
        var sender: AnyObject?
        let item = UIBarButtonItem(title: "Hide", primaryAction: UIAction { sender = $0.sender })
        bar.items = [.flexibleSpace(), item]
        stage.frame()
        stage.tap(300 - 16 - 10, 22)
        #expect(sender === item)
        sender = nil
        item.isEnabled = false
        stage.frame()
        stage.tap(300 - 16 - 10, 22)
        #expect(sender == nil)
        stage.close()
    }
}
