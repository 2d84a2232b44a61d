// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// Where the items of one group lie, from the group's corner.
@MainActor
struct GroupPlan {
    /// One item, or something that is fastened to one or to a group.
    struct Leaf {
        let item: NSCollectionLayoutItem
        var frame: CGRect
        var zIndex = 0
        var sizing: UICollectionViewLayoutAttributes.State.Sizing = []
    }

    /// A nested group with views fastened to it, and the first of its items.
    struct Branch {
        let group: NSCollectionLayoutGroup
        var frame: CGRect
        var first: Int
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var branches: [Branch] = []
    /// Whether no view has a say in it.
    var isFixed = true

    /// Lays a group out that has room for `limit` items at most.
    ///
    /// `proposed` is the group's size where it does not follow from the container; `measured` gives
    /// the size that an item's view would like, by its place in the group.
    init(
        _ group: NSCollectionLayoutGroup,
        in container: CGSize,
        proposed: CGSize? = nil,
        limit: Int,
        traits: UITraitCollection,
        measured: (Int) -> CGSize?
    ) {
        var size = proposed ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        let flexible = group.layoutSize.sizing
        isFixed = flexible.isEmpty
        if let provider = group.provider {
            let items = provider(LayoutEnvironment(LayoutContainer(inner), traits))
            for custom in items.prefix(limit) {
                let moved = custom.frame.offsetBy(dx: insets.leading, dy: insets.top)
                leaves.append(
                    Leaf(
                        item: NSCollectionLayoutItem(layoutSize: group.layoutSize),
                        frame: moved,
                        zIndex: custom.zIndex
                    )
                )
            }
            self.size = size
            return
        }
        var line = Line(group: group, inner: inner, flexible: flexible)
        var index = 0
        while leaves.count < limit, line.accepts(index) {
            let member = group.members[index % group.members.count]
            let before = leaves.count
            let slot: CGSize
            var part: GroupPlan?
            let wanted = line.size(of: member)
            if let nested = member as? NSCollectionLayoutGroup {
                let plan = GroupPlan(
                    nested,
                    in: inner,
                    proposed: wanted,
                    limit: limit - before,
                    traits: traits
                ) { measured(before + $0) }
                isFixed = isFixed && plan.isFixed
                slot = plan.size
                part = plan
            } else {
                let sizing = member.layoutSize.sizing
                if !sizing.isEmpty { isFixed = false }
                var own = wanted
                if let size = measured(before) {
                    if sizing.contains(.width) { own.width = size.width }
                    if sizing.contains(.height) { own.height = size.height }
                }
                slot = own
            }
            guard line.fits(slot, member, index) else { break }
            line.add(slot, member, first: before)
            if let part {
                leaves += part.leaves
                branches += part.branches.map {
                    Branch(group: $0.group, frame: $0.frame, first: $0.first + before)
                }
                line.ends[line.ends.count - 1].branches = branches.count
            } else {
                leaves.append(
                    Leaf(
                        item: member,
                        frame: CGRect(origin: .zero, size: slot),
                        sizing: member.layoutSize.sizing
                    )
                )
            }
            line.ends[line.ends.count - 1].leaves = leaves.count
            line.ends[line.ends.count - 1].branches = branches.count
            index += 1
        }
        if flexible.contains(.width) {
            size.width = line.extent.width + insets.leading + insets.trailing
        }
        if flexible.contains(.height) {
            size.height = line.extent.height + insets.top + insets.bottom
        }
        self.size = size
        place(line, in: size, insets)
    }

    /// Moves the members to where they lie in the line.
    private mutating func place(
        _ line: Line,
        in size: CGSize,
        _ insets: NSDirectionalEdgeInsets
    ) {
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        let origins = line.origins(in: room)
        var leaf = 0
        var branch = 0
        for (index, end) in line.ends.enumerated() {
            let origin = CGPoint(
                x: origins[index].x + insets.leading,
                y: origins[index].y + insets.top
            )
            let slot = CGRect(origin: origin, size: end.size)
            while branch < end.branches {
                branches[branch].frame = branches[branch].frame.offsetBy(dx: origin.x, dy: origin.y)
                branch += 1
            }
            guard end.member is NSCollectionLayoutGroup else {
                leaves[leaf].frame = line.stretched(slot, end.member, room)
                    .inset(end.member.contentInsets, except: end.member.layoutSize.sizing)
                leaf += 1
                continue
            }
            while leaf < end.leaves {
                leaves[leaf].frame = leaves[leaf].frame.offsetBy(dx: origin.x, dy: origin.y)
                leaf += 1
            }
            if let group = end.member as? NSCollectionLayoutGroup, !group.extras.isEmpty {
                branches.insert(
                    Branch(group: group, frame: slot, first: end.first),
                    at: branch
                )
                branch += 1
            }
        }
    }

    /// The members of a group one behind the other.
    @MainActor
    private struct Line {
        /// A member that has been added, and what belongs to it.
        struct End {
            let member: NSCollectionLayoutItem
            let size: CGSize
            let first: Int
            var leaves = 0
            var branches = 0
        }

