// SPDX-License-Identifier: Apache-2.0

/// A cache of the last anchors of one axis, two of each attribute.
///
/// Building a tree asks for several anchors of each view once, and for the same few of the
/// superview repeatedly. The cache finds an anchor again or, if nothing else retains it, reuses the
/// object for the next item: nothing is allocated or freed.
/// - Thread: main actor.
@MainActor
struct RecentAnchors<Axis: AnyObject> {
    typealias Anchor = NSLayoutAnchor<Axis>

    /// An anchor and its item, compared without touching the anchor.
    private struct Slot {
        var place = AnchorPlace()
        var anchor: Anchor?
    }

    /// Two for each attribute.
    private var slots = InlineArray<42, Slot>(repeating: Slot())
    /// By attribute, which of the two slots was found last; the other is replaced next.
    private var isSecondRecent = InlineArray<21, Bool>(repeating: false)

    /// The anchor of an item, made by `make` if no slot can be reused.
    @inline(__always)
    mutating func anchor(
        of item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ make: (AnchorPlace) -> Anchor
    ) -> Anchor {
        let index = attribute.rawValue
        let place = AnchorPlace(item, attribute)
        if slots[2 * index].place == place, let anchor = slots[2 * index].anchor {
            isSecondRecent[index] = false
            return anchor
        }
        if slots[2 * index + 1].place == place, let anchor = slots[2 * index + 1].anchor {
            isSecondRecent[index] = true
            return anchor
        }
        if item.core.pointee.rare != nil, let known = item.listedAnchor(attribute) {
            return unsafeDowncast(known, to: Anchor.self)
        }
        isSecondRecent[index].toggle()
        let slot = 2 * index + (isSecondRecent[index] ? 1 : 0)
        slots[slot].place = place
        if isFree(slot), let anchor = slots[slot].anchor {
            anchor.place = place
            return anchor
        }
        let anchor = make(place)
        slots[slot].anchor = anchor
        return anchor
    }

    /// Whether nothing else retains an anchor; otherwise its item lists it from now on.
    @inline(__always)
    private mutating func isFree(_ slot: Int) -> Bool {
        guard isKnownUniquelyReferenced(&slots[slot].anchor) else {
            listKept(slot)
            return false
        }
        return !(slots[slot].anchor?.isListed ?? true)
    }

    private func listKept(_ slot: Int) {
        guard let anchor = slots[slot].anchor, !anchor.isListed, let item = anchor.target else {
            return
        }
        anchor.isListed = true
        let attribute = anchor.place.attribute
        item.rare.anchors.append(.init(attribute: attribute, anchor: anchor))
    }
}

/// The recent anchors of all axes.
@MainActor
enum AnchorPool {
    // Not checked for exclusive access: the accessor makes no calls.
    @exclusivity(unchecked) static var x = RecentAnchors<NSLayoutXAxisAnchor>()
    @exclusivity(unchecked) static var y = RecentAnchors<NSLayoutYAxisAnchor>()
    @exclusivity(unchecked) static var size = RecentAnchors<NSLayoutDimension>()
}
