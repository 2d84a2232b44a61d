// SPDX-License-Identifier: Apache-2.0

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}