        let group: NSCollectionLayoutGroup
        let inner: CGSize
        let flexible: UICollectionViewLayoutAttributes.State.Sizing
        var ends: [End] = []
        private var used: CGFloat = 0
        private var thickness: CGFloat = 0

        init(
            group: NSCollectionLayoutGroup,
            inner: CGSize,
            flexible: UICollectionViewLayoutAttributes.State.Sizing
        ) {
            self.group = group
            self.inner = inner
            self.flexible = flexible
        }

        private var isRow: Bool { group.axis == .horizontal }
        private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }
        private var room: CGFloat { isRow ? inner.width : inner.height }
        private var growsAlong: Bool { flexible.contains(isRow ? .width : .height) }
        private func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
        private func across(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }

        var extent: CGSize {
            isRow
                ? CGSize(width: used, height: thickness) : CGSize(width: thickness, height: used)
        }

        /// The room that an item's edges take: before and after it, along and across.
        private func edges(
            _ item: NSCollectionLayoutItem
        ) -> (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, CGFloat, CGFloat) {
            let edge = item.edgeSpacing
            return isRow
                ? (
                    edge?.leading, edge?.trailing, edge?.top?.spacing ?? 0,
                    edge?.bottom?.spacing ?? 0
                )
                : (
                    edge?.top, edge?.bottom, edge?.leading?.spacing ?? 0,
                    edge?.trailing?.spacing ?? 0
                )
        }

        func accepts(_ index: Int) -> Bool {
            guard !group.members.isEmpty else { return false }
            if let count = group.count { return index < count }
            // What grows with its members, or has members without length, has each once.
            return !growsAlong || index < group.members.count
        }

        func size(of member: NSCollectionLayoutItem) -> CGSize {
            var size = member.layoutSize.size(in: inner)
            if group.sharesEvenly, let count = group.count, !growsAlong {
                let share = max(0, (room - spacing * CGFloat(count - 1)) / CGFloat(count))
                if isRow { size.width = share } else { size.height = share }
            }
            return size
        }

        func fits(_ size: CGSize, _ member: NSCollectionLayoutItem, _ index: Int) -> Bool {
            guard group.count == nil, !growsAlong, index > 0 else { return true }
            let (before, after, _, _) = edges(member)
            let length = along(size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
            if length + spacing <= 0 { return index < group.members.count }
            return used + spacing + length <= room + 0.0005
        }

        mutating func add(_ size: CGSize, _ member: NSCollectionLayoutItem, first: Int) {
            let (before, after, above, below) = edges(member)
            if !ends.isEmpty { used += spacing }
            used += (before?.spacing ?? 0) + along(size) + (after?.spacing ?? 0)
            thickness = max(thickness, above + across(size) + below)
            ends.append(End(member: member, size: size, first: first))
        }

        /// Where each member lies; what is left over goes to flexible spacing.
        func origins(in size: CGSize) -> [CGPoint] {
            var takers = group.interItemSpacing?.isFlexible == true ? ends.count - 1 : 0
            for end in ends {
                let (before, after, _, _) = edges(end.member)
                takers += (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
            }
            let left = max(0, along(size) - used)
            let share = takers > 0 ? left / CGFloat(takers) : 0
            var place: CGFloat = 0
            var origins: [CGPoint] = []
            for (index, end) in ends.enumerated() {
                let (before, after, above, _) = edges(end.member)
                if index > 0 {
                    place += spacing
                    if group.interItemSpacing?.isFlexible == true { place += share }
                }
                place += (before?.spacing ?? 0) + (before?.isFlexible == true ? share : 0)
                origins.append(isRow ? CGPoint(x: place, y: above) : CGPoint(x: above, y: place))
                place += along(end.size)
                place += (after?.spacing ?? 0) + (after?.isFlexible == true ? share : 0)
            }
            return origins
        }

        /// A part of the thickness of a group that grows is a part of what it has grown to.
        func stretched(
            _ slot: CGRect,
            _ member: NSCollectionLayoutItem,
            _ room: CGSize
        ) -> CGRect {
            var slot = slot
            let height = member.layoutSize.heightDimension
            let width = member.layoutSize.widthDimension
            if isRow, flexible.contains(.height),
                height.isFractionalHeight || height.isUniformAcrossSiblings
            {
                slot.size.height = room.height * (height.isFractionalHeight ? height.dimension : 1)
            }
            if !isRow, flexible.contains(.width),
                width.isFractionalWidth || width.isUniformAcrossSiblings
            {
                slot.size.width = room.width * (width.isFractionalWidth ? width.dimension : 1)
            }
            return slot
        }
    }
}

extension CGRect {
    /// The rectangle without insets; sides that a view chooses have none.
    func inset(
        _ insets: NSDirectionalEdgeInsets,
        except sizing: UICollectionViewLayoutAttributes.State.Sizing
    ) -> CGRect {
        var rect = self
        if !sizing.contains(.width) {
            rect.origin.x += insets.leading
            rect.size.width = max(0, width - insets.leading - insets.trailing)
        }
        if !sizing.contains(.height) {
            rect.origin.y += insets.top
            rect.size.height = max(0, height - insets.top - insets.bottom)
        }
        return rect
    }
}
