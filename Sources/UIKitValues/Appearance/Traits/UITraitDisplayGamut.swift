// SPDX-License-Identifier: Apache-2.0

/// The range of colours of the display.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIDisplayGamut> { \.displayGamut }
}
