// SPDX-License-Identifier: Apache-2.0

/// The range of colours of the display.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIDisplayGamut> { \.displayGamut }
}
