// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitViews

/// The one scene of a program whose Info.plist has none.
@MainActor
@Suite(.serialized)
struct DefaultSceneTests {
    private let application: UIApplication

    init() {
        application = UIApplication.shared
        application.application.defaultScene = nil
    }

    private func takeAway() {
        let scene = application.application.defaultScene
        application.application.sessions.removeAll { $0 === scene?.session }
        application.application.defaultScene = nil
    }

    @Test("It is connected, and holds the windows that are shown on the screen")
    func windows() throws {
        application.connectDefaultScene()
        defer { takeAway() }
        let scene = try #require(
            application.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
                .first { $0 === application.application.defaultScene }
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.windowScene === scene && !window.hasOwnScene)
        #expect(!scene.windows.contains(window))
        window.makeKeyAndVisible()
        #expect(scene.windows.contains(window) && scene.keyWindow === window)
        #expect(scene.surface === UIScreen.main.surface)
        #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
        window.isHidden = true
        #expect(!scene.windows.contains(window))
    }

    @Test("A window that is made for it is shown on the screen, too")
    func windowOfTheScene() throws {
        application.connectDefaultScene()
        defer { takeAway() }
        let scene = try #require(application.application.defaultScene)
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(window.windowState.surface === UIScreen.main.surface)
        #expect(scene.windows.contains(window))
        let other = makeWindow()
        defer { other.isHidden = true }
        #expect(other.windowScene !== scene && !scene.windows.contains(other))
    }

    @Test("It does not make the program one of scenes")
    func shortcuts() {
        application.connectDefaultScene()
        application.connectDefaultScene()
        defer { takeAway() }
        #expect(application.application.scenes.allSatisfy { $0.delegate == nil })
        let first = application.application.defaultScene
        #expect(application.openSessions.filter { $0.scene === first }.count == 1)
    }
}
