// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Who says how the pointer looks over a view.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol, _UIPointerInteractionDelegateProbes
{
    // @optional

    /// The region that the pointer is in; nil for none. The default is the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// How the pointer looks in a region; nil for its usual look.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle?

    /// The pointer is about to enter a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )

    /// The pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    )
}
