// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct AccessibilityChoiceTests {
    @Test func aTextChoosesAndRefuses() {
        let none = AccessibilityChoice.startingChoices("")
        #expect(none == [.shakeToUndo, .videoAutoplay])
        let some = AccessibilityChoice.startingChoices("reduceMotion,nonsense,-shakeToUndo")
        #expect(some == [.reduceMotion, .videoAutoplay])
    }

    @Test func aChoiceIsToldOnceAndAnswered() {
        let was = UIAccessibility.isReduceMotionEnabled
        defer { AccessibilityChoice.reduceMotion.set(was) }
        AccessibilityChoice.reduceMotion.set(false)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
            object: nil,
            queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        AccessibilityChoice.reduceMotion.set(true)
        AccessibilityChoice.reduceMotion.set(true)
        #expect(UIAccessibility.isReduceMotionEnabled && count == 1)
        AccessibilityChoice.reduceMotion.set(false)
        #expect(!UIAccessibility.isReduceMotionEnabled && count == 2)
    }

    @Test func everyChoiceHasANotificationOfItsOwn() {
        let names = AccessibilityChoice.allCases.map(\.notification)
        #expect(Set(names).count == AccessibilityChoice.allCases.count)
    }

    @Test func rectanglesAndPathsGoToTheScreen() {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        window.addSubview(view)
        view.bounds.origin = CGPoint(x: 0, y: 1)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let expected = CGRect(x: 16, y: 27, width: 3, height: 4)
        #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
        #expect(path.bounds == expected)
    }

    @Test func guidedAccessIsRefused() async {
        let isDone = await withCheckedContinuation { done in
            UIAccessibility.requestGuidedAccessSession(enabled: true) { done.resume(returning: $0) }
        }
        let error = await withCheckedContinuation { done in
            UIAccessibility.configureForGuidedAccess(features: .zoom, enabled: true) {
                done.resume(returning: $1 as? UIAccessibility.GuidedAccessError)
            }
        }
        #expect(!isDone && error?.code == .permissionDenied)
        #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "x") == .allow)
        if let error { #expect(UIAccessibility.GuidedAccessError.Code.permissionDenied ~= error) }
    }
}
