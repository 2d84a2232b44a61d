// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// Notes the keys that it is notified of.
private final class Watcher: NSObject {
    var told: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        told.append(keyPath ?? "")
    }
}

/// As on iOS every Objective-C setter notifies the observers of its property.
@MainActor
struct SetterObservingTests {
    /// The keys of an object whose observers are notified while it is changed, in alphabetical order.
    private func told(_ keys: [String], of object: NSObject, _ change: () -> Void) -> [String] {
        let watcher = Watcher()
        for key in keys { object.addObserver(watcher, forKeyPath: key, context: nil) }
        change()
        for key in keys { object.removeObserver(watcher, forKeyPath: key) }
        return watcher.told.sorted()
    }

    @Test func settersOfViewsNotify() {
        let view = UIView()
        let keys = ["backgroundColor", "clipsToBounds", "tag", "tintColor", "transform"]
        let plain = told(keys, of: view) {
            view.backgroundColor = .red
            view.clipsToBounds = true
            view.tag = 3
            view.tintColor = .green
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        #expect(plain == keys)
        let spellings = ["isUserInteractionEnabled", "userInteractionEnabled"]
        #expect(told(spellings, of: view) { view.isUserInteractionEnabled = false } == spellings)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let root = told(["rootViewController"], of: window) {
            window.rootViewController = UIViewController()
        }
        #expect(root == ["rootViewController"])
    }

    @Test func settersOfLabelsAndPicturesNotify() {
        let label = UILabel()
        let keys = ["attributedText", "font", "text", "textColor"]
        let ofLabel = told(keys, of: label) {
            label.text = "a"
            label.attributedText = NSAttributedString(string: "b")
            label.textColor = .red
            label.font = .systemFont(ofSize: 30)
        }
        #expect(ofLabel == keys)
        let view = UIImageView()
        let ofImages = told(["highlightedImage", "image"], of: view) {
            view.image = UIImage()
            view.highlightedImage = UIImage()
        }
        #expect(ofImages == ["highlightedImage", "image"])
    }

    @Test func aNotificationHasTheValuesFromBeforeAndAfter() {
        let label = UILabel()
        label.text = "a"
        var told: [String] = []
        let token = label.observe(\.text, _key: "text", options: [.old, .new, .prior]) {
            label,
            change in
            let (old, new) = (change.oldValue.flatMap { $0 }, change.newValue.flatMap { $0 })
            told.append("\(change.isPrior) \(old ?? "-") \(new ?? "-") \(label.text ?? "-")")
        }
        label.text = "b"
        label.text = nil
        token.invalidate()
        label.text = "c"
        #expect(told == ["true a - a", "false a b b", "true b - b", "false b - -"])
    }

    @Test func anObserverMaySetThePropertyAnew() {
        let label = UILabel()
        var told: [String] = []
        let token = label.observe(\.text, _key: "text") { label, _ in
            if label.text == "b" { label.text = "c" }
            told.append(label.text ?? "-")
        }
        label.text = "b"
        token.invalidate()
        #expect(told == ["c", "c"])
    }

    @Test func aValueSetByItsKeyNotifiesOnce() {
        let label = UILabel()
        let text = told(["text"], of: label) { label.setValue("a", forKey: "text") }
        #expect(text == ["text"] && label.text == "a")
        let toggle = UISwitch()
        let spellings = told(["isOn", "on"], of: toggle) { toggle.setValue(true, forKey: "on") }
        #expect(spellings == ["isOn", "on"] && toggle.isOn)
    }

    @Test func settersOfControlValuesNotify() {
        let slider = UISlider()
        #expect(told(["value"], of: slider) { slider.value = 0.5 } == ["value"])
        let toggle = UISwitch()
        #expect(told(["isOn", "on"], of: toggle) { toggle.isOn = true } == ["isOn", "on"])
        let stepper = UIStepper()
        #expect(told(["value"], of: stepper) { stepper.value = 3 } == ["value"])
        let segments = UISegmentedControl(items: ["a", "b"])
        let chosen = told(["selectedSegmentIndex"], of: segments) {
            segments.selectedSegmentIndex = 1
        }
        #expect(chosen == ["selectedSegmentIndex"])
        let pages = UIPageControl()
        let keys = ["currentPage", "numberOfPages"]
        let ofPages = told(keys, of: pages) {
            pages.numberOfPages = 3
            pages.currentPage = 1
        }
        #expect(ofPages == keys)
        let bar = UIProgressView()
        #expect(told(["progress"], of: bar) { bar.progress = 0.5 } == ["progress"])
    }

