// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What a person is to feel.
package enum Feedback: Hashable, Sendable {
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case alignment
    case pathCompletion
}

/// Gives feedback to whoever can make it felt; a machine without such a device, as most are, lets
/// it pass, as an iPad does.
@MainActor
package enum FeedbackPlayer {
    /// Makes it felt, at a place of a view if there is one.
    package static var play: ((Feedback, _ place: CGPoint?, UIView?) -> Void)?
}
