// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UIToolTipInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIToolTipInteractionDelegateProbes: AnyObject {}

/// Who says what the tool tip of a place is.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol,
    _UIToolTipInteractionDelegateProbes
{
    /// The tool tip for a point of the view; nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// Says that there is no such method.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        _objcDefault(self, "toolTipInteraction(_:configurationAt:)", interaction, point)
    }
}

extension _UIToolTipInteractionDelegateProbes {
    /// The methods called `toolTipInteraction`.
    public var toolTipInteraction: _UIToolTipInteractionDelegateToolTipInteraction? {
        (self as? any UIToolTipInteractionDelegate)
            .map { _UIToolTipInteractionDelegateToolTipInteraction(target: $0) }
    }
}

/// The methods of `UIToolTipInteractionDelegate` called `toolTipInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIToolTipInteractionDelegateToolTipInteraction {
    let target: any UIToolTipInteractionDelegate

    /// Calls `toolTipInteraction(_:configurationAt:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        _objcOptional(target, "toolTipInteraction(_:configurationAt:)") {
            target.toolTipInteraction(interaction, configurationAt: point)
        } ?? nil
    }
}
