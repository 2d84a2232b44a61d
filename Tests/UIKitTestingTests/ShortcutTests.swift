// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import PlatformHeadless
@testable import UIKitTesting
@testable import UIKitValues
@testable import UIKitViews

/// Notes what it is asked to do, and can do what begins with "open".
@MainActor
private final class ShortcutDelegate: UIResponder, UIApplicationDelegate {
    var chosen: [String] = []
    var fetches = 0

    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        chosen.append(shortcutItem.type)
        completionHandler(shortcutItem.type.hasPrefix("open"))
    }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
            @escaping (UIBackgroundFetchResult) -> Void
    ) {
        fetches += 1
        completionHandler(.newData)
    }
}

@MainActor
private final class ShortcutSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var chosen: [String] = []

    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        chosen.append(shortcutItem.type)
    }
}

/// What reaches a program from beside its windows.
@MainActor
@Suite(.serialized)
final class ShortcutTests {
    private let delegate = ShortcutDelegate()
    private let app: TestApp
    private var application: UIApplication { .shared }

    init() throws { app = try TestApp(device: "iPhone 14", delegate: delegate) }

    isolated deinit {
        for session in application.openSessions {
            application.requestSceneSessionDestruction(session, options: nil)
        }
        _ = try? TestApp()
    }

    @Test("A shortcut that is chosen reaches the delegate, which says whether it could")
    func chosen() {
        var answers: [Bool] = []
        for type in ["open.last", "other"] {
            let item = UIApplicationShortcutItem(type: type, localizedTitle: "T")
            #expect(application.choose(item) { answers.append($0) })
        }
        #expect(delegate.chosen == ["open.last", "other"] && answers == [true, false])
        application.delegate = nil
        #expect(!application.choose(UIApplicationShortcutItem(type: "a", localizedTitle: "T")))
    }

    @Test("In a program with scenes the scene's delegate hears of it")
    func chosenInScene() throws {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = ShortcutSceneDelegate.self
        let scene = application.connectScene(configuration: configuration)
        #expect(application.choose(UIApplicationShortcutItem(type: "a", localizedTitle: "T")))
        let heard = try #require(scene?.delegate as? ShortcutSceneDelegate)
        #expect(heard.chosen == ["a"] && delegate.chosen.isEmpty)
    }

    @Test("Items are copied, and those that can change are not changed by their copies")
    func copies() throws {
        let icon = UIApplicationShortcutIcon(systemImageName: "star")
        let item = UIApplicationShortcutItem(
            type: "a",
            localizedTitle: "A",
            localizedSubtitle: "B",
            icon: icon,
            userInfo: ["n": 1 as NSNumber]
        )
        #expect(item.copy(with: nil) as? UIApplicationShortcutItem === item)
        let changed = try #require(
            item.mutableCopy(with: nil) as? UIMutableApplicationShortcutItem
        )
        changed.localizedTitle = "C"
        changed.localizedSubtitle = nil
        let copy = try #require(changed.copy(with: nil) as? UIApplicationShortcutItem)
        changed.type = "z"
        #expect(item.localizedTitle == "A" && item.localizedSubtitle == "B")
        #expect(copy.localizedTitle == "C" && copy.type == "a" && copy.icon === icon)
        #expect(copy.userInfo?["n"] as? NSNumber == 1)
        #expect(icon == UIApplicationShortcutIcon(systemImageName: "star"))
        #expect(icon != UIApplicationShortcutIcon(type: .favorite))
        application.shortcutItems = [item]
        #expect(application.shortcutItems == [item])
    }

    @Test("The Info.plist's shortcuts have a type and a title")
    func plist() {
        let prefix = "UIApplicationShortcutItem"
        let plist = LaunchPlist([
            "UIApplicationShortcutItems": [
                [
                    prefix + "Type": "new", prefix + "Title": "New",
                    prefix + "IconSymbolName": "plus",
                ],
                [prefix + "Type": "broken"],
            ]
        ])
        #expect(plist.shortcutItems.map(\.type) == ["new"])
        #expect(
            plist.shortcutItems.first?.icon == UIApplicationShortcutIcon(systemImageName: "plus")
        )
        #expect(LaunchPlist([:]).shortcutItems.isEmpty)
    }

    @Test("The status bar is the controllers' unless the Info.plist leaves it to the program")
    func statusBar() {
        app.show(UIViewController())
        #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(!LaunchPlist([:]).leavesStatusBarToApplication)
        let key = "UIViewControllerBasedStatusBarAppearance"
        #expect(LaunchPlist([key: false]).leavesStatusBarToApplication)
        application.isStatusBarHidden = true
        application.statusBarStyle = .lightContent
        #expect(!application.isStatusBarHidden && application.statusBarStyle == .default)
        application.ownsStatusBar = true
        application.isStatusBarHidden = true
        application.statusBarStyle = .lightContent
        #expect(application.isStatusBarHidden && application.statusBarStyle == .lightContent)
        #expect(application.statusBarFrame == .zero)
    }

    @Test("A program that is behind fetches in time, and not in front")
    @available(*, deprecated)
    func fetching() {
        // As long as a quarter of an hour takes, without its frames.
        func pass(_ seconds: Double) {
            for _ in 0..<Int(seconds / 500) {
                app.platform.handClock.advance(by: 500)
                app.update()
            }
        }
        application.setMinimumBackgroundFetchInterval(900)
        pass(1000)
        #expect(delegate.fetches == 0)
        application.perform(.deactivate)
        application.perform(.enterBackground)
        pass(2000)
        #expect(delegate.fetches == 2)
        application.perform(.enterForeground)
        pass(2000)
        #expect(delegate.fetches == 2)
    }
}
