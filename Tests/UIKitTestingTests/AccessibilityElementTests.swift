// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite(.serialized)
struct AccessibilityElementTests {
    @Test func anElementIsOneThingOfItsContainer() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityContainer as? UIView === view)
        #expect(element.next === view)
        #expect(element.accessibilityTraits == .none && element.accessibilityFrame == .zero)
        element.accessibilityLabel = "bar"
        element.accessibilityTraits = .header
        #expect(element.accessibilityLabel == "bar" && element.accessibilityTraits == .header)
    }

    @Test func itsPlaceFollowsItsContainer() throws {
        let app = try TestApp(device: "iPhone 14")
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        app.show(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin.x = 50
        #expect(element.accessibilityFrame.minX == 51)
        element.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
        #expect(element.accessibilityFrame.minX == 5)
    }

    @Test func aContainerIsNotKeptAlive() {
        var view: UIView? = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view as Any)
        #expect(element.accessibilityContainer != nil)
        view = nil
        #expect(element.accessibilityContainer == nil)
    }
}
