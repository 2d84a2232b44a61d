// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets a person feel that things meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What meets.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light things.
        case light = 0
        /// Things of medium size and weight.
        case medium = 1
        /// Large or heavy things.
        case heavy = 2
        /// Soft things.
        case soft = 3
        /// Hard things.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Makes a generator of medium impacts.
    public override init() {
        style = .medium
        super.init()
    }

    /// Makes a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of a style for a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Things meet.
    open func impactOccurred() { give(.impact(style, intensity: 1)) }

    /// Things meet so hard, from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        give(.impact(style, intensity: min(max(intensity, 0), 1)))
    }

    /// Things meet at a place of the view.
    open func impactOccurred(at location: CGPoint) {
        give(.impact(style, intensity: 1), at: location)
    }

    /// Things meet so hard, from 0 to 1, at a place of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        give(.impact(style, intensity: min(max(intensity, 0), 1)), at: location)
    }
}
