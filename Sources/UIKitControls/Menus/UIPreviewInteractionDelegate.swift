// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

/// Who shows a preview while a finger presses.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol,
    _UIPreviewInteractionDelegateProbes
{
    // @optional

    /// Whether a press begins a preview; it does by default.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool

    // @required

    /// The preview is so far, from 0 to 1; `ended` is told once, with 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )

    // @optional

    /// After the preview: going there is so far, from 0 to 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )

    // @required

    /// The finger was lifted before all was done, or the program has cancelled.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}
