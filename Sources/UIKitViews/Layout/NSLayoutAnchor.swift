// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One attribute of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The item of the anchor; changes only while ``RecentAnchors`` has the only reference.
    // Unsafe because deinit, which has no actor, reads it.
    @exclusivity(unchecked) nonisolated(unsafe) final var place: AnchorPlace
    /// Whether the item lists the anchor, which then must remove itself when it is deallocated.
    // Unsafe because deinit, which has no actor, reads it.
    @exclusivity(unchecked) nonisolated(unsafe) final var isListed = false
    /// For a distance: the anchor at which it begins.
    final let origin: AnchorPlace

    init(_ place: AnchorPlace, from origin: AnchorPlace = AnchorPlace()) {
        self.place = place
        self.origin = origin
        super.init()
    }

    deinit {
        if isListed { LayoutItem.unlist(self, place) }
    }

    /// The item that the anchor is of; nil once it is gone.
    final var target: LayoutItem? { LayoutItem(place.core, place.generation) }

    /// Both anchors are at one place.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }

    /// This anchor is not before the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }

    /// This anchor is not after the other.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }

    /// This anchor is so many points after the other.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c)
    }

    /// This anchor is at least so many points after the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// This anchor is at most so many points after the other.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c)
    }

    /// The anchor's class, item and attribute.
    open override nonisolated var description: String {
        MainThread.describe(self) { anchor in
            "<\(_objcPrinted(anchor)) "
                + "\"\(anchor.target?.name ?? "nil").\(anchor.place.attribute.text)\">"
        }
    }

    /// Equal anchors have the same attribute of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        // Unsafe because assumeIsolated stops unless this is the main thread already.
        nonisolated(unsafe) let pair = (self, other)
        return MainActor.assumeIsolated {
            let (one, two) = pair
            return one.place == two.place && one.origin == two.origin
        }
    }

    /// Makes a constraint between this anchor and another.
    @inline(__always)
    final func relate(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // No times another size is a number.
        if multiplier == 0 { return relate(relation, toConstant: constant) }
        if origin.core != nil || anchor.origin.core != nil {
            return distance(relation, anchor.place, multiplier, constant)
        }
        return .make(place, relation, anchor.place, multiplier, constant)
    }

    /// Makes a constraint between this anchor and a number.
    @inline(__always)
    final func relate(
        _ relation: NSLayoutConstraint.Relation,
        toConstant constant: CGFloat
    ) -> NSLayoutConstraint {
        if origin.core != nil { return distance(relation, AnchorPlace(), 1, constant) }
        return .make(place, relation, AnchorPlace(), 1, constant)
    }

    /// Makes a constraint on a distance.
    @inline(never)
    private func distance(
        _ relation: NSLayoutConstraint.Relation,
        _ other: AnchorPlace,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        var plain = NSLayoutConstraint.Plain(
            place,
            relation,
            other,
            multiplier: multiplier,
            constant: constant
        )
        guard origin.core != nil else { return NSLayoutConstraint(plain) }
        plain.flags.remove(.isPlain)
        let rare = NSLayoutConstraint.Rare()
        rare.subtracted = origin.core
        rare.subtractedGeneration = origin.generation
        rare.subtractedAttribute = origin.attribute
        return NSLayoutConstraint(plain, rare: rare)
    }
}

/// An attribute of an item, which an anchor represents.
struct AnchorPlace: Equatable, BitwiseCopyable {
    /// The item's cell and its generation.
    var core: ItemCore.Pointer?
    var generation: UInt32 = 0
    var attribute = NSLayoutConstraint.Attribute.notAnAttribute

    @inline(__always)
    init(attribute: NSLayoutConstraint.Attribute = .notAnAttribute) {
        self.attribute = attribute
    }

    @inline(__always)
    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        core = item.core
        generation = item.core.pointee.generation
        self.attribute = attribute
    }
}

extension NSLayoutConstraint {
    /// Makes a constraint between two anchors; not a method of them, since they are generic.
    @inline(never)
    static func make(
        _ first: AnchorPlace,
        _ relation: Relation,
        _ second: AnchorPlace,
        _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
    }
}
