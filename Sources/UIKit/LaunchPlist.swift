// SPDX-License-Identifier: Apache-2.0

import CoreText
package import Foundation
import ObjCRuntime
package import UIKitCore
import UIKitNibs

/// What the Info.plist asks for when a program is launched.
@MainActor
package struct LaunchPlist {
    private let content: [String: Any]

    package init(_ content: [String: Any]) {
        self.content = content
    }

    /// The style that `UIUserInterfaceStyle` fixes; unspecified where the user's counts.
    package var style: UIUserInterfaceStyle {
        switch content["UIUserInterfaceStyle"] as? String {
        case "Light": .light
        case "Dark": .dark
        default: .unspecified
        }
    }

    // MARK: Fonts

    /// Registers the fonts of `UIAppFonts`; one that is missing or no font is named and left out.
    package func registerFonts(in bundle: Bundle) {
        for name in content["UIAppFonts"] as? [String] ?? [] {
            let file = bundle.bundleURL.appendingPathComponent(name)
            let isFont = CTFontManagerRegisterFontsForURL(file as NSURL, .process, nil)
            if !isFont { warn("UIAppFonts names \(name), which is no font in the bundle") }
        }
    }

    // MARK: Scenes

    /// What the manifest of scenes says of the program's first window; nil without a manifest.
    ///
    /// A manifest without configurations is one, too: the application's delegate has the classes.
    package var sceneConfiguration: UISceneConfiguration? {
        guard let manifest = content["UIApplicationSceneManifest"] as? [String: Any] else {
            return nil
        }
        let role = UISceneSession.Role.windowApplication
        let all = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        let first = (all[role.rawValue] as? [[String: Any]])?.first ?? [:]
        let configuration = UISceneConfiguration(
            name: first["UISceneConfigurationName"] as? String,
            sessionRole: role
        )
        configuration.sceneClass = namedClass(first, "UISceneClassName")
        configuration.delegateClass = namedClass(first, "UISceneDelegateClassName")
        return configuration
    }

    /// Connects the scene of a program that has scenes, with the window of its storyboard.
    package func connectScene(to application: UIApplication) {
        guard let configuration = sceneConfiguration else { return }
        let storyboard = storyboard(named: storyboardOfScene, "UISceneStoryboardFile")
        var window: UIWindow?
        application.connectScene(configuration: configuration) { scene in
            guard let storyboard, let windowScene = scene as? UIWindowScene else { return }
            let made = UIWindow(windowScene: windowScene)
            made.rootViewController = storyboard.instantiateInitialViewController()
            (scene.delegate as? any UIWindowSceneDelegate)?.window = made
            window = made
        }
        window?.makeKeyAndVisible()
    }

    private var storyboardOfScene: Any? {
        let manifest = content["UIApplicationSceneManifest"] as? [String: Any]
        let all = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        return (all?[role] as? [[String: Any]])?.first?["UISceneStoryboardFile"]
    }

    /// The window of the main storyboard, for a program without scenes; the delegate has it before
    /// it hears of the launch, and it is shown afterwards.
    package func makeWindow(for application: UIApplication) -> UIWindow? {
        guard sceneConfiguration == nil else { return nil }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let name =
            (isPad ? content["UIMainStoryboardFile~ipad"] : nil)
            ?? content["UIMainStoryboardFile"]
        guard let storyboard = storyboard(named: name, "UIMainStoryboardFile") else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = storyboard.instantiateInitialViewController()
        application.delegate?.window = window
        return window
    }

    private func storyboard(named name: Any?, _ key: String) -> UIStoryboard? {
        guard let name = name as? String, !name.isEmpty else { return nil }
        guard NibFiles.exists(name) else {
            warn("\(key) names \(name), which is no storyboard in the bundle")
            return nil
        }
        return UIStoryboard(name: name, bundle: nil)
    }

    private func namedClass(_ table: [String: Any], _ key: String) -> AnyClass? {
        guard let name = table[key] as? String, !name.isEmpty else { return nil }
        let found: AnyClass? = _objcClass(named: name)
        if found == nil { warn("\(key) names \(name); there is no such class") }
        return found
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data("Casement: Info.plist: \(text)\n".utf8))
    }
}
