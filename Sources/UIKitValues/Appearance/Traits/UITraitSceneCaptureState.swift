// SPDX-License-Identifier: Apache-2.0

/// Whether the scene is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: UISceneCaptureState { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UISceneCaptureState> {
        \.sceneCaptureState
    }
}
