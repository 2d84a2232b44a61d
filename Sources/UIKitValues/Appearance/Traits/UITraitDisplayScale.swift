// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Pixels to a point; zero stands for unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
    /// The value of an environment that says nothing about this trait.
    public static var defaultValue: CGFloat { 0 }

    package static var field: WritableKeyPath<SystemTraits, CGFloat> { \.displayScale }
}
