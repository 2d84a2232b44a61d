// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// The attributes of what the sections have.
extension UICollectionViewCompositionalLayout {
    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    private func mirrored(_ rect: CGRect, _ width: CGFloat) -> CGRect {
        guard composed.isMirrored else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func finish(
        _ attributes: UICollectionViewLayoutAttributes,
        _ frame: CGRect,
        _ solved: SolvedSection?
    ) -> UICollectionViewLayoutAttributes {
        let isOrthogonal = attributes.state.scrollsOrthogonally
        let width =
            isOrthogonal ? laneWidth(solved) : max(composed.contentSize.width, 0)
        let rect = mirrored(frame, width)
        attributes.state.setFrame(solved?.onPixels(rect) ?? rect)
        return attributes
    }

    private func laneWidth(_ solved: SolvedSection?) -> CGFloat {
        guard let solved, isVertical else { return composed.contentSize.width }
        return max(
            composed.contentSize.width,
            solved.laneLength + solved.insets.leading + solved.insets.trailing
        )
    }

    // MARK: One element

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, composed.sections.indices.contains(path.section) else { return nil }
        let solved = composed.sections[path.section]
        guard (0..<solved.count).contains(path.item) else { return nil }
        let group = solved.groupIndex(of: path.item)
        guard let plan = solved.groupPlan(group) else { return nil }
        let place = path.item - solved.firstItem(of: group)
        guard plan.leaves.indices.contains(place) else { return nil }
        return cell(plan.leaves[place], path, solved.origin(of: group), solved)
    }

    private func cell(
        _ leaf: GroupPlan.Leaf,
        _ path: IndexPath,
        _ origin: CGPoint,
        _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(forCellWith: path)
        made.state.zIndex = leaf.zIndex
        made.state.sizing = leaf.sizing
        made.state.scrollsOrthogonally = solved.isOrthogonal
        return finish(made, leaf.frame.offsetBy(dx: origin.x, dy: origin.y), solved)
    }

