// SPDX-License-Identifier: Apache-2.0

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}
