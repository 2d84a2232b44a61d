// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Pixels per point; zero stands for unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
    /// The value where the trait is not specified.
    public static var defaultValue: CGFloat { 0 }

    package static var field: WritableKeyPath<SystemTraits, CGFloat> { \.displayScale }
}
