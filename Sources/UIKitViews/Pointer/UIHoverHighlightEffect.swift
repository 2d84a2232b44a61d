// SPDX-License-Identifier: Apache-2.0

/// The view is lit.
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}
