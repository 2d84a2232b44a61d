// SPDX-License-Identifier: Apache-2.0

import CoreText
package import Foundation
import ObjCRuntime
import UIKitNibs
package import UIKitViews

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

    // MARK: Shortcuts

    /// The items of `UIApplicationShortcutItems` that have a type and a title.
    package var shortcutItems: [UIApplicationShortcutItem] {
        let tables = content["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return tables.compactMap { table in
            guard let type = table["UIApplicationShortcutItemType"] as? String,
                let title = table["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            let symbol = table["UIApplicationShortcutItemIconSymbolName"] as? String
            let file = table["UIApplicationShortcutItemIconFile"] as? String
            let subtitle = table["UIApplicationShortcutItemSubtitle"] as? String
            return UIApplicationShortcutItem(
                type: type,
                localizedTitle: NSLocalizedString(title, comment: ""),
                localizedSubtitle: subtitle.map { NSLocalizedString($0, comment: "") },
                icon: symbol.map { UIApplicationShortcutIcon(systemImageName: $0) }
                    ?? file.map { UIApplicationShortcutIcon(templateImageName: $0) }
            )
        }
    }

    // MARK: Status bar

    /// Whether the status bar is the application's instead of the controllers'.
    package var leavesStatusBarToApplication: Bool {
        content["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
    }

    // MARK: Scenes

    /// What the manifest of scenes says of the program's first window; nil without a manifest.
    ///
    /// A manifest without configurations is one, too: the application's delegate has the classes.
    package var sceneConfiguration: UISceneConfiguration? {
        guard content["UIApplicationSceneManifest"] is [String: Any] else { return nil }
        return configuration(of: .windowApplication, configurationTable(of: .windowApplication))
    }

    /// What the manifest says of scenes on other screens; nil where it says nothing.
    package var externalSceneConfiguration: UISceneConfiguration? {
        let role = UISceneSession.Role.windowExternalDisplayNonInteractive
        let former = UISceneSession.Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        for name in [role, former] {
            let table = configurationTable(of: name)
            if !table.isEmpty { return configuration(of: role, table) }
        }
        return nil
    }

    /// The first configuration of a role in the manifest; empty where there is none.
    private func configurationTable(of role: UISceneSession.Role) -> [String: Any] {
        let manifest = content["UIApplicationSceneManifest"] as? [String: Any]
        let all = manifest?["UISceneConfigurations"] as? [String: Any]
        return (all?[role.rawValue] as? [[String: Any]])?.first ?? [:]
    }

    private func configuration(
        of role: UISceneSession.Role,
        _ first: [String: Any]
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: first["UISceneConfigurationName"] as? String,
            sessionRole: role
        )
        configuration.sceneClass = namedClass(first, "UISceneClassName")
        configuration.delegateClass = namedClass(first, "UISceneDelegateClassName")
        return configuration
    }

    /// Whether there can be more than one scene.
    package var allowsMultipleScenes: Bool {
        let manifest = content["UIApplicationSceneManifest"] as? [String: Any]
        return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    /// Connects the first scene of a program that has scenes, and lets it open more.
    package func connectScenes(
        to application: UIApplication,
        options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
    ) {
        application.allowsMultipleScenes = allowsMultipleScenes
        guard sceneConfiguration != nil else { return }
        application.sceneOpener = { [weak application] session, options in
            application.flatMap { connectScene(to: $0, session: session, options: options) }
        }
        application.externalSceneOpener = { [weak application] screen in
            guard let configuration = externalSceneConfiguration else { return }
            application?.connectScene(configuration: configuration, screen: screen)
        }
        connectScene(to: application, options: options)
    }

    /// Connects a scene with the window of its storyboard.
    @discardableResult
    private func connectScene(
        to application: UIApplication,
        session: UISceneSession? = nil,
        options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
    ) -> UIScene? {
        guard let configuration = sceneConfiguration else { return nil }
        let storyboard = storyboard(named: storyboardOfScene, "UISceneStoryboardFile")
        var window: UIWindow?
        let made = application.connectScene(
            configuration: configuration,
            session: session,
            options: options
        ) { scene in
            guard let windowScene = scene as? UIWindowScene,
                let storyboard = scene.session.configuration.storyboard ?? storyboard
            else { return }
            let made = UIWindow(windowScene: windowScene)
            made.rootViewController = storyboard.instantiateInitialViewController()
            (scene.delegate as? any UIWindowSceneDelegate)?.window = made
            window = made
        }
        window?.makeKeyAndVisible()
        return made
    }

    private var storyboardOfScene: Any? {
        configurationTable(of: .windowApplication)["UISceneStoryboardFile"]
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
