// SPDX-License-Identifier: Apache-2.0

/// Usual or heavier text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UILegibilityWeight { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UILegibilityWeight> {
        \.legibilityWeight
    }
}
