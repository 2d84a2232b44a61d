// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import Platform
import QuartzCore

/// What the application knows.
@MainActor
package struct ApplicationState {
    weak var delegate: (any UIApplicationDelegate)?
    /// Keeps a delegate alive that the application itself made.
    var ownedDelegate: AnyObject?
    var state = UIApplication.State.inactive
    /// Whether somebody asked for events of remote controls.
    var receivesRemoteControl = false
    var ignoredInteractions = 0
    var supportsShakeToEdit = true
    var isIdleTimerDisabled = false
    var showsNetworkActivity = false
    var badgeNumber = 0
    var scenes: [UIScene] = []
    /// The scene of a program that has none of its own.
    var defaultScene: UIWindowScene?
    var sessions: [UISceneSession] = []
    /// Whether there can be more than one scene.
    var allowsMultipleScenes = false
    /// Who makes a further scene; without one it has the delegate's configuration.
    var sceneOpener: ((UISceneSession?, UIScene.ConnectionOptions) -> UIScene?)?
    /// Who makes the scene of another screen.
    var externalSceneOpener: ((UIScreen) -> Void)?
    var statusBar = ApplicationStatusBar()
    var shortcuts: [UIApplicationShortcutItem]?
    var staticShortcuts: [UIApplicationShortcutItem] = []
    /// Seconds between two chances to fetch something in the background; nil for none.
    var fetchInterval: TimeInterval?
    var nextFetch: Deadline?
    var tasks: Set<UIBackgroundTaskIdentifier> = []
    var restorer: (any StateRestorer)?
    var rememberedSession: UISceneSession?
    private var lastTask = 0

    /// The windows that are shown, and the key window, are known without an application, too.
    var windows: [UIWindow] { ApplicationState.shownWindows.compactMap(\.window) }
    var keyWindow: UIWindow? { ApplicationState.key }

    mutating func setDelegate(_ delegate: (any UIApplicationDelegate)?) { self.delegate = delegate }

    mutating func makeTask() -> UIBackgroundTaskIdentifier {
        lastTask += 1
        let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
        tasks.insert(task)
        return task
    }

    // MARK: The one application

    /// A window that is shown, kept alive as iOS keeps windows of a scene.
    struct ShownWindow {
        var window: UIWindow?
    }

    static var shownWindows: [ShownWindow] = []
    package static weak var key: UIWindow?
    private static var only: UIApplication?

    static var sharedApplication: UIApplication {
        if let only { return only }
        let application = UIApplication()
        only = application
        return application
    }

    static var sharedOrNil: UIApplication? { only }
    /// Whether the application was launched, and not made since somebody asked for it.
    package static var isLaunched = false

    static func install(_ application: UIApplication) {
        isLaunched = true
        // Released after the assignment, since what it holds may ask for the shared one as it goes.
        let former = only
        only = application
        withExtendedLifetime(former) {}
    }
}

extension UIApplication {
    /// Makes an application of a principal class and the shared one.
    package static func install(principalClass: AnyClass?) -> UIApplication {
        let made = principalClass.flatMap { ClassFactory.make($0) as? UIApplication }
        let application = made ?? UIApplication()
        ApplicationState.install(application)
        return application
    }

    /// The application if it was launched.
    package static var launchedOrNil: UIApplication? {
        ApplicationState.isLaunched ? ApplicationState.sharedOrNil : nil
    }

    /// The application if there is one yet.
    package static var sharedOrNil: UIApplication? { ApplicationState.sharedOrNil }

    static var keyWindowOfAll: UIWindow? {
        get { ApplicationState.key }
        set { ApplicationState.key = newValue }
    }

    /// The reading direction of the user's language.
    package static var layoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.systemDefault.layoutDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    static func note(_ window: UIWindow) {
        guard !ApplicationState.shownWindows.contains(where: { $0.window === window }) else {
            return
        }
        ApplicationState.shownWindows.append(ApplicationState.ShownWindow(window: window))
    }

    static func forget(_ window: UIWindow) {
        ApplicationState.shownWindows.removeAll { $0.window === window }
    }

    /// The windows shown on a screen.
    package static func windowsOnScreen(_ screen: UIScreen) -> [UIWindow] {
        ApplicationState.shownWindows.compactMap(\.window).filter { $0.currentScreen === screen }
    }

    /// Opens an address by way of the platform.
    package static var outsideOpener: ((String) -> Bool)? {
        get { OutsideOpener.shared.open }
        set { OutsideOpener.shared.open = newValue }
    }

    static func openOutside(_ url: URL) -> Bool {
        OutsideOpener.shared.open?(url.absoluteString) ?? false
    }

    /// The status bar of the scene in front, else of the screen.
    var statusBarManager: UIStatusBarManager {
        let scene = keyWindow?.windowScene ?? application.scenes.first as? UIWindowScene
        return scene?.statusBarManager ?? UIStatusBarManager(scene: nil)
    }

    var responderAfterApplication: UIResponder? {
        guard let responder = application.delegate as? UIResponder else { return nil }
        if responder is UIView || responder is UIViewController || responder === self { return nil }
        return responder
    }

    /// Keeps the delegate alive and makes it the delegate: `UIApplicationMain` does so.
    package func own(_ delegate: any UIApplicationDelegate) {
        application.ownedDelegate = delegate
        application.setDelegate(delegate)
    }
}

/// How addresses are opened outside; the composition root sets it.
@MainActor
private final class OutsideOpener {
    static let shared = OutsideOpener()
    var open: ((String) -> Bool)?
}
