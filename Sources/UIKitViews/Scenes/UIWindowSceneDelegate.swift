// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Receives the life-cycle events of a window scene.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _UIWindowSceneDelegateProbes, _UIWindowOwner
{
    // @optional

    /// Size, orientation or traits of the scene have changed.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )

    /// A person has chosen a shortcut; call the handler with whether that could be done.
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
}
