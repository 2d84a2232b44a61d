// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitServices

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// What every object can be told to assistive technology.
@MainActor
struct ObjectAccessibilityTests {
    private final class Chart: UIView {
        var bars: [UIAccessibilityElement] = []

        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    }

    @Test func whatIsNoViewKeepsWhatItIsTold() {
        let image = UIImage()
        image.accessibilityLabel = "a link"
        image.accessibilityIdentifier = "link"
        image.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(image.accessibilityLabel == "a link")
        #expect(image.accessibilityAttributedLabel?.string == "a link")
        #expect(image.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
        #expect(image.accessibilityIdentifier == "link")
        #expect(UIImage().accessibilityLabel == nil && !UIImage().isAccessibilityElement)
        let item = UIBarButtonItem()
        item.accessibilityHint = "goes back"
        item.accessibilityTraits = .button
        #expect(item.accessibilityHint == "goes back")
        #expect(item.accessibilityRespondsToUserInteraction)
        let command = UIAction(title: "Copy") { _ in }
        command.accessibilityIdentifier = "copy"
        #expect(command.accessibilityIdentifier == "copy" && command.accessibilityLabel == nil)
        let object = NSObject()
        object.accessibilityElements = [image]
        #expect(object.accessibilityElementCount() == 1)
        #expect(object.accessibilityElement(at: 0) as AnyObject === image)
        #expect(object.accessibilityElement(at: 1) == nil)
        #expect(object.index(ofAccessibilityElement: image) == 0)
        #expect(object.index(ofAccessibilityElement: item) == NSNotFound)
        #expect(!object.accessibilityActivate())
    }

    @Test func programsOfSwift5SetLabelsOnAnyThread() async {
        let set: @MainActor @Sendable (NSObject) -> String? = { object in
            object.accessibilityLabel = "a link"
            object.accessibilityHint = "opens"
            object.accessibilityValue = "new"
            object.accessibilityUserInputLabels = ["link"]
            return object.accessibilityLabel
        }
        let plain = unsafeBitCast(set, to: (@Sendable (NSObject) -> String?).self)
        #expect(await Task.detached { plain(NSObject()) }.value == "a link")
    }

    @Test func anObjectAnswersWhatItsClassSays() {
        let label = UILabel()
        label.text = "text"
        let object: NSObject = label
        #expect(object.accessibilityLabel == "text")
        #expect(object.accessibilityAttributedLabel?.string == "text")
        let element: NSObject = UIAccessibilityElement(accessibilityContainer: label)
        #expect(element.isAccessibilityElement)
        element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((element as? UIAccessibilityElement)?.accessibilityFrame.width == 3)
        element.isAccessibilityElement = false
        #expect((element as? UIAccessibilityElement)?.isAccessibilityElement == false)
        #expect((UIButton() as NSObject).accessibilityRespondsToUserInteraction)
        #expect(!object.accessibilityRespondsToUserInteraction)
        let slider = UISlider()
        (slider as NSObject).accessibilityIncrement()
        #expect(slider.value > 0)
    }

    @Test func aPlainTextReplacesTheOneForAVoice() {
        let view = UIView()
        let spoken = NSMutableAttributedString(string: "SQL")
        let whole = NSRange(location: 0, length: 3)
        spoken.addAttribute(NSAttributedString.Key("pitch"), value: 2, range: whole)
        view.accessibilityAttributedValue = spoken
        #expect(view.accessibilityValue == "SQL")
        #expect(view.accessibilityAttributedValue == spoken)
        view.accessibilityValue = "S Q L"
        #expect(view.accessibilityAttributedValue == NSAttributedString(string: "S Q L"))
        view.accessibilityUserInputLabels = ["save", "store"]
        #expect(view.accessibilityAttributedUserInputLabels.map(\.string) == ["save", "store"])
    }

    @Test func aContainerSaysWhatIsInIt() {
        let chart = Chart()
        chart.bars = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: chart) }
        #expect(chart.accessibleChildren.count == 3)
        let view = UIView()
        view.addSubview(UIView())
        #expect(view.accessibleChildren.count == 1)
        view.accessibilityElements = []
        #expect(view.accessibleChildren.isEmpty)
        view.accessibilityContainerType = .list
        #expect(view.accessibilityContainerType == .list)
        view.accessibilityElements = chart.bars
        view.accessibilityElementsHidden = true
        #expect(view.accessibleChildren.isEmpty)
    }

    @Test func aClosureIsAskedEachTime() {
        let view = UIView()
        var count = 0
        view.accessibilityLabel = "plain"
        view.accessibilityLabelBlock = {
            count += 1
            return "label \(count)"
        }
        view.isAccessibilityElementBlock = { count > 0 }
        view.accessibilityElementsBlock = { [view] }
        view.accessibilityTraitsBlock = { .header }
        view.accessibilityIdentifierBlock = { "name" }
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "label 1")
        #expect((view as NSObject).accessibilityLabel == "label 2")
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .header)
        #expect(view.accessibleChildren.count == 1 && view.accessibilityElementCount() == 1)
        #expect(view.accessibilityIdentifier == "name")
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "plain")
        view.accessibilityElementsBlock = nil
        view.accessibilityHintBlock = { nil }
        #expect(view.accessibilityHint == nil && view.accessibleChildren.isEmpty)
    }

    private final class Dial: NSObject {
        var steps: [Int] = []

        override func accessibilityActivate() -> Bool { true }
        override func accessibilityIncrement() { steps.append(1) }
        override func accessibilityDecrement() { steps.append(-1) }
        override func accessibilityPerformEscape() -> Bool { !steps.isEmpty }
    }

    @Test func anObjectThatIsNoResponderOverridesWhatItDoes() {
        let dial = Dial()
        let object: any NSObjectProtocol = dial
        object.accessibilityIncrement()
        (dial as NSObject).accessibilityDecrement()
        #expect(dial.steps == [1, -1])
        #expect(object.accessibilityActivate() && dial.accessibilityPerformEscape())
        #expect(!NSObject().accessibilityActivate())
        #expect(!UIView().accessibilityPerformMagicTap())
    }

    @Test func anActionHasAClosureOrATarget() {
        var count = 0
        let action = UIAccessibilityCustomAction(name: "Delete") { action in
            count += action.name == "Delete" ? 1 : 0
            return true
        }
        #expect(action.actionHandler?(action) == true)
        #expect(count == 1 && action.target == nil)
        let doer = NSObject()
        let other = UIAccessibilityCustomAction(
            attributedName: NSAttributedString(string: "Do"),
            image: UIImage(),
            target: doer,
            selector: Selector("do:")
        )
        #expect(other.target === doer && other.selector == Selector("do:"))
        #expect(other.image != nil && other.actionHandler == nil)
        other.name = "Do it"
        #expect(other.attributedName.string == "Do it")
        let view = UIView()
        view.accessibilityCustomActions = [action, other]
        #expect(view.accessibilityCustomActions?.count == 2)
    }

    @Test func aViewOfAClassThatIsKnownWhenRunningHasItsFrame() {
        func make<View: UIView>(_ type: View.Type) -> View {
            _objcNew(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        let chart = make(Chart.self)
        #expect(chart.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(chart.bars.isEmpty)
    }
}
