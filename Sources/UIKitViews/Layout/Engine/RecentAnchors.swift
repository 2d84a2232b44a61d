// SPDX-License-Identifier: Apache-2.0

/// The anchors of one axis that were asked for last, two of each attribute.
///
/// Building a tree asks for several anchors of each view, uses each once and forgets it, and asks
/// for the same few of the superview over and over. Here an anchor is found again, or, when nobody
/// else keeps it, serves the next item that asks: no object is made or freed.
/// - Thread: main actor.
@MainActor
struct RecentAnchors<Axis: AnyObject> {
    typealias Anchor = NSLayoutAnchor<Axis>

    /// An anchor and whose it is, to be compared without touching the anchor.
    private struct Slot {
        var place = AnchorPlace()
        var anchor: Anchor?
    }

    /// Two for each attribute.
    private var slots = InlineArray<42, Slot>(repeating: Slot())
    /// By attribute, which of the two was found last; the other one goes next.
    private var isSecondRecent = InlineArray<21, Bool>(repeating: false)

    /// An anchor of an item, made by `make` where there is none to be used again.
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

    /// Whether an anchor is kept by nobody else; one that is, is listed by its item from now on.
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
    // Not checked for exclusive access: what takes an anchor out calls nobody.
    @exclusivity(unchecked) static var x = RecentAnchors<NSLayoutXAxisAnchor>()
    @exclusivity(unchecked) static var y = RecentAnchors<NSLayoutYAxisAnchor>()
    @exclusivity(unchecked) static var size = RecentAnchors<NSLayoutDimension>()
}
