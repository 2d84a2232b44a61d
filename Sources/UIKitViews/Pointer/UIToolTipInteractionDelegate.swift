// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Provides the tool tip of a place.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
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
