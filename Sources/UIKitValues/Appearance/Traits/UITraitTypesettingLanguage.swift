// SPDX-License-Identifier: Apache-2.0

/// The language whose line height rules apply, as a tag; empty stands for unspecified.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: String { "" }

    package static var field: WritableKeyPath<SystemTraits, String> { \.typesettingLanguage }
}
