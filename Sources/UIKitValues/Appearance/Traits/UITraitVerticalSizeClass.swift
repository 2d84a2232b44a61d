// SPDX-License-Identifier: Apache-2.0

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}
