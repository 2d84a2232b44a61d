// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UISceneDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISceneDelegateProbes: AnyObject {}

extension _UISceneDelegateProbes {
    private var target: (any UISceneDelegate)? { self as? any UISceneDelegate }

    /// The methods called `scene`.
    public var scene: _UISceneDelegateScene? { target.map { _UISceneDelegateScene(target: $0) } }

    /// `stateRestorationActivity(for:)`, if it is implemented.
    public var stateRestorationActivity: ((UIScene) -> NSUserActivity?)? {
        guard let target, _objcImplements(target, "stateRestorationActivity(for:)") else {
            return nil
        }
        return { scene in
            _objcOptional(target, "stateRestorationActivity(for:)") {
                target.stateRestorationActivity(for: scene)
            } ?? nil
        }
    }

    /// `sceneDidDisconnect(_:)`, if it is implemented.
    public var sceneDidDisconnect: ((UIScene) -> Void)? {
        guard let target, _objcImplements(target, "sceneDidDisconnect(_:)") else { return nil }
        return { scene in
            _ = _objcOptional(target, "sceneDidDisconnect(_:)") { target.sceneDidDisconnect(scene) }
        }
    }

    /// `sceneDidBecomeActive(_:)`, if it is implemented.
    public var sceneDidBecomeActive: ((UIScene) -> Void)? {
        guard let target, _objcImplements(target, "sceneDidBecomeActive(_:)") else { return nil }
        return { scene in
            _ = _objcOptional(target, "sceneDidBecomeActive(_:)") {
                target.sceneDidBecomeActive(scene)
            }
        }
    }

    /// `sceneWillResignActive(_:)`, if it is implemented.
    public var sceneWillResignActive: ((UIScene) -> Void)? {
        guard let target, _objcImplements(target, "sceneWillResignActive(_:)") else { return nil }
        return { scene in
            _ = _objcOptional(target, "sceneWillResignActive(_:)") {
                target.sceneWillResignActive(scene)
            }
        }
    }

    /// `sceneWillEnterForeground(_:)`, if it is implemented.
    public var sceneWillEnterForeground: ((UIScene) -> Void)? {
        guard let target, _objcImplements(target, "sceneWillEnterForeground(_:)") else {
            return nil
        }
        return { scene in
            _ = _objcOptional(target, "sceneWillEnterForeground(_:)") {
                target.sceneWillEnterForeground(scene)
            }
        }
    }

    /// `sceneDidEnterBackground(_:)`, if it is implemented.
    public var sceneDidEnterBackground: ((UIScene) -> Void)? {
        guard let target, _objcImplements(target, "sceneDidEnterBackground(_:)") else { return nil }
        return { scene in
            _ = _objcOptional(target, "sceneDidEnterBackground(_:)") {
                target.sceneDidEnterBackground(scene)
            }
        }
    }
}

/// The methods of `UISceneDelegate` called `scene`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISceneDelegateScene {
    let target: any UISceneDelegate

    /// Calls `scene(_:willConnectTo:options:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
        _objcOptional(target, "scene(_:willConnectTo:options:)") {
            target.scene(scene, willConnectTo: session, options: connectionOptions)
        }
    }

    // The name is Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Calls `scene(_:openURLContexts:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        openURLContexts URLContexts: Set<UIOpenURLContext>
    ) -> Void? {
        _objcOptional(target, "scene(_:openURLContexts:)") {
            target.scene(scene, openURLContexts: URLContexts)
        }
    }

    /// Calls `scene(_:willContinueUserActivityWithType:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        willContinueUserActivityWithType userActivityType: String
    ) -> Void? {
        _objcOptional(target, "scene(_:willContinueUserActivityWithType:)") {
            target.scene(scene, willContinueUserActivityWithType: userActivityType)
        }
    }

    /// Calls `scene(_:didFailToContinueUserActivityWithType:error:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) -> Void? {
        _objcOptional(target, "scene(_:didFailToContinueUserActivityWithType:error:)") {
            target.scene(
                scene,
                didFailToContinueUserActivityWithType: userActivityType,
                error: error
            )
        }
    }

    /// Calls `scene(_:continue:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        continue userActivity: NSUserActivity
    ) -> Void? {
        _objcOptional(target, "scene(_:continue:)") {
            target.scene(scene, continue: userActivity)
        }
    }

    /// Calls `scene(_:didUpdate:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        didUpdate userActivity: NSUserActivity
    ) -> Void? {
        _objcOptional(target, "scene(_:didUpdate:)") {
            target.scene(scene, didUpdate: userActivity)
        }
    }

    /// Calls `scene(_:restoreInteractionStateWith:)`.
    @discardableResult
    public func callAsFunction(
        _ scene: UIScene,
        restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) -> Void? {
        _objcOptional(target, "scene(_:restoreInteractionStateWith:)") {
            target.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
        }
    }
}
