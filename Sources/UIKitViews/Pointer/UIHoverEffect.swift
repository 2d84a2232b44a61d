// SPDX-License-Identifier: Apache-2.0

/// The effect on a view while the pointer is over it.
public protocol UIHoverEffect: Sendable {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// As suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// The view is lit.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view rises.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
