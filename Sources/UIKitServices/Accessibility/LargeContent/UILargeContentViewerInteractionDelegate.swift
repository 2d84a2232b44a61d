// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Who says what is shown large, and hears of it.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol,
    _UILargeContentViewerInteractionDelegateProbes
{
    // @optional

    /// The finger was lifted from an item, or from nothing, at a point of the view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )

    /// The item at a point of the view; nil for none. The default asks the views there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?

    /// The controller in whose window items are shown; the view's own without this.
    func viewController(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController
}
