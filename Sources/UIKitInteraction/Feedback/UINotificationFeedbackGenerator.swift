// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets a person feel how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With a warning.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// It went so.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        give(.notification(notificationType))
    }

    /// It went so, at a place of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        give(.notification(notificationType), at: location)
    }
}
