// SPDX-License-Identifier: Apache-2.0

public import UIKitViews

extension UIScrollView {
    /// The effect at the upper edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(at: .top) }

    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(at: .left) }

    /// The effect at the lower edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(at: .bottom) }

    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.effect(at: .right) }

    /// The effects of the edges, made now if there are none.
    final var edgeEffects: EdgeEffects {
        if let effects = edges as? EdgeEffects { return effects }
        let effects = EdgeEffects(self)
        edges = effects
        return effects
    }
}
