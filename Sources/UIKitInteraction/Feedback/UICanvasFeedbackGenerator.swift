// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets a person feel what happens while drawing.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// What is dragged lines up with something at a place of the view.
    open func alignmentOccurred(at location: CGPoint) { give(.alignment, at: location) }

    /// A path is complete at a place of the view.
    open func pathCompleted(at location: CGPoint) { give(.pathCompletion, at: location) }
}
