// SPDX-License-Identifier: Apache-2.0

/// Usual or heavier text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UILegibilityWeight { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UILegibilityWeight> {
        \.legibilityWeight
    }
}
