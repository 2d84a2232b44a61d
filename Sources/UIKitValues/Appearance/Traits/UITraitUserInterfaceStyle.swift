// SPDX-License-Identifier: Apache-2.0

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceStyle> {
        \.userInterfaceStyle
    }
}
