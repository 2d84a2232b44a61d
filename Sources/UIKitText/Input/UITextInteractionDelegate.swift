// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// Is notified of gestures on text, and decides whether they begin.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol, _UITextInteractionDelegateProbes {
    // @optional

    /// Whether a gesture at a point of the view may begin; true where it is not implemented.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// A gesture begins.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// A gesture has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}
