// SPDX-License-Identifier: Apache-2.0

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceIdiom> {
        \.userInterfaceIdiom
    }
}
