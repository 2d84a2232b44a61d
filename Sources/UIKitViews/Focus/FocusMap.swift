// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The focusable items below a view, with their frames, in reading order.
///
/// Computed for each move. Frames are in the space of the view's window.
@MainActor
package struct FocusMap {
    /// An item in its place.
    struct Place {
        let item: any UIFocusItem
        let frame: CGRect
        let group: String?
        /// Whether a part of it is visible, and not scrolled away.
        var isShown = true
    }

    /// A guide in its place.
    struct GuidePlace {
        let guide: UIFocusGuide
        let frame: CGRect
    }

    /// In reading order.
    private(set) var order: [Place] = []
    private(set) var guides: [GuidePlace] = []
    private let space: UIView

    /// Looks at everything below a view.
    package init(of root: UIView) {
        space = root.window ?? root
        let isRightToLeft = root.isRightToLeft
        let everywhere = Reach(allowed: .infinite, shown: .infinite)
        order = collect(root, within: everywhere, group: root.effectiveFocusGroup, isRightToLeft)
        removeCovered()
    }

    package func contains(_ item: any UIFocusItem) -> Bool {
        order.contains { $0.item === item }
    }

    /// Whether an item can be focused: it allows that, is visible and receives touches.
    static func canFocus(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused else { return false }
        guard let view = item as? UIView else { return item.focusView != nil }
        guard view.window != nil else { return false }
        var ancestor: UIView? = view
        while let current = ancestor {
            guard isOpen(current) else { return false }
            ancestor = current.superview
        }
        return true
    }

    /// Whether a view and its descendants can be focused.
    private static func isOpen(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
    }

    // MARK: Collecting

    /// The limits that a clipping view sets to its items.
    private struct Reach {
        /// Items outside of it cannot be reached.
        var allowed: CGRect
        /// Items outside of it can be scrolled to.
        var shown: CGRect
    }

    /// The items of a view and below it in reading order, as far as they are within reach.
    private mutating func collect(
        _ view: UIView,
        within reach: Reach,
        group around: String?,
        _ isRightToLeft: Bool
    ) -> [Place] {
        guard FocusMap.isOpen(view) else { return [] }
        let group =
            view.focusGroupIdentifier ?? view.hierarchy.controller?.focusGroupIdentifier ?? around
        let frame = view.convert(view.bounds, to: space)
        var reach = reach
        if view is any UIFocusItemScrollableContainer {
            // Content that is scrolled away can be scrolled back.
            reach.allowed = .infinite
            reach.shown = reach.shown.shared(with: frame)
        } else if view.clipsToBounds {
            reach.allowed = reach.allowed.shared(with: frame)
            reach.shown = reach.shown.shared(with: frame)
        }
        var result: [Place] = []
        if view.canBecomeFocused, frame.width > 0, frame.height > 0,
            frame.meets(reach.allowed)
        {
            let isShown = frame.meets(reach.shown)
            result.append(Place(item: view, frame: frame, group: group, isShown: isShown))
        }
        for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
            let place = view.convert(guide.layoutFrame, to: space)
            guides.append(GuidePlace(guide: guide, frame: place))
        }
        var parts: [[Place]] = []
        for child in view.subviews {
            let part = collect(child, within: reach, group: group, isRightToLeft)
            if !part.isEmpty { parts.append(part) }
        }
        parts += foreignItems(in: view, group, reach.allowed)
        for part in FocusMap.readingOrder(parts, isRightToLeft) { result += part }
        return result
    }

    /// The items of a container that are no views, such as those of a game scene.
    private func foreignItems(
        in view: UIView,
        _ group: String?,
        _ clip: CGRect
    ) -> [[Place]] {
        guard let container = view.focusItemContainer, container !== view || view.hasOwnFocusItems
        else { return [] }
        var result: [[Place]] = []
        for item in container.focusItems(in: view.bounds)
        where !(item is UIView) && item.canBecomeFocused {
            let frame = space.convert(item.frame, from: container.coordinateSpace)
            guard frame.meets(clip) else { continue }
            result.append([
                Place(item: item, frame: frame, group: item.focusGroupIdentifier ?? group)
            ])
        }
        return result
    }

    /// Parts of a view in the order in which they are read: by rows, and along each row.
    ///
    /// Two are in one row if they share at least half of the lower one's height.
    static func readingOrder(_ parts: [[Place]], _ isRightToLeft: Bool) -> [[Place]] {
        guard parts.count > 1 else { return parts }
        var boxes: [(part: [Place], frame: CGRect)] = []
        for part in parts {
            var frame = part[0].frame
            for place in part { frame = frame.union(place.frame) }
            boxes.append((part, frame))
        }
        // Equal frames keep the order of the subviews.
        let sorted = boxes.enumerated().sorted { one, other in
            one.element.frame.minY != other.element.frame.minY
                ? one.element.frame.minY < other.element.frame.minY : one.offset < other.offset
        }.map(\.element)
        var rows: [[(part: [Place], frame: CGRect)]] = []
        for box in sorted {
            if let first = rows.last?.first {
                let shared =
                    min(first.frame.maxY, box.frame.maxY) - max(first.frame.minY, box.frame.minY)
                if shared * 2 >= min(first.frame.height, box.frame.height), shared > 0 {
                    rows[rows.count - 1].append(box)
                    continue
                }
            }
            rows.append([box])
        }
        var result: [[Place]] = []
        for row in rows {
            let ordered = row.enumerated().sorted { one, other in
                let first = isRightToLeft ? -one.element.frame.maxX : one.element.frame.minX
                let second = isRightToLeft ? -other.element.frame.maxX : other.element.frame.minX
                return first != second ? first < second : one.offset < other.offset
            }
            for entry in ordered { result.append(entry.element.part) }
        }
        return result
    }

    /// Removes items that an opaque item covers completely.
    private mutating func removeCovered() {
        // For very many items, the search for covers would take too long.
        guard order.count <= 400 else { return }
        order = order.filter { place in
            guard let view = place.item as? UIView, place.isShown else { return true }
            return !order.contains { other in
                guard let cover = other.item as? UIView, cover !== view, other.isShown,
                    !cover.isTransparentFocusItem, other.frame.contains(place.frame),
                    !view.isInside(cover), !cover.isInside(view)
                else { return false }
                return cover.isInFront(of: view)
            }
        }
    }
}
