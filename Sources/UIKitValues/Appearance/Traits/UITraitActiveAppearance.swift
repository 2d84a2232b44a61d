// SPDX-License-Identifier: Apache-2.0

/// Whether the window looks in use.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceActiveAppearance> {
        \.activeAppearance
    }
}
