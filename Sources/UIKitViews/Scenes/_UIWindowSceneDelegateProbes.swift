// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIWindowSceneDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIWindowSceneDelegateProbes: AnyObject {}

extension _UIWindowSceneDelegateProbes {
    private var target: (any UIWindowSceneDelegate)? { self as? any UIWindowSceneDelegate }

    /// The methods called `windowScene`.
    public var windowScene: _UIWindowSceneDelegateWindowScene? {
        target.map { _UIWindowSceneDelegateWindowScene(target: $0) }
    }
}

/// The methods of `UIWindowSceneDelegate` called `windowScene`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIWindowSceneDelegateWindowScene {
    let target: any UIWindowSceneDelegate

    /// Calls `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`.
    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) -> Void? {
        _objcOptional(target, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") {
            target.windowScene(
                windowScene,
                didUpdate: previousCoordinateSpace,
                interfaceOrientation: previousInterfaceOrientation,
                traitCollection: previousTraitCollection
            )
        }
    }

    /// Calls `windowScene(_:performActionFor:completionHandler:)`.
    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        _objcOptional(target, "windowScene(_:performActionFor:completionHandler:)") {
            target.windowScene(
                windowScene,
                performActionFor: shortcutItem,
                completionHandler: completionHandler
            )
        }
    }
}
