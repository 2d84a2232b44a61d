// SPDX-License-Identifier: Apache-2.0

/// The anchors of one axis that were asked for last.
///
/// Building a tree asks for several anchors of each view, uses each once and forgets it. Here such
/// an anchor is found again, or, when nobody else keeps it, serves the next item that asks: no
/// object is made or freed.
/// - Thread: main actor.   - Cost: a search among eight.
@MainActor
struct RecentAnchors<Axis: AnyObject> {
    typealias Anchor = NSLayoutAnchor<Axis>

    private static var capacity: Int { 8 }

    private var anchors = InlineArray<8, Anchor?>(repeating: nil)
    /// Whose anchors they are, to be compared without touching the anchors.
    private var items = InlineArray<8, UnsafeRawPointer?>(repeating: nil)
    private var attributes = InlineArray<8, NSLayoutConstraint.Attribute>(
        repeating: .notAnAttribute
    )
    /// The place whose anchor goes next.
    private var oldest = 0

    /// An anchor of an item, made by `make` where there is none to be used again.
    @inline(__always)
    mutating func anchor(
        of item: LayoutItem,
        _ attribute: NSLayoutConstraint.Attribute,
        _ make: (LayoutItem, NSLayoutConstraint.Attribute) -> Anchor
    ) -> Anchor {
        let key = UnsafeRawPointer(Unmanaged.passUnretained(item).toOpaque())
        for index in 0..<Self.capacity where items[index] == key && attributes[index] == attribute {
            if let anchor = anchors[index] { return anchor }
        }
        if !item.anchors.isEmpty, let known = item.listedAnchor(attribute) {
            return unsafeDowncast(known, to: Anchor.self)
        }
        let place = oldest
        oldest = (oldest + 1) % Self.capacity
        items[place] = key
        attributes[place] = attribute
        if isFree(place), let anchor = anchors[place] {
            anchor.target = item
            anchor.attribute = attribute
            return anchor
        }
        let anchor = make(item, attribute)
        anchors[place] = anchor
        return anchor
    }

    /// Whether an anchor is kept by nobody else; one that is, is listed by its item from now on.
    private mutating func isFree(_ place: Int) -> Bool {
        guard isKnownUniquelyReferenced(&anchors[place]) else {
            if let anchor = anchors[place], !anchor.isListed, let item = anchor.target {
                anchor.isListed = true
                item.anchors.append(.init(attribute: anchor.attribute, anchor: anchor))
            }
            return false
        }
        return !(anchors[place]?.isListed ?? true)
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
