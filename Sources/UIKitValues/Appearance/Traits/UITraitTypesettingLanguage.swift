// SPDX-License-Identifier: Apache-2.0

/// The language whose line height rules apply, as a tag; empty stands for unspecified.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: String { "" }

    package static var field: WritableKeyPath<SystemTraits, String> { \.typesettingLanguage }
}
