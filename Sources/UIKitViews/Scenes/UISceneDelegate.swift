// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Who is told of a scene's life.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol, _UISceneDelegateProbes {
    // @optional

    /// The scene is about to be shown: make its window.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )

    /// The scene was closed.
    func sceneDidDisconnect(_ scene: UIScene)

    /// The scene has got events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// The scene is about to lose events.
    func sceneWillResignActive(_ scene: UIScene)

    /// The scene is about to come in front.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene has gone behind.
    func sceneDidEnterBackground(_ scene: UIScene)

    // The name is Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// An activity of another device is about to arrive.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// The user wants to go on with an activity in this scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// What the scene is at is about to be kept.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// An activity of another device did not arrive.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// What the scene is at, to be kept for the next time that it is opened.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Text and what is selected are to be restored.
    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    )
}
