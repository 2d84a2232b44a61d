// SPDX-License-Identifier: Apache-2.0

/// As suits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}
