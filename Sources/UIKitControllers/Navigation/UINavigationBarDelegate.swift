// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

/// Is asked before items of a navigation bar come and go.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate, _UINavigationBarDelegateProbes {
    // @optional

    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Told after an item has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Told after an item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
