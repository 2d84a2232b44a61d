// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A selection of a document: ranges, or an insertion point.
open class NSTextSelection: NSObject, NSSecureCoding {
    private final let ranges: [NSTextRange]
    private final let side: Affinity
    private final let grain: Granularity
    /// The end that stays while the selection is extended; nil before it was.
    final var fixedEnd: (any NSTextLocation)?

    /// A selection of ranges, in the order of the document.
    public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.ranges = ranges
        side = affinity
        grain = granularity
        super.init()
    }

    /// A selection of a range.
    public convenience init(
        range: NSTextRange,
        affinity: Affinity,
        granularity: Granularity
    ) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// An insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init(
            [NSTextRange(location: location)],
            affinity: affinity,
            granularity: .character
        )
    }

    /// Reads an archived selection, which has no ranges: they belong to a document.
    public required convenience init?(coder: NSCoder) {
        self.init(
            [],
            affinity: Affinity(rawValue: coder.decodeInteger(forKey: "NSAffinity")) ?? .downstream,
            granularity: Granularity(rawValue: coder.decodeInteger(forKey: "NSGranularity"))
                ?? .character
        )
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives hold everything but ranges.
    open class var supportsSecureCoding: Bool { true }

    /// Writes everything but ranges.
    open func encode(with coder: NSCoder) {
        coder.encode(side.rawValue, forKey: "NSAffinity")
        coder.encode(grain.rawValue, forKey: "NSGranularity")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<NSTextSelection>) {
        properties.keep(\.anchorPositionOffset, "NSAnchorPositionOffset")
        properties.keep(\.isLogical, "NSLogical")
        properties.keep(attributes: \.typingAttributes, "NSTypingAttributes")
    }

    /// The ranges.
    open var textRanges: [NSTextRange] { ranges }

    /// The parts of text that the selection grows by.
    open var granularity: Granularity { grain }

    /// On which line an insertion point between two stands.
    open var affinity: Affinity { side }

    /// Whether the selection shows while something goes on, such as a drag.
    open var isTransient: Bool { isInteracting }

    /// Whether people are about to change the selection further.
    final var isInteracting = false

    /// The x that the insertion point keeps on its way up and down, in its container; -1 for none.
    open var anchorPositionOffset: CGFloat = -1

    /// Whether the selection follows the order of the text, not its looks; true.
    open var isLogical = true

    /// The other place of an insertion point where directions meet.
    open var secondarySelectionLocation: (any NSTextLocation)?

    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// A selection of other ranges that is like this one.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let other = NSTextSelection(textRanges, affinity: side, granularity: grain)
        other.anchorPositionOffset = anchorPositionOffset
        other.isLogical = isLogical
        other.secondarySelectionLocation = secondarySelectionLocation
        other.typingAttributes = typingAttributes
        return other
    }

    /// Whether an object is a selection of the same ranges.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return side == other.affinity && grain == other.granularity
            && ranges.count == other.textRanges.count
            && zip(ranges, other.textRanges).allSatisfy { $0.isEqual(to: $1) }
    }

    /// Equal selections have equal hashes.
    open override var hash: Int { ranges.reduce(side.rawValue) { $0 &* 31 &+ $1.hash } }
}
