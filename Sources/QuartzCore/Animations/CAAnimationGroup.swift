// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Several animations of one layer with a common local time.
///
/// The members end with the group's duration; their delegates are not called.
open class CAAnimationGroup: CAAnimation {
    /// The members, in the order in which they apply.
    open var animations: [CAAnimation]?

    package override func makeSibling() -> CAAnimation { CAAnimationGroup() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    package override func renderBody(in layer: CALayer) -> RenderAnimation.Body {
        let members = (animations ?? []).map { animation -> RenderAnimation in
            var timing = animation.timingValues
            // A member without a duration lasts as long as the group.
            if timing.duration <= 0 { timing.duration = timingValues.duration }
            return animation.renderAnimation(key: nil, timing: timing, in: layer)
        }
        return .group(members)
    }
}

/// A transition from a layer's earlier picture to its present one.
open class CATransition: CAAnimation {
    /// The kind of transition; a fade by default.
    open var type: CATransitionType = .fade
    /// Where the new picture comes from.
    open var subtype: CATransitionSubtype?
    /// The progress at the start, from 0 to 1.
    open var startProgress: Float = 0
    /// The progress at the end, from 0 to 1.
    open var endProgress: Float = 1

    package override func makeSibling() -> CAAnimation { CATransition() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
    }

    package override func renderBody(in layer: CALayer) -> RenderAnimation.Body {
        .transition(
            RenderTransition(
                form: type.renderValue,
                side: (subtype ?? .fromLeft).renderValue,
                startProgress: Double(startProgress),
                endProgress: Double(endProgress),
                old: layer.lastNode
            )
        )
    }
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a type by name; unknown ones fade.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")

    /// Flips over, as views do; under its well-known private name.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// The old picture is rolled up like a page.
    package static let curlUp = CATransitionType(rawValue: "pageCurl")
    /// The new picture is unrolled like a page.
    package static let curlDown = CATransitionType(rawValue: "pageUnCurl")

    var renderValue: RenderTransition.Form {
        switch self {
        case .flip: .flip
        case .curlUp: .curlUp
        case .curlDown: .curlDown
        case .moveIn: .moveIn
        case .push: .push
        case .reveal: .reveal
        default: .fade
        }
    }
}

/// Where a transition's new picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a subtype by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The right side.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The side of the largest y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The side of the smallest y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

    var renderValue: RenderTransition.Side {
        switch self {
        case .fromRight: .right
        case .fromTop: .bottom
        case .fromBottom: .top
        default: .left
        }
    }
}
