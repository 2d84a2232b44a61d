// SPDX-License-Identifier: Apache-2.0

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}
