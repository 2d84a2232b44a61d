// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Receives the life-cycle events of a scene.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
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

    /// The scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// The scene has gone behind.
    func sceneDidEnterBackground(_ scene: UIScene)

    // The name is Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// An activity of another device is about to arrive.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues an activity in this scene.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// The scene's activity is about to be saved.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// An activity of another device did not arrive.
    func scene(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    )

    /// The activity to save for the next launch of the scene.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Restore the text and the selection.
    func scene(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    )
}
