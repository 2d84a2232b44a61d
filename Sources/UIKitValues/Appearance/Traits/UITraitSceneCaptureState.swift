// SPDX-License-Identifier: Apache-2.0

/// Whether the scene is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UISceneCaptureState { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UISceneCaptureState> {
        \.sceneCaptureState
    }
}
