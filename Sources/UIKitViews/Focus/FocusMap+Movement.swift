// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension FocusMap {
    // MARK: In reading order

    /// A stop of the Tab key: a group, or an item that is in none.
    private struct Stop {
        let group: String?
        var places: [Place]

        /// The item that represents a stop: the one with the highest priority, the first among
        /// equals.
        @MainActor
        func item(lastOfGroup: [String: any UIFocusItem]) -> any UIFocusItem {
            var best = places[0].item
            var highest = Int.min
            for place in places {
                var priority = place.item.focusGroupPriority
                if let group, lastOfGroup[group] === place.item {
                    priority = UIFocusGroupPriority(
                        max(priority.rawValue, UIFocusGroupPriority.previouslyFocused.rawValue)
                    )
                }
                if priority.rawValue > highest {
                    best = place.item
                    highest = priority.rawValue
                }
            }
            return best
        }
    }

    private var stops: [Stop] {
        var stops: [Stop] = []
        var indices: [String: Int] = [:]
        for place in order {
            if let group = place.group, let index = indices[group] {
                stops[index].places.append(place)
                continue
            }
            if let group = place.group { indices[group] = stops.count }
            stops.append(Stop(group: place.group, places: [place]))
        }
        return stops
    }

    /// The next stop for Tab; after the last the first.
    func stop(
        after item: any UIFocusItem,
        lastOfGroup: [String: any UIFocusItem]
    ) -> (any UIFocusItem)? {
        stop(1, from: item, lastOfGroup)
    }

    /// The next stop for Shift-Tab; before the first the last.
    func stop(
        before item: any UIFocusItem,
        lastOfGroup: [String: any UIFocusItem]
    ) -> (any UIFocusItem)? {
        stop(-1, from: item, lastOfGroup)
    }

    private func stop(
        _ step: Int,
        from item: any UIFocusItem,
        _ lastOfGroup: [String: any UIFocusItem]
    ) -> (any UIFocusItem)? {
        let stops = stops
        guard
            let index = stops.firstIndex(where: { stop in
                stop.places.contains { $0.item === item }
            }), stops.count > 1
        else { return nil }
        let next = (index + step + stops.count) % stops.count
        return stops[next].item(lastOfGroup: lastOfGroup)
    }

    /// The groups with their items, for a debugger.
    package var groups: [(name: String?, items: [any UIFocusItem])] {
        stops.map { ($0.group, $0.places.map(\.item)) }
    }

    // MARK: By direction

    /// The nearest item in a direction, in the beam that the item's own side throws; first in the
    /// item's group, then anywhere.
    ///
    /// A guide in the beam forwards the focus to its preferred environments.
    func neighbour(
        of item: any UIFocusItem,
        _ heading: UIFocusHeading,
        target: (any UIFocusEnvironment) -> (any UIFocusItem)?
    ) -> (any UIFocusItem)? {
        guard let start = order.first(where: { $0.item === item }) else { return nil }
        let others = order.filter { other in
            other.item !== item && !other.isAround(start) && !start.isAround(other)
        }
        // Inside an item are others that it holds; they are reached as if it were not there.
        let held = order.filter { $0.item !== item && start.isAround($0) }
        let own = others.filter { $0.group == start.group }
        for candidates in [own, others, held] {
            var best: (item: any UIFocusItem, distance: FocusDistance)?
            for other in candidates {
                guard let distance = FocusDistance(from: start.frame, to: other.frame, heading)
                else { continue }
                if let known = best, known.distance <= distance { continue }
                best = (other.item, distance)
            }
            for place in guides {
                guard let distance = FocusDistance(from: start.frame, to: place.frame, heading)
                else { continue }
                if let known = best, known.distance <= distance { continue }
                for environment in place.guide.preferredFocusEnvironments ?? [] {
                    guard let found = target(environment), found !== item, contains(found) else {
                        continue
                    }
                    best = (found, distance)
                    break
                }
            }
            if let best { return best.item }
        }
        return nil
    }
}

extension FocusMap.Place {
    /// Whether another item's view is inside this one's.
    @MainActor
    fileprivate func isAround(_ other: FocusMap.Place) -> Bool {
        guard let view = item as? UIView, let inner = other.item as? UIView, view !== inner else {
            return false
        }
        return inner.isInside(view)
    }
}

/// The distance of two frames in a direction: along it first, then across it.
struct FocusDistance: Comparable {
    private let along: CGFloat
    private let across: CGFloat

    /// The greatest overlap of frames that count as consecutive, in points.
    private static let overlap: CGFloat = 1

    /// Nil if the frame is not in the beam.
    init?(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) {
        let isHorizontal: Bool
        switch heading {
        case .left, .right: isHorizontal = true
        case .up, .down: isHorizontal = false
        default: return nil
        }
        let isForward = heading == .right || heading == .down
        let from = FocusDistance.line(start, isHorizontal)
        let to = FocusDistance.line(end, isHorizontal)
        // The centre must lie beyond, so that frames that overlap have an order.
        let gap = isForward ? to.low - from.high : from.low - to.high
        let middle = (to.low + to.high - from.low - from.high) / 2
        guard isForward ? middle > 0 : middle < 0 else { return nil }
        guard gap > -min(from.high - from.low, to.high - to.low) / 2 else { return nil }
        let side = FocusDistance.line(start, !isHorizontal)
        let otherSide = FocusDistance.line(end, !isHorizontal)
        let shared = min(side.high, otherSide.high) - max(side.low, otherSide.low)
        guard shared > FocusDistance.overlap else { return nil }
        along = max(0, gap)
        across = abs(side.low + side.high - otherSide.low - otherSide.high) / 2
    }

    private static func line(_ frame: CGRect, _ isHorizontal: Bool) -> (low: CGFloat, high: CGFloat)
    {
        isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }

    static func < (one: FocusDistance, other: FocusDistance) -> Bool {
        one.along != other.along ? one.along < other.along : one.across < other.across
    }
}
