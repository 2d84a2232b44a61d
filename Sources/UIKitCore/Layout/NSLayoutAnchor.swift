// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One attribute of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Whose anchor it is; changes only while nobody but ``RecentAnchors`` knows the anchor.
    @exclusivity(unchecked) final var target: LayoutItem?
    @exclusivity(unchecked) final var attribute: NSLayoutConstraint.Attribute
    /// Whether the item lists the anchor, which then must leave the list when it goes.
    @exclusivity(unchecked) final var isListed = false
    /// For a distance: the anchor at which it begins.
    final let origin: LayoutItem?
    final let originAttribute: NSLayoutConstraint.Attribute

    init(
        _ target: LayoutItem?,
        _ attribute: NSLayoutConstraint.Attribute,
        from origin: LayoutItem? = nil,
        _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    ) {
        self.target = target
        self.attribute = attribute
        self.origin = origin
        self.originAttribute = originAttribute
        super.init()
    }

    deinit {
        if isListed { target?.unlist(self) }
    }

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
            "<\(type(of: anchor)): \(Unmanaged.passUnretained(anchor).toOpaque()) "
                + "\"\(anchor.target?.name ?? "nil").\(anchor.attribute.text)\">"
        }
    }

    /// Equal anchors name the same attribute of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        // Unsafe because assumeIsolated stops unless this is the main thread already.
        nonisolated(unsafe) let pair = (self, other)
        return MainActor.assumeIsolated {
            let (one, two) = pair
            return one.attribute == two.attribute && one.target?.object === two.target?.object
                && one.originAttribute == two.originAttribute
                && one.origin?.object === two.origin?.object
        }
    }

    func relate<Other: AnyObject>(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<Other>?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            target,
            attribute,
            relation,
            anchor?.target,
            anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant,
            subtracting: origin,
            originAttribute
        )
    }
}
