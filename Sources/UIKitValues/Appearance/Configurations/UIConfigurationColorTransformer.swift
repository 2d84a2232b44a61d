// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked: blocks are handed about with configurations, as on iOS.
/// A way to make one colour from another, such as for a state of a control.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    private let block: Block

    /// Makes a transformer from a block.
    public init(_ transform: @escaping (UIColor) -> UIColor) { block = Block(transform) }

    /// The block.
    public var transform: (UIColor) -> UIColor { block.call }

    /// The colour that is made from another.
    public func callAsFunction(_ input: UIColor) -> UIColor { block.call(input) }

    /// Takes the hue away.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (white, alpha) = (CGFloat(0), CGFloat(0))
            let fixed = color.resolvedColor(with: traits)
            return fixed.getWhite(&white, alpha: &alpha)
                ? UIColor(white: white, alpha: alpha) : fixed
        }
    }

    /// Takes the tint colour in place of any other.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// Takes the tint colour for images in one colour.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// What tells this transformer from others: blocks can't be compared.
    package var identity: ObjectIdentifier { ObjectIdentifier(block) }

    /// A block with an identity.
    // Sendable is unchecked: the transformer is handed about with configurations, as on iOS.
    private final class Block: @unchecked Sendable {
        let call: (UIColor) -> UIColor

        init(_ call: @escaping (UIColor) -> UIColor) { self.call = call }
    }
}
