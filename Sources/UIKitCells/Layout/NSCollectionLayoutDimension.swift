// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime
import UIKitInteraction

/// One side of an item: in points, or as a part of what it is in.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    private enum Kind: Equatable {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniform
    }

    private final var kind = Kind.absolute
    private final var value: CGFloat = 0

    private convenience init(_ kind: Kind, _ value: CGFloat) {
        self.init()
        self.kind = kind
        self.value = value.isFinite ? max(0, value) : 0
    }

    /// A part of the width of what the item is in.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionalWidth, fractionalWidth)
    }

    /// A part of the height of what the item is in.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        make(.absolute, absoluteDimension)
    }

    /// About how long it is in points; the view says how long exactly.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        make(.estimated, estimatedDimension)
    }

    /// As long as the longest of the items beside it; about how long in points.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
        guard let made = NSCollectionLayoutDimension(kind, value) as? Self else {
            fatalError(
                "NSCollectionLayoutDimension: \(Self.self) is a subclass; it is not meant to be "
                    + "subclassed."
            )
        }
        return made
    }

    /// Whether it is a part of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the view decides.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether the longest of the items decides.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// The number: a part or points.
    open var dimension: CGFloat { value }

    /// The length in something of a size; an estimate counts as it is.
    package final func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: value * size.width
        case .fractionalHeight: value * size.height
        case .absolute, .estimated, .uniform: value
        }
    }
}
