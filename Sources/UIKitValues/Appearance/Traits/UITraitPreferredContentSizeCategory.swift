// SPDX-License-Identifier: Apache-2.0

/// The size of text that the reader asked for.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UIContentSizeCategory { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}
