// SPDX-License-Identifier: Apache-2.0

/// Usual or raised contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}
