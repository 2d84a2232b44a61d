// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A section with its groups in place, from the beginning of the content along scrolling.
///
/// Groups of one size are not kept: their places follow from the first one's.
@MainActor
struct SolvedSection {
    let section: NSCollectionLayoutSection
    let count: Int
    let isVertical: Bool
    /// The room across scrolling, without the insets that the layout has.
    let across: ClosedRange<CGFloat>
    /// What groups' sizes are parts of.
    let container: CGSize
    let traits: UITraitCollection
    let scale: CGFloat
    let insets: NSDirectionalEdgeInsets
    /// The room around headers and the like.
    let supplementaryInsets: NSDirectionalEdgeInsets

    var start: CGFloat = 0
    /// The boundary items with their frames along from `start`.
    private(set) var boundaries:
        [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    /// The plan of all groups where they are alike, and how many items it has.
    private(set) var common: GroupPlan?
    private(set) var perGroup = 1
    private(set) var plans: [GroupPlan] = []
    private(set) var firsts: [Int] = []
    private(set) var starts: [CGFloat] = []
    /// Where the groups begin along scrolling, from `start`, and how far they go.
    private(set) var groupsStart: CGFloat = 0
    private(set) var groupsLength: CGFloat = 0
    /// How far the groups go across, if they scroll there.
    private(set) var laneLength: CGFloat = 0
    private(set) var laneThickness: CGFloat = 0
    private(set) var length: CGFloat = 0

    var end: CGFloat { start + length }
    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
    /// Whether groups follow each other downwards.
    private var goesDown: Bool { isVertical != isOrthogonal }

    // MARK: Solving

    mutating func solve(
        _ index: Int,
        _ measured: [ElementKey: CGSize]
    ) {
        plans = []
        firsts = []
        starts = []
        common = nil
        let group = section.group
        if count > 0 {
            let first = plan(group, count) { item in
                measured[ElementKey(cell: IndexPath(item: item, section: index))]
            }
            perGroup = max(1, first.leaves.count)
            if first.isFixed {
                common = first
            } else {
                var item = 0
                let fresh = plan(group, count) { _ in nil }
                let isConstant = fresh.leaves.count == perGroup
                while item < count {
                    let base = item
                    let limit = count - base
                    let hasSizes =
                        !measured.isEmpty
                        && (base..<min(count, base + perGroup)).contains {
                            measured[ElementKey(cell: IndexPath(item: $0, section: index))] != nil
                        }
                    let next =
                        !hasSizes && isConstant && limit >= perGroup
                        ? fresh
                        : plan(group, limit) {
                            measured[
                                ElementKey(cell: IndexPath(item: base + $0, section: index))
                            ]
                        }
                    guard !next.leaves.isEmpty else { break }
                    plans.append(next)
                    firsts.append(item)
                    item += next.leaves.count
                }
            }
        }
        finish(index, measured)
    }

    /// Lays those groups out again of which an item would like another size.
    mutating func update(_ index: Int, items: [Int], _ measured: [ElementKey: CGSize]) {
        guard common == nil, !plans.isEmpty else { return finish(index, measured) }
        for item in items {
            let group = groupIndex(of: item)
            let base = firsts[group]
            let next = plan(section.group, count - base) {
                measured[ElementKey(cell: IndexPath(item: base + $0, section: index))]
            }
            guard next.leaves.count == plans[group].leaves.count else {
                return solve(index, measured)
            }
            plans[group] = next
        }
        finish(index, measured)
    }

    private func plan(
        _ group: NSCollectionLayoutGroup,
        _ limit: Int,
        _ measured: (Int) -> CGSize?
    ) -> GroupPlan {
        GroupPlan(group, in: container, limit: limit, traits: traits, measured: measured)
    }

    private func along(_ size: CGSize) -> CGFloat { goesDown ? size.height : size.width }
    private func beside(_ size: CGSize) -> CGFloat { goesDown ? size.width : size.height }

    /// Puts the groups and what is around them one behind the other.
    private mutating func finish(_ index: Int, _ measured: [ElementKey: CGSize]) {
        var run: CGFloat = 0
        var thickness: CGFloat = 0
        if let common {
            let groups = (count + perGroup - 1) / perGroup
            let step = along(common.size) + section.interGroupSpacing
            run = CGFloat(groups) * step - section.interGroupSpacing
            thickness = beside(common.size)
        } else {
            starts = []
            starts.reserveCapacity(plans.count)
            for plan in plans {
                starts.append(run)
                run += along(plan.size) + section.interGroupSpacing
                thickness = max(thickness, beside(plan.size))
            }
            if !plans.isEmpty { run -= section.interGroupSpacing }
        }
        let lead = isVertical ? insets.top : insets.leading
        let trail = isVertical ? insets.bottom : insets.trailing
        laneLength = run
        laneThickness = thickness
        groupsLength = isOrthogonal ? thickness : run
        let (before, after) = boundaryRoom(index, measured)
        groupsStart = before + lead
        length = before + lead + groupsLength + trail + after
        placeBoundaries(index, measured, before, after)
    }

    private func boundarySize(
        _ item: NSCollectionLayoutBoundarySupplementaryItem,
        _ index: Int,
        _ measured: [ElementKey: CGSize]
    ) -> CGSize {
        let inset = supplementaryInsets
        let width = across.upperBound - across.lowerBound
        let box =
            isVertical
            ? CGSize(
                width: max(0, width - inset.leading - inset.trailing),
                height: container.height
            )
            : CGSize(
                width: container.width,
                height: max(0, width - inset.top - inset.bottom)
            )
        var size = item.layoutSize.size(in: box)
        let key = ElementKey(
            category: .supplementaryView,
            kind: item.elementKind,
            indexPath: IndexPath(item: 0, section: index)
        )
        if let wanted = measured[key] {
            if item.layoutSize.widthDimension.isEstimated { size.width = wanted.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = wanted.height }
        }
        return size
    }

    private func isBefore(_ alignment: NSRectAlignment) -> Bool {
        isVertical ? alignment.isTop : alignment.isLeading
    }

    private func isAfter(_ alignment: NSRectAlignment) -> Bool {
        isVertical ? alignment.isBottom : alignment.isTrailing
    }

    private func boundaryRoom(
        _ index: Int,
        _ measured: [ElementKey: CGSize]
    ) -> (CGFloat, CGFloat) {
        var (before, after) = (CGFloat(0), CGFloat(0))
        for item in section.boundarySupplementaryItems where item.extendsBoundary {
            let size = boundarySize(item, index, measured)
            let length = isVertical ? size.height : size.width
            if isBefore(item.alignment) { before += length }
            if isAfter(item.alignment) { after += length }
        }
        return (before, after)
    }

    private mutating func placeBoundaries(
        _ index: Int,
        _ measured: [ElementKey: CGSize],
        _ before: CGFloat,
        _ after: CGFloat
    ) {
        boundaries = []
        let inset = supplementaryInsets
        let lower = across.lowerBound + (isVertical ? inset.leading : inset.top)
        let upper = across.upperBound - (isVertical ? inset.trailing : inset.bottom)
        var place: CGFloat = 0
        var last = length - after
        for item in section.boundarySupplementaryItems {
            let size = boundarySize(item, index, measured)
            let alignment = item.alignment
            let (long, wide) =
                isVertical ? (size.height, size.width) : (size.width, size.height)
            var begin: CGFloat
            if isBefore(alignment) {
                begin = item.extendsBoundary ? place : before
                if item.extendsBoundary { place += long }
            } else if isAfter(alignment) {
                begin = item.extendsBoundary ? last : length - after - long
                if item.extendsBoundary { last += long }
            } else {
                begin = (length - long) / 2
            }
            let isFirst = isVertical ? alignment.isLeading : alignment.isTop
            let isLast = isVertical ? alignment.isTrailing : alignment.isBottom
            let side = isFirst ? lower : isLast ? upper - wide : (lower + upper - wide) / 2
            begin += isVertical ? item.offset.y : item.offset.x
            let cross = side + (isVertical ? item.offset.x : item.offset.y)
            let frame =
                isVertical
                ? CGRect(origin: CGPoint(x: cross, y: begin), size: size)
                : CGRect(origin: CGPoint(x: begin, y: cross), size: size)
            boundaries.append((item, frame))
        }
    }

    // MARK: Asking

    func groupIndex(of item: Int) -> Int {
        if common != nil { return item / perGroup }
        var low = 0
        var high = firsts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if firsts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    var groupCount: Int { common == nil ? plans.count : (count + perGroup - 1) / perGroup }

    func groupPlan(_ index: Int) -> GroupPlan? {
        common ?? (plans.indices.contains(index) ? plans[index] : nil)
    }

    /// Where a group begins in the run of groups, and how long it is.
    func groupRun(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        if let common {
            let length = along(common.size)
            return (CGFloat(index) * (length + section.interGroupSpacing), length)
        }
        guard plans.indices.contains(index) else { return (0, 0) }
        return (starts[index], along(plans[index].size))
    }

    func firstItem(of group: Int) -> Int { common == nil ? firsts[group] : group * perGroup }

    /// A group's corner in the content.
    func origin(of group: Int) -> CGPoint {
        let run = groupRun(group).start
        let base = start + groupsStart
        let side = across.lowerBound + (isVertical ? insets.leading : insets.top)
        if isOrthogonal {
            return isVertical ? CGPoint(x: side + run, y: base) : CGPoint(x: base, y: side + run)
        }
        return isVertical ? CGPoint(x: side, y: base + run) : CGPoint(x: base + run, y: side)
    }

    /// The groups with a part between two places of the run of groups.
    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        let total = groupCount
        guard total > 0, lower <= upper else { return 0..<0 }
        var low = 0
        var high = total
        while low < high {
            let middle = (low + high) / 2
            let run = groupRun(middle)
            if run.start + run.length < lower { low = middle + 1 } else { high = middle }
        }
        let first = low
        high = total
        while low < high {
            let middle = (low + high) / 2
            if groupRun(middle).start < upper { low = middle + 1 } else { high = middle }
        }
        return first..<max(first, low)
    }

    /// A rectangle on whole pixels.
    func onPixels(_ rect: CGRect) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }

    /// The frame of all of the section, for decorations.
    var frame: CGRect {
        let width = across.upperBound - across.lowerBound
        return isVertical
            ? CGRect(x: across.lowerBound, y: start, width: width, height: length)
            : CGRect(x: start, y: across.lowerBound, width: length, height: width)
    }
}
