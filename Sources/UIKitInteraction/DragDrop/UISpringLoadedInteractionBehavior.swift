// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// When a drag that rests over a view opens it.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol,
    _UISpringLoadedInteractionBehaviorProbes
{
    /// Whether the view may be opened now.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    // @optional

    /// The drag has left or the view was opened.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}
