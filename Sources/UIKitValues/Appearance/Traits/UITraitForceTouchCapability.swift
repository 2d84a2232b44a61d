// SPDX-License-Identifier: Apache-2.0

/// Whether touches report force.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIForceTouchCapability { .unknown }

    package static var field: WritableKeyPath<SystemTraits, UIForceTouchCapability> {
        \.forceTouchCapability
    }
}
