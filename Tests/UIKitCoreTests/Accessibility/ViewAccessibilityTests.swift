// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime
import Testing
import UIKitServices

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

/// What assistive technology is told about views.
@MainActor
struct ViewAccessibilityTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    @Test func aPlainViewIsNoElement() {
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
        #expect(view.accessibilityHint == nil && view.accessibilityValue == nil)
        #expect(view.accessibilityTraits == .none && view.accessibilityIdentifier == nil)
        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren)
    }

    @Test func theFrameIsInTheScreenAndFollowsTheView() {
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let inner = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        view.addSubview(inner)
        view.frame.origin.x = 100
        #expect(inner.accessibilityFrame == CGRect(x: 101, y: 21, width: 5, height: 5))
        inner.accessibilityFrame = CGRect(x: 7, y: 8, width: 9, height: 10)
        view.frame.origin.x = 0
        #expect(inner.accessibilityFrame == CGRect(x: 7, y: 8, width: 9, height: 10))
    }

    @Test func whatIsHiddenOrCoveredByAModalViewIsLeftOut() {
        let (first, second) = (UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        let children = { self.view.accessibleChildren.compactMap { $0 as? UIView } }
        #expect(children() == [first, second])
        second.accessibilityViewIsModal = true
        #expect(children() == [second])
        second.isHidden = true
        #expect(children() == [first])
        view.accessibilityElementsHidden = true
        #expect(children().isEmpty)
    }

    @Test func theElementsThatAreSetCountInsteadOfTheSubviews() {
        view.addSubview(UIView())
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "Own"
        view.accessibilityElements = [element]
        #expect(view.accessibilityElementCount() == 1)
        #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
        #expect(view.index(ofAccessibilityElement: element) == 0)
        #expect(view.accessibleChildren.count == 1)
    }

    @Test func anIdentifierFindsAViewAndIsNotReadOut() {
        view.accessibilityIdentifier = "box"
        #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == nil)
    }

    @Test func theDescriptionNamesClassAndFrame() {
        view.tag = 7
        #expect(view.description.hasPrefix("<UIView: 0x"))
        #expect(view.description.contains("frame = (10 20; 30 40)"))
        #expect(view.debugDescription == view.description)
    }
}
