// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

/// Shows the layout fragments of what is seen.
///
/// Two methods are optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol,
    _NSTextViewportLayoutControllerDelegateProbes
{
    /// What is seen of the container.
    func viewportBounds(
        for textViewportLayoutController: NSTextViewportLayoutController
    ) -> CGRect

    /// Shows a fragment, which is laid out.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    )

    // @optional

    /// The fragments that are seen are about to be shown.
    func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    )

    /// All fragments that are seen were shown.
    func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    )
}
