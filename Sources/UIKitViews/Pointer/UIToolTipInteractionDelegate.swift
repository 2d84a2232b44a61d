// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Who says what the tool tip of a place is.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol,
    _UIToolTipInteractionDelegateProbes
{
    // @optional

    /// The tool tip for a point of the view; nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}
