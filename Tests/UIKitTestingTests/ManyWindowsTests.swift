// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Raster
import Testing
import UIKit
import UIKitInteraction

@testable import Platform
@testable import PlatformHeadless
@testable import UIKitTesting
@testable import UIKitValues
@testable import UIKitViews

/// Says what happens to its scenes, and gives each a window in a colour.
@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    static var colors: [UIColor] = []
    var window: UIWindow?
    let surface = TouchCounter()

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        let wishes = connectionOptions.userActivities.map(\.activityType)
        SceneDelegate.log.append((["connect"] + wishes).joined(separator: " "))
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        surface.backgroundColor = SceneDelegate.colors.removeFirst()
        window.rootViewController?.view = surface
        window.makeKeyAndVisible()
        self.window = window
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        SceneDelegate.log.append("continue \(userActivity.activityType)")
    }

    func sceneDidDisconnect(_ scene: UIScene) { SceneDelegate.log.append("disconnect") }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "where I was")
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        let size = previousCoordinateSpace.bounds.size
        SceneDelegate.log.append("update from \(Int(size.width))x\(Int(size.height))")
    }
}

/// Counts the touches that begin in it.
private final class TouchCounter: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.count
    }
}

/// Several windows of the platform, each with a scene, and other screens.
@MainActor
@Suite(.serialized)
final class ManyWindowsTests {
    private let app: TestApp
    private let application: UIApplication

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        application = UIApplication.shared
        SceneDelegate.log = []
        SceneDelegate.colors = [.red, .green, .blue]
    }

    // Other suites count on one screen without scenes.
    isolated deinit {
        for session in application.openSessions {
            application.requestSceneSessionDestruction(session, options: nil)
        }
        while UIScreen.screens.count > 1 { app.platform.disconnectLast() }
        _ = try? TestApp()
    }

    @discardableResult
    private func connect() throws -> (UIWindowScene, SceneDelegate) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = SceneDelegate.self
        application.sceneOpener = { [application] session, options in
            application.connectScene(
                configuration: configuration,
                session: session,
                options: options
            )
        }
        let made = application.connectScene(configuration: configuration)
        app.update()
        let scene = try #require(made as? UIWindowScene)
        return (scene, try #require(scene.delegate as? SceneDelegate))
    }

    private func window(of scene: UIWindowScene) throws -> HeadlessWindow {
        try #require(scene.surface.platformWindow as? HeadlessWindow)
    }

    @Test("A second scene gets a window with pixels and touches of its own, and its close is heard")
    func second() throws {
        let (first, firstDelegate) = try connect()
        application.allowsMultipleScenes = true
        var refused: (any Error)?
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(
                userActivity: NSUserActivity(activityType: "compare")
            )
        ) { refused = $0 }
        app.update()
        #expect(refused == nil && SceneDelegate.log == ["connect", "connect compare"])
        let scenes = application.application.scenes
        #expect(scenes.count == 2 && app.platform.windows.count == 2)
        let second = try #require(scenes.last as? UIWindowScene)
        let secondDelegate = try #require(second.delegate as? SceneDelegate)
        #expect(second.activationState == .foregroundActive)
        #expect(try window(of: first).pixels[5, 5] == 0xFFFF_0000)
        #expect(try window(of: second).pixels[5, 5] == 0xFF00_FF00)

        let sample = TouchSample(
            identifier: 1,
            window: try window(of: second).id,
            phase: .began,
            x: 20,
            y: 30,
            time: app.time
        )
        app.platform.deliver(.touch(sample))
        app.update()
        #expect(firstDelegate.surface.touches == 0 && secondDelegate.surface.touches == 1)
        var lifted = sample
        lifted.phase = .ended
        app.platform.deliver(.touch(lifted))

        second.title = "Second"
        app.update()
        #expect(try window(of: second).title == "Second")

        // A resize of one leaves the other as it is.
        try window(of: second).setSize(width: 300, height: 200)
        app.update()
        #expect(SceneDelegate.log.last == "update from 375x667")
        #expect(second.coordinateSpace.bounds.size == CGSize(width: 300, height: 200))
        #expect(secondDelegate.window?.frame.size == CGSize(width: 300, height: 200))
        #expect(firstDelegate.window?.frame.size == CGSize(width: 375, height: 667))

        // What may not be closed stays open.
        second.windowingBehaviors?.isClosable = false
        app.platform.deliver(.windowShouldClose(try window(of: second).id))
        #expect(application.connectedScenes.count == 2)
        second.windowingBehaviors?.isClosable = true
        app.platform.deliver(.windowShouldClose(try window(of: second).id))
        app.update()
        #expect(application.connectedScenes == [first] && app.platform.windows.count == 1)
        #expect(SceneDelegate.log.last == "disconnect" && second.activationState == .unattached)

        // Its session brings it back, with what it was at.
        let session = second.session
        #expect(session.scene == nil && application.openSessions.contains(session))
        #expect(session.stateRestorationActivity?.activityType == "where I was")
        application.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
        app.update()
        #expect(session.scene != nil && session.scene !== second)
        #expect(application.openSessions.count == 2 && app.platform.windows.count == 2)

        // An open scene only hears of the activity.
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(
                session: session,
                userActivity: NSUserActivity(activityType: "read")
            )
        )
        #expect(SceneDelegate.log.last == "continue read" && app.platform.windows.count == 2)

        // Gone for good.
        application.requestSceneSessionDestruction(session, options: nil)
        app.update()
        #expect(application.openSessions == [first.session] && app.platform.windows.count == 1)
    }

    @Test("A program that has one scene is refused another")
    func refusal() throws {
        try connect()
        var reasons: [UISceneError.Code?] = []
        let note = { (error: any Error) in reasons.append((error as? UISceneError)?.code) }
        #expect(!application.supportsMultipleScenes)
        application.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
        application.allowsMultipleScenes = true
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive),
            errorHandler: note
        )
        #expect(reasons == [.multipleScenesNotSupported, .requestDenied])
        #expect(application.connectedScenes.count == 1)
    }

    private func configuration(_ type: String) -> UIWindowScene.ActivationConfiguration {
        UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: type))
    }

    @Test("An action opens what it says in a window of its own, or is the other one")
    func activationAction() throws {
        try connect()
        application.allowsMultipleScenes = true
        defer { application.allowsMultipleScenes = false }
        let open = UIWindowScene.ActivationAction { [self] _ in configuration("letter") }
        #expect(open.title == "Open in New Window" && !open.attributes.contains(.hidden))
        SceneDelegate.log = []
        open.performWithSender(nil, target: nil)
        let copy = try #require(open.copy() as? UIWindowScene.ActivationAction)
        copy.performWithSender(nil, target: nil)
        #expect(SceneDelegate.log == ["connect letter", "connect letter"])
        let none = UIWindowScene.ActivationAction { _ in nil }
        none.performWithSender(nil, target: nil)
        #expect(SceneDelegate.log.count == 2)

        application.allowsMultipleScenes = false
        var isChosen = false
        let other = UIAction(title: "Open Here", subtitle: "in place") { _ in isChosen = true }
        let both = UIWindowScene.ActivationAction(alternate: other) { [self] _ in
            configuration("letter")
        }
        #expect(both.title == "Open Here" && both.subtitle == "in place")
        both.performWithSender(nil, target: nil)
        #expect(isChosen && SceneDelegate.log.count == 2)
        let alone = UIWindowScene.ActivationAction { [self] _ in configuration("letter") }
        #expect(alone.attributes.contains(.hidden))
    }

    @Test("Fingers that go apart open a window")
    func activationInteraction() throws {
        try connect()
        application.allowsMultipleScenes = true
        defer { application.allowsMultipleScenes = false }
        var points: [CGPoint] = []
        let interaction = UIWindowScene.ActivationInteraction { [self] _, point in
            points.append(point)
            return configuration("picture")
        } errorHandler: {
            Issue.record("\($0)")
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.addInteraction(interaction)
        app.show(view)
        #expect(interaction.view === view)
        SceneDelegate.log = []
        app.pinch(at: CGPoint(x: 100, y: 200), from: 80, to: 100)
        #expect(points.count == 1 && SceneDelegate.log.isEmpty)
        app.pinch(at: CGPoint(x: 100, y: 200), from: 80, to: 200)
        #expect(SceneDelegate.log == ["connect picture"])
        #expect(abs((points.last?.x ?? 0) - 100) < 5)
        view.removeInteraction(interaction)
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("A screen that is connected shows its own windows until it is taken away")
    func externalScreen() throws {
        var heard: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            (UIScreen.didConnectNotification, "connect"),
            (UIScreen.didDisconnectNotification, "disconnect"),
        ].map { name, word in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { heard.append(word) }
            }
        }
        defer { tokens.forEach(center.removeObserver) }
        app.show(UIViewController())
        let mainSize = UIScreen.main.bounds.size
        var profile = DisplayProfile(name: "Projector", width: 640, height: 360, scale: 2)
        profile.idiom = .television
        app.platform.connect(profile)
        let screen = try #require(UIScreen.screens.last)
        #expect(heard == ["connect"] && UIScreen.screens.count == 2)
        #expect(screen.bounds.size == CGSize(width: 640, height: 360) && screen.scale == 2)
        #expect(screen.nativeBounds.width == 1280 && UIScreen.main.bounds.size == mainSize)

        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.backgroundColor = .blue
        window.isHidden = false
        app.update()
        let shown = try #require(screen.surface.platformWindow as? HeadlessWindow)
        #expect(shown.pixels.width == 1280 && shown.pixels.height == 720)
        #expect(shown.pixels[1000, 600] == 0xFF00_00FF)
        #expect(app.picture()[CGPoint(x: 10, y: 10)] != 0xFF00_00FF)
        #expect(window.traitCollection.displayScale == 2)

        app.platform.disconnectLast()
        app.update()
        #expect(heard == ["connect", "disconnect"] && UIScreen.screens.count == 1)
        #expect(shown.isClosed && app.platform.windows.count == 1)
        #expect(UIScreen.main.bounds.size == mainSize)
    }

    @Test("A scene of the role for other screens comes and goes with its screen")
    func externalScene() throws {
        application.externalSceneOpener = { [application] screen in
            let configuration = UISceneConfiguration(
                name: nil,
                sessionRole: .windowExternalDisplayNonInteractive
            )
            configuration.delegateClass = SceneDelegate.self
            application.connectScene(configuration: configuration, screen: screen)
        }
        app.platform.connect(DisplayProfile(name: "Wall", width: 400, height: 300, scale: 1))
        app.update()
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        #expect(scene.screen === UIScreen.screens.last && scene.screen !== UIScreen.main)
        #expect(try window(of: scene).pixels[399, 299] == 0xFFFF_0000)
        app.platform.disconnectLast()
        app.update()
        #expect(SceneDelegate.log == ["connect", "disconnect"])
        #expect(application.connectedScenes.isEmpty && application.openSessions.isEmpty)
    }
}
