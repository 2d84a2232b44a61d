// SPDX-License-Identifier: Apache-2.0

/// The size of desktop toolbar items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UINSToolbarItemPresentationSize> {
        \.toolbarItemPresentationSize
    }
}
