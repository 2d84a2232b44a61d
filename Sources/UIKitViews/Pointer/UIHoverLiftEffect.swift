// SPDX-License-Identifier: Apache-2.0

/// The view rises.
public struct UIHoverLiftEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}
