// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit

@MainActor
private final class WithWindow: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
}

@MainActor
private final class WithoutWindow: UIResponder, UIApplicationDelegate {}

@MainActor
private final class Taker: UIResponder, UIApplicationDelegate {
    var restored: [String] = []

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        restorationHandler([self])
        return true
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        restored.append(activity.activityType)
    }
}

@MainActor
struct DelegateWindowTests {
    @Test func aDelegatesWindowIsAnOptionalRequirementsValue() throws {
        let owner = WithWindow()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        window.rootViewController = UIViewController()
        owner.window = window
        let delegate: (any UIApplicationDelegate)? = owner
        #expect(delegate?.window??.rootViewController === window.rootViewController)
        if let outer = delegate?.window, let inner = outer {
            #expect(inner === window)
        } else {
            Issue.record("the delegate has a window")
        }
        let scene: any UIWindowSceneDelegate = owner
        #expect(scene.window??.frame.width == 10)
        #expect(owner.window?.frame.height == 20)
        let none: (any UIApplicationDelegate)? = WithoutWindow()
        #expect(none?.window??.frame == nil)
    }

    @Test func aDelegateTakesUpWhatTheUserWantsToGoOnWith() {
        let taker = Taker()
        let activity = NSUserActivity(activityType: "a")
        let delegate: (any UIApplicationDelegate)? = taker
        let answer = delegate?.application?(.shared, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
        #expect(answer == true && taker.restored == ["a"])
        let none: (any UIApplicationDelegate)? = WithoutWindow()
        #expect(none?.application?(.shared, continue: activity) { _ in } == nil)
    }

    @Test func classesOfTheSystemAnswerForTheirOnlyInstance() {
        #expect(UIScreen.responds(to: "mainScreen"))
        let screen = UIScreen.perform("mainScreen")?.takeUnretainedValue()
        #expect(screen === UIScreen.main)
        #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
        #expect(!UIApplication.responds(to: "sharedScreen"))
    }

    /// As in tests without an app on iOS: what libraries for app extensions ask for is not there.
    @Test func anApplicationThatWasNotLaunchedIsFoundByNoName() {
        let wasLaunched = ApplicationState.isLaunched
        defer { ApplicationState.isLaunched = wasLaunched }
        ApplicationState.isLaunched = false
        #expect(UIApplication.perform("sharedApplication") == nil)
        #expect(UIApplication.value(forKey: "sharedApplication") == nil)
        _ = UIApplication.install(principalClass: nil)
        let found = UIApplication.perform("sharedApplication")?.takeUnretainedValue()
        #expect(found === UIApplication.shared)
        #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
    }
}