    private func badge(
        _ extra: NSCollectionLayoutSupplementaryItem,
        _ rect: CGRect,
        _ path: IndexPath,
        _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: extra.elementKind,
            with: path
        )
        made.state.zIndex = extra.zIndex
        made.state.sizing = []
        made.state.scrollsOrthogonally = solved.isOrthogonal
        return finish(made, extra.frame(on: rect), solved)
    }

    func supplementary(
        _ kind: String,
        _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            return composed.outer.first { $0.item.elementKind == kind }.map { outer($0) }
        }
        guard path.count == 2, composed.sections.indices.contains(path.section) else { return nil }
        let solved = composed.sections[path.section]
        if let found = solved.boundaries.first(where: { $0.item.elementKind == kind }),
            path.item == 0
        {
            return boundary(found, path.section, solved)
        }
        guard (0..<solved.count).contains(path.item) else { return nil }
        let group = solved.groupIndex(of: path.item)
        return badges(of: group, path.section, solved).first {
            $0.representedElementKind == kind && $0.indexPath == path
        }
    }

    /// What is fastened to the items of a group and to the group.
    private func badges(
        of group: Int,
        _ section: Int,
        _ solved: SolvedSection
    ) -> [UICollectionViewLayoutAttributes] {
        guard let plan = solved.groupPlan(group) else { return [] }
        let origin = solved.origin(of: group)
        let base = solved.firstItem(of: group)
        var found: [UICollectionViewLayoutAttributes] = []
        for extra in solved.section.group.extras {
            found.append(
                badge(
                    extra,
                    CGRect(origin: origin, size: plan.size),
                    IndexPath(item: base, section: section),
                    solved
                )
            )
        }
        for branch in plan.branches {
            for extra in branch.group.extras {
                found.append(
                    badge(
                        extra,
                        branch.frame.offsetBy(dx: origin.x, dy: origin.y),
                        IndexPath(item: base + branch.first, section: section),
                        solved
                    )
                )
            }
        }
        for (place, leaf) in plan.leaves.enumerated()
        where !leaf.item.extras.isEmpty && base + place < solved.count {
            for extra in leaf.item.extras {
                found.append(
                    badge(
                        extra,
                        leaf.frame.offsetBy(dx: origin.x, dy: origin.y),
                        IndexPath(item: base + place, section: section),
                        solved
                    )
                )
            }
        }
        return found
    }

    private func outer(
        _ entry: (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: entry.item.elementKind,
            with: IndexPath(index: 0)
        )
        made.state.zIndex = entry.item.pinToVisibleBounds ? 1000 : entry.item.zIndex
        made.state.sizing = entry.item.layoutSize.sizing
        var frame = entry.frame
        if entry.item.pinToVisibleBounds {
            frame = pinned(
                frame,
                0,
                isVertical ? composed.contentSize.height : composed.contentSize.width,
                entry.item
            )
        }
        return finish(made, frame, nil)
    }

    private func boundary(
        _ entry: (item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect),
        _ section: Int,
        _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: entry.item.elementKind,
            with: IndexPath(item: 0, section: section)
        )
        made.state.zIndex = entry.item.pinToVisibleBounds ? 100 : entry.item.zIndex
        made.state.sizing = entry.item.layoutSize.sizing
        var frame = entry.frame.offsetBy(
            dx: isVertical ? 0 : solved.start,
            dy: isVertical ? solved.start : 0
        )
        if entry.item.pinToVisibleBounds {
            frame = pinned(frame, solved.start, solved.end, entry.item)
        }
        return finish(made, frame, solved)
    }

    /// A frame brought into sight, as long as its section is.
    private func pinned(
        _ frame: CGRect,
        _ start: CGFloat,
        _ end: CGFloat,
        _ item: NSCollectionLayoutBoundarySupplementaryItem
    ) -> CGRect {
        guard let view = host.collectionView else { return frame }
        let inset = view.adjustedContentInset
        let box = view.bounds
        var frame = frame
        if isVertical {
            if item.alignment.isTop {
                let last = max(frame.minY, end - frame.height)
                frame.origin.y = max(frame.minY, min(box.minY + inset.top, last))
            } else if item.alignment.isBottom {
                let wanted = box.maxY - inset.bottom - frame.height
                frame.origin.y = min(frame.minY, max(wanted, start))
            }
        } else if item.alignment.isLeading {
            let last = max(frame.minX, end - frame.width)
            frame.origin.x = max(frame.minX, min(box.minX + inset.left, last))
        } else if item.alignment.isTrailing {
            let wanted = box.maxX - inset.right - frame.width
            frame.origin.x = min(frame.minX, max(wanted, start))
        }
        return frame
    }

    func decoration(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count > 0, composed.sections.indices.contains(path[0]) else { return nil }
        let solved = composed.sections[path[0]]
        guard let item = solved.section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let made = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: kind,
            with: IndexPath(item: 0, section: path[0])
        )
        made.state.zIndex = item.zIndex == 0 ? -1 : item.zIndex
        made.state.sizing = []
        return finish(made, solved.frame.inset(item.contentInsets, except: []), solved)
    }

    // MARK: All elements of a rectangle

    func elements(in asked: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !asked.isNull else { return [] }
        let area = mirrored(asked, composed.contentSize.width)
        let (from, to) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        guard from <= to else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for entry in composed.outer {
            let made = outer(entry)
            if made.frame.overlaps(asked) { found.append(made) }
        }
        var low = 0
        var high = composed.sections.count
        while low < high {
            let middle = (low + high) / 2
            if composed.sections[middle].end < from { low = middle + 1 } else { high = middle }
        }
        while low < composed.sections.count, composed.sections[low].start <= to {
            add(low, asked, from, to, &found)
            low += 1
        }
        return found
    }

    private func add(
        _ index: Int,
        _ asked: CGRect,
        _ from: CGFloat,
        _ to: CGFloat,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let solved = composed.sections[index]
        var own: [UICollectionViewLayoutAttributes] = []
        let path = IndexPath(item: 0, section: index)
        for item in solved.section.decorationItems {
            if let made = decoration(item.elementKind, path), made.frame.overlaps(asked) {
                own.append(made)
            }
        }
        let first = solved.start + solved.groupsStart
        var groups: Range<Int>
        var shift: CGFloat = 0
        if solved.isOrthogonal {
            let offset = host.collectionView?.shown.laneOffsets[index] ?? 0
            let lane = isVertical ? composed.contentSize.width : composed.contentSize.height
            let lead = isVertical ? solved.insets.leading : solved.insets.top
            let begin = composed.isMirrored ? laneWidth(solved) - lane - offset : offset
            groups = solved.groups(from: begin - lead, to: begin + lane - lead)
            shift = offset
            if first + solved.groupsLength < from || first > to { groups = 0..<0 }
        } else {
            groups = solved.groups(from: from - first, to: to - first)
        }
        for group in groups {
            guard let plan = solved.groupPlan(group) else { continue }
            let origin = solved.origin(of: group)
            let base = solved.firstItem(of: group)
            var hasExtras = !solved.section.group.extras.isEmpty || !plan.branches.isEmpty
            for (place, leaf) in plan.leaves.enumerated() where base + place < solved.count {
                if !leaf.item.extras.isEmpty { hasExtras = true }
                let made = cell(
                    leaf,
                    IndexPath(item: base + place, section: index),
                    origin,
                    solved
                )
                if solved.isOrthogonal || made.frame.overlaps(asked) { own.append(made) }
            }
            guard hasExtras else { continue }
            for made in badges(of: group, index, solved)
            where solved.isOrthogonal || made.frame.overlaps(asked) {
                own.append(made)
            }
        }
        for entry in solved.boundaries {
            let made = boundary(entry, index, solved)
            if made.frame.overlaps(asked) { own.append(made) }
        }
        if let handler = solved.section.visibleItemsInvalidationHandler,
            let view = host.collectionView
        {
            let offset =
                solved.isOrthogonal
                ? (isVertical ? CGPoint(x: shift, y: 0) : CGPoint(x: 0, y: shift))
                : view.bounds.origin
            handler(
                own,
                offset,
                LayoutEnvironment(LayoutContainer(composed.size), view.traitCollection)
            )
        }
        found += own
    }

    // MARK: Sections that scroll across

    func laneInfo(_ index: Int) -> LaneInfo? {
        guard composed.sections.indices.contains(index) else { return nil }
        let solved = composed.sections[index]
        guard solved.isOrthogonal, solved.count > 0 else { return nil }
        let begin = solved.start + solved.groupsStart
        let lead = isVertical ? solved.insets.leading : solved.insets.top
        let trail = isVertical ? solved.insets.trailing : solved.insets.bottom
        let long = solved.laneLength + lead + trail
        let stops = (0..<min(solved.groupCount, 10_000)).map { solved.groupRun($0) }
        let frame =
            isVertical
            ? CGRect(
                x: 0,
                y: begin,
                width: composed.contentSize.width,
                height: solved.laneThickness
            )
            : CGRect(
                x: begin,
                y: 0,
                width: solved.laneThickness,
                height: composed.contentSize.height
            )
        return LaneInfo(
            frame: frame,
            contentLength: long,
            isVerticalLayout: isVertical,
            section: solved.section,
            lead: lead,
            stops: stops,
            isMirrored: composed.isMirrored
        )
    }
}
