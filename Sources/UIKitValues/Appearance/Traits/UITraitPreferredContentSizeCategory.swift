// SPDX-License-Identifier: Apache-2.0

/// The size of text that the reader asked for.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIContentSizeCategory { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}
