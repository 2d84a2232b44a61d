// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import Testing

@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct WindowTests {
    init() { UIScreen.useStandardDevice() }

    @Test(arguments: [
        ("iPhone SE (1st generation)", 320, 568, 2), ("iphone 14", 390, 844, 3),
        ("iPhone 15 Pro Max", 430, 932, 3), ("iPad Pro (11-inch)", 834, 1194, 2),
    ])
    func theEnvironmentChoosesTheDevice(name: String, width: Int, height: Int, scale: Int) throws {
        let profile = try DisplayProfile.chosen(by: ["CASEMENT_DEVICE": name])
        let screen = UIScreen(profile: profile)
        #expect(screen.bounds.size == CGSize(width: width, height: height))
        #expect(screen.scale == CGFloat(scale))
        #expect(try DisplayProfile.chosen(by: [:]) == .standard)
        #expect(throws: PlatformError.self) {
            try DisplayProfile.chosen(by: ["CASEMENT_DEVICE": "iPhone 3000"])
        }
    }

    @Test func aWindowWithoutAFrameIsAsLargeAsTheScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
        final class Own: UIWindow {}
        #expect(Own().frame == UIScreen.main.bounds)
    }

    @Test func aNewWindowIsHiddenAndItsOwnWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.isHidden && window.window === window && window.superview == nil)
        #expect(window.windowLevel == .normal && window.canBecomeKey && !window.isKeyWindow)
        #expect(UIWindow.Level.alert.rawValue == 2000 && UIWindow.Level.statusBar.rawValue == 1000)
        #expect((UIWindow.Level.normal + 1).rawValue == 1)
    }

    @Test func oneWindowIsKey() {
        @MainActor final class Told: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        let first = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let second = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.makeKeyAndVisible()
        #expect(first.isKeyWindow && !first.isHidden)
        second.makeKeyAndVisible()
        #expect(!first.isKeyWindow && second.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === second)
        #expect(UIApplication.shared.windows.contains(first))
        second.isHidden = true
        #expect(!second.isKeyWindow && second.calls == ["become", "resign"])
        first.isHidden = true
        #expect(!UIApplication.shared.windows.contains(first))
    }

    @Test func windowsAreStackedByLevelThenByTheOrderOfShowing() {
        let session = UISceneSession(
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        )
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let windows = (0..<3).map { _ in UIWindow(windowScene: scene) }
        windows[0].windowLevel = .alert
        for window in windows { window.isHidden = false }
        #expect(scene.surface.orderedWindows == [windows[1], windows[2], windows[0]])
        windows[1].makeKeyAndVisible()
        #expect(scene.surface.orderedWindows == [windows[2], windows[1], windows[0]])
        windows[0].windowLevel = .normal - 1
        #expect(scene.surface.orderedWindows.first === windows[0])
        #expect(scene.keyWindow === windows[1] && scene.windows.count == 3)
        for window in windows { window.isHidden = true }
        #expect(scene.surface.root.sublayers == nil)
    }

    @Test func aTurnedScreenResizesWhatFillsIt() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let upright = UIScreen.main.bounds.size
        UIScreen.main.update(orientation: .landscapeRight)
        #expect(window.frame.size == CGSize(width: upright.height, height: upright.width))
        #expect(controller.view.frame == window.bounds)
        #expect(window.safeAreaInsets.left == 47 && window.safeAreaInsets.top == 0)
        #expect(window.traitCollection.verticalSizeClass == .compact)
        UIScreen.main.update(orientation: .portrait)
        #expect(window.frame.size == upright)
        window.isHidden = true
    }

    @Test func scenesGoThroughTheirLife() {
        @MainActor final class Delegate: NSObject, UIWindowSceneDelegate {
            var calls: [String] = []
            func scene(
                _ scene: UIScene,
                willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) { calls.append("connect") }
            func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
            func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
            func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
            func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
            func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
        }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = Delegate.self
        let application = UIApplication()
        let scene = application.connectScene(configuration: configuration)
        guard let scene, let delegate = scene.delegate as? Delegate else {
            Issue.record("no scene or no delegate")
            return
        }
        #expect(delegate.calls == ["connect", "foreground"])
        #expect(scene.activationState == .foregroundInactive)
        application.perform(.activate)
        #expect(
            application.applicationState == .active && scene.activationState == .foregroundActive
        )
        application.perform(.deactivate)
        application.perform(.enterBackground)
        application.perform(.enterForeground)
        application.disconnect(scene)
        #expect(
            delegate.calls == [
                "connect", "foreground", "active", "resign", "background", "foreground",
                "background", "disconnect",
            ]
        )
        #expect(application.connectedScenes.isEmpty && application.openSessions.count == 1)
    }

    @Test func delegatesHearOfLaunching() {
        @MainActor final class Delegate: NSObject, UIApplicationDelegate {
            var calls: [String] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                calls.append("finished")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        }
        let application = UIApplication()
        let delegate = Delegate()
        application.delegate = delegate
        application.launch()
        application.perform(.activate)
        application.perform(.activate)
        #expect(delegate.calls == ["finished", "active"])
    }

    @Test func menusHoldWhatTheyAreGiven() {
        let action = UIAction(title: "A", state: .on) { _ in }
        let inner = UIMenu(title: "I", options: .displayInline, children: [action])
        let menu = UIMenu(title: "M", identifier: .edit, children: [inner])
        #expect(menu.identifier == .edit && menu.selectedElements == [action])
        #expect(menu.replacingChildren([]).children.isEmpty)
        #expect(menu.replacingChildren([]).identifier == .edit)
        #expect(UIMenu().identifier != UIMenu().identifier)
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))
        #expect(command.matches(input: "S", modifiers: [.command, .alphaShift]))
        #expect(!command.matches(input: "s", modifiers: [.command, .shift]))
    }
}
