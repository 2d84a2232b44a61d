// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets a person feel that a choice changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice has changed.
    open func selectionChanged() { give(.selection) }

    /// The choice has changed at a place of the view.
    open func selectionChanged(at location: CGPoint) { give(.selection, at: location) }
}
