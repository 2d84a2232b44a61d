// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked: blocks are handed about with configurations, as on iOS.
/// A way to make attributes of text from others, such as for a state of a control.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    private let block: Block

    /// Makes a transformer from a block.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        block = Block(transform)
    }

    /// The block.
    public var transform: (AttributeContainer) -> AttributeContainer { block.call }

    /// The attributes that are made from others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        block.call(input)
    }

    /// What tells this transformer from others: blocks can't be compared.
    package var identity: ObjectIdentifier { ObjectIdentifier(block) }

    /// A block with an identity.
    // Sendable is unchecked: the transformer is handed about with configurations, as on iOS.
    private final class Block: @unchecked Sendable {
        let call: (AttributeContainer) -> AttributeContainer

        init(_ call: @escaping (AttributeContainer) -> AttributeContainer) { self.call = call }
    }
}
