// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitNibs

/// The application's delegate may choose a scene's storyboard instead of the Info.plist.
@MainActor
@Suite(.serialized)
struct SceneStoryboardTests {
    @MainActor
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var hadWindow = false

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { hadWindow = window != nil }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let storyboard: UIStoryboard

        init(_ storyboard: UIStoryboard) {
            self.storyboard = storyboard
            super.init()
        }

        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(
                name: "Default",
                sessionRole: connectingSceneSession.role
            )
            configuration.delegateClass = SceneDelegate.self
            configuration.storyboard = storyboard
            return configuration
        }
    }

    @Test func theFirstWindowShowsTheStoryboardOfTheConfiguration() throws {
        _ = try TestApp(device: "iPhone 14")
        let application = UIApplication.shared
        let former = application.delegate
        QuizController.register
        let delegate = Delegate(UIStoryboard(try NibDocument(Data(Samples.quiz.utf8))))
        application.delegate = delegate
        defer {
            application.delegate = former
            application.sceneOpener = nil
            application.externalSceneOpener = nil
            for session in application.openSessions {
                application.requestSceneSessionDestruction(session, options: nil)
            }
            _ = try? TestApp()
        }
        LaunchPlist(["UIApplicationSceneManifest": [:]]).connectScenes(to: application)
        #expect(application.delegate === delegate)
        let scene = try #require(application.connectedScenes.first as? UIWindowScene)
        let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
        #expect(sceneDelegate.hadWindow && sceneDelegate.window?.isKeyWindow == true)
        let navigation = sceneDelegate.window?.rootViewController as? UINavigationController
        #expect(navigation?.topViewController is QuizController)
    }

    @Test func aConfigurationHasNoStoryboardUnlessItIsSet() throws {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        #expect(configuration.storyboard == nil)
        let storyboard = UIStoryboard(try NibDocument(Data(Samples.quiz.utf8)))
        configuration.storyboard = storyboard
        #expect(configuration.storyboard === storyboard)
        #expect((configuration.copy() as? UISceneConfiguration)?.storyboard === storyboard)
        configuration.storyboard = nil
        #expect(configuration.storyboard == nil)
    }
}
