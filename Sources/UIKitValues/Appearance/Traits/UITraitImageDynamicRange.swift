// SPDX-License-Identifier: Apache-2.0

/// How bright images may get.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }

    package static var field: WritableKeyPath<SystemTraits, UIImage.DynamicRange> {
        \.imageDynamicRange
    }
}
