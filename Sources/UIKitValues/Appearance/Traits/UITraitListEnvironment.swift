// SPDX-License-Identifier: Apache-2.0

/// The list around the environment.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIListEnvironment { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIListEnvironment> { \.listEnvironment }
}
