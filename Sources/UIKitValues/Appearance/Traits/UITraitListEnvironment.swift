// SPDX-License-Identifier: Apache-2.0

/// The list around the environment.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UIListEnvironment { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIListEnvironment> { \.listEnvironment }
}
