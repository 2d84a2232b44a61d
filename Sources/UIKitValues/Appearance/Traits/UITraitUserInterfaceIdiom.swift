// SPDX-License-Identifier: Apache-2.0

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Colours depend on this trait.
    public static var affectsColorAppearance: Bool { true }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceIdiom> {
        \.userInterfaceIdiom
    }
}
