// SPDX-License-Identifier: Apache-2.0

/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}
