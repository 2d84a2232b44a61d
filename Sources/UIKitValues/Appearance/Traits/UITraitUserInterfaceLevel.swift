// SPDX-License-Identifier: Apache-2.0

/// Base or elevated content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceLevel> {
        \.userInterfaceLevel
    }
}
