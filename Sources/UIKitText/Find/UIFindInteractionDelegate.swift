// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitControls

/// Provides the sessions of a find interaction.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol, _UIFindInteractionDelegateProbes {
    /// A session for a view; nil for no search.
    func findInteraction(
        _ interaction: UIFindInteraction,
        sessionFor view: UIView
    ) -> UIFindSession?

    // @optional

    /// A session has begun.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// A session has ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
