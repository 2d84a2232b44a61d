// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit

@Suite("Launch from the Info.plist")
@MainActor
struct LaunchPlistTests {
    private func manifest(_ scene: [String: String]) -> [String: Any] {
        let scenes = ["UIWindowSceneSessionRoleApplication": [scene]]
        return ["UIApplicationSceneManifest": ["UISceneConfigurations": scenes]]
    }

    @Test("A manifest of scenes names the configuration and its classes")
    func classes() throws {
        let name = _objcClassName(LaunchPlistDelegate.self)
        let plist = LaunchPlist(
            manifest(["UISceneConfigurationName": "Main", "UISceneDelegateClassName": name])
        )
        let configuration = try #require(plist.sceneConfiguration)
        #expect(configuration.name == "Main")
        #expect(configuration.role == .windowApplication)
        #expect(configuration.delegateClass == LaunchPlistDelegate.self)
        #expect(configuration.sceneClass == nil)
    }

    @Test("A class that is not there leaves the scene without it")
    func missingClass() {
        let plist = LaunchPlist(manifest(["UISceneDelegateClassName": "No.Such"]))
        #expect(plist.sceneConfiguration != nil)
        #expect(plist.sceneConfiguration?.delegateClass == nil)
    }

    @Test("Without a manifest a program has no scenes")
    func withoutManifest() {
        #expect(LaunchPlist([:]).sceneConfiguration == nil)
        #expect(LaunchPlist(["UIApplicationSceneManifest": "odd"]).sceneConfiguration == nil)
        #expect(LaunchPlist(["UIApplicationSceneManifest": [:]]).sceneConfiguration != nil)
    }

    @Test("Scenes on other screens, and more than one, have to be asked for")
    func moreScenes() throws {
        #expect(!LaunchPlist([:]).allowsMultipleScenes)
        #expect(LaunchPlist([:]).externalSceneConfiguration == nil)
        #expect(LaunchPlist(manifest([:])).externalSceneConfiguration == nil)
        for ending in ["", "NonInteractive"] {
            let role = "UIWindowSceneSessionRoleExternalDisplay" + ending
            let scene = ["UISceneConfigurationName": "Wall"]
            let plist = LaunchPlist([
                "UIApplicationSceneManifest": [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": [role: [scene]],
                ] as [String: Any]
            ])
            let configuration = try #require(plist.externalSceneConfiguration)
            #expect(plist.allowsMultipleScenes && configuration.name == "Wall")
            #expect(configuration.role == .windowExternalDisplayNonInteractive)
        }
    }

    @Test("The style is fixed by name only")
    func style() {
        #expect(LaunchPlist(["UIUserInterfaceStyle": "Dark"]).style == .dark)
        #expect(LaunchPlist(["UIUserInterfaceStyle": "Light"]).style == .light)
        #expect(LaunchPlist(["UIUserInterfaceStyle": "Automatic"]).style == .unspecified)
        #expect(LaunchPlist([:]).style == .unspecified)
    }

    @Test("A program's own style wins over the user's until it is taken back")
    func ownStyle() {
        let screen = UIScreen.main
        defer { screen.update(isDark: false, ownStyle: .unspecified) }
        screen.update(isDark: false, ownStyle: .dark)
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
        screen.update(ownStyle: .unspecified)
        #expect(screen.traitCollection.userInterfaceStyle == .light)
    }

    @Test("A storyboard that is not in the bundle makes no window")
    func storyboard() {
        let plist = LaunchPlist(["UIMainStoryboardFile": "Missing"])
        #expect(plist.makeWindow(for: UIApplication.shared) == nil)
    }
}

final class LaunchPlistDelegate: UIResponder, UIWindowSceneDelegate {}
