// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Who hears of taps and squeezes of the pencil.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol,
    _UIPencilInteractionDelegateProbes
{
    // @optional

    /// The pencil was tapped twice; older than `pencilInteraction(_:didReceiveTap:)`, which is
    /// called in its place where it is implemented.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)

    /// The pencil was tapped twice.
    func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveTap tap: UIPencilInteraction.Tap
    )

    /// The pencil is squeezed.
    func pencilInteraction(
        _ interaction: UIPencilInteraction,
        didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    )
}