    @Test func whatAPersonDoesToAControlNotifiesNobody() {
        let slider = UISlider()
        #expect(told(["value"], of: slider) { slider.slide(by: 0.5) }.isEmpty)
        #expect(slider.value == 0.5)
        let stepper = UIStepper()
        #expect(told(["value"], of: stepper) { stepper.step(up: true, isTold: true, nil) }.isEmpty)
        #expect(stepper.value == 1)
        let toggle = UISwitch()
        #expect(told(["isOn"], of: toggle) { toggle.setOn(true, animated: false) }.isEmpty)
    }

    @Test func settersOfBarItemsNotify() {
        let button = UIBarButtonItem()
        let keys = ["enabled", "image", "isEnabled", "tintColor", "title"]
        let ofButton = told(keys, of: button) {
            button.title = "a"
            button.image = UIImage()
            button.isEnabled = false
            button.tintColor = .red
        }
        #expect(ofButton == keys)
        let tab = UITabBarItem()
        let ofTab = told(["badgeColor", "badgeValue"], of: tab) {
            tab.badgeValue = "1"
            tab.badgeColor = .red
        }
        #expect(ofTab == ["badgeColor", "badgeValue"])
        let item = UINavigationItem()
        let both = ["leftBarButtonItem", "leftBarButtonItems", "prompt", "title", "titleView"]
        let ofItem = told(both, of: item) {
            item.title = "a"
            item.prompt = "b"
            item.titleView = UIView()
            item.leftBarButtonItem = button
        }
        #expect(ofItem == both)
        let right = ["rightBarButtonItem", "rightBarButtonItems"]
        #expect(told(right, of: item) { item.rightBarButtonItems = [button] } == right)
    }

    @Test func settersOfControllersNotify() {
        let controller = UIViewController()
        let keys = ["editing", "isEditing", "preferredContentSize", "title"]
        let ofController = told(keys, of: controller) {
            controller.title = "a"
            controller.preferredContentSize = CGSize(width: 10, height: 10)
            controller.setEditing(true, animated: false)
        }
        #expect(ofController == keys)
    }

    @Test func settersOfConstraintsNotify() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        let keys = ["active", "constant", "isActive", "priority"]
        let ofConstraint = told(keys, of: constraint) {
            constraint.priority = .defaultLow
            constraint.constant = 20
            constraint.isActive = true
        }
        #expect(ofConstraint == keys)
    }

    @Test func statesOfRecognizersNotify() {
        let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
        var states: [Int] = []
        let token = recognizer.observe(\.state, _key: "state") { recognizer, _ in
            states.append(recognizer.state.rawValue)
        }
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .ended
        token.invalidate()
        #expect(states == [1, 2, 3])
        let spellings = ["enabled", "isEnabled"]
        #expect(told(spellings, of: recognizer) { recognizer.isEnabled = false } == spellings)
    }

    @Test func scrollingIsSwitchedWithNotice() {
        let view = UIScrollView()
        let keys = ["isScrollEnabled", "scrollEnabled"]
        #expect(told(keys, of: view) { view.isScrollEnabled = false } == keys)
        let screen = UIScreen()
        screen.brightness = 0.5
        #expect(told(["brightness"], of: screen) { screen.brightness = 0.25 } == ["brightness"])
    }

    /// As a library's own methods do that observe what they are given.
    private func changes<Root: NSObject, Value>(
        _ path: KeyPath<Root, Value>,
        of root: Root,
        _ change: () -> Void
    ) -> Int {
        var count = 0
        let token = root.observe(path) { _, _ in count += 1 }
        change()
        token.invalidate()
        return count
    }

    @Test func pathsInVariablesAreObserved() {
        let label = UILabel()
        let view = UIView()
        #expect(changes(\UILabel.isHighlighted, of: label) { label.isHighlighted = true } == 1)
        #expect(changes(\UIView.layer.bounds, of: view) { view.bounds.size.width = 20 } == 1)
        let path = \UIScrollView.contentOffset
        let scroll = UIScrollView()
        #expect(changes(path, of: scroll) { scroll.contentOffset.y = 3 } == 1)
    }
}
