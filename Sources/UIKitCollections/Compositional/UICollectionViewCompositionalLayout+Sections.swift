// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UICollectionViewCompositionalLayout {
    /// What was made of the sections.
    @MainActor
    struct ComposedState {
        var sections: [SolvedSection] = []
        var contentSize = CGSize.zero
        /// The sizes that views have chosen, and those of them that no section knows yet.
        var measured: [ElementKey: CGSize] = [:]
        var fresh: [ElementKey] = []
        var needsSections = true
        var needsStacking = true
        var size = CGSize.zero
        var hasEstimates = false
        var isMirrored = false
        var dependsOnOffset = false
        /// The boundary items of all, with their frames.
        var outer: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Preparing

    /// The insets that the layout and its sections keep to.
    func composedInsets(of view: UICollectionView) -> [UIEdgeInsets] {
        let references = Set(
            composed.sections.map(\.section.contentInsetsReference)
                + composed.sections.map(\.section.supplementaryContentInsetsReference)
                + [configuration.contentInsetsReference]
        )
        return references.sorted { $0.rawValue < $1.rawValue }.map { reference in
            let insets = self.insets(reference, view)
            return UIEdgeInsets(
                top: insets.top,
                left: insets.leading,
                bottom: insets.bottom,
                right: insets.trailing
            )
        }
    }

    private func insets(
        _ reference: UIContentInsetsReference,
        _ view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let adjusted = view.adjustedContentInset
        var edges: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: edges = view.safeAreaInsets
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            let box = view.bounds
            edges = UIEdgeInsets(
                top: view.layoutMargins.top,
                left: max(0, frame.minX - box.minX),
                bottom: view.layoutMargins.bottom,
                right: max(0, box.maxX - frame.maxX)
            )
        }
        // What the content inset keeps away already counts once; along scrolling it does alone.
        edges.left = isVertical ? max(0, edges.left - adjusted.left) : 0
        edges.right = isVertical ? max(0, edges.right - adjusted.right) : 0
        edges.top = isVertical ? 0 : max(0, edges.top - adjusted.top)
        edges.bottom = isVertical ? 0 : max(0, edges.bottom - adjusted.bottom)
        return NSDirectionalEdgeInsets(
            top: edges.top,
            leading: composed.isMirrored ? edges.right : edges.left,
            bottom: edges.bottom,
            trailing: composed.isMirrored ? edges.left : edges.right
        )
    }

    private func room(_ size: CGSize, _ view: UICollectionView) -> CGSize {
        let inset = view.adjustedContentInset
        return CGSize(
            width: max(0, size.width - inset.left - inset.right),
            height: max(0, size.height - inset.top - inset.bottom)
        )
    }

    func prepareSections() {
        guard let view = host.collectionView else { return }
        let counts = view.counts
        composed.isMirrored =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && !flipsHorizontallyInOppositeLayoutDirection
        let size = room(view.bounds.size, view)
        if composed.needsSections || size != composed.size
            || composed.sections.map(\.count) != counts
        {
            if size.width != composed.size.width { composed.measured = [:] }
            composed.size = size
            makeSections(counts, size, view)
        } else if !composed.fresh.isEmpty {
            var touched: [Int: [Int]] = [:]
            for key in composed.fresh {
                touched[key.section, default: []].append(key.category == .cell ? key.item : 0)
            }
            for (index, items) in touched where composed.sections.indices.contains(index) {
                composed.sections[index].update(index, items: items, composed.measured)
            }
        } else if !composed.needsStacking {
            return
        }
        composed.fresh = []
        composed.needsSections = false
        composed.needsStacking = false
        stack(size)
    }

    private func insets(
        of section: NSCollectionLayoutSection,
        in outer: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        insets.top += outer.top
        insets.leading += outer.leading
        insets.bottom += outer.bottom
        insets.trailing += outer.trailing
        return insets
    }

    private func makeSections(_ counts: [Int], _ size: CGSize, _ view: UICollectionView) {
        let base = insets(configuration.contentInsetsReference, view)
        let environment = LayoutEnvironment(
            LayoutContainer(size, base),
            view.traitCollection
        )
        composed.sections = []
        composed.hasEstimates = false
        composed.dependsOnOffset = false
        for (index, count) in counts.enumerated() {
            guard let section = provider(index, environment) else {
                fatalError(
                    "UICollectionViewCompositionalLayout: the section provider returned nil for "
                        + "section \(index) of \(counts.count); return a section for each."
                )
            }
            let reference = section.contentInsetsReference
            let outer = reference == .automatic ? base : self.insets(reference, view)
            let insets = self.insets(of: section, in: outer)
            let other = section.supplementaryContentInsetsReference
            let follows = section.supplementariesFollowContentInsets && other != .none
            let around = other == .automatic ? outer : self.insets(other, view)
            let container = CGSize(
                width: max(0, size.width - (isVertical ? insets.leading + insets.trailing : 0)),
                height: max(0, size.height - (isVertical ? 0 : insets.top + insets.bottom))
            )
            var solved = SolvedSection(
                section: section,
                count: count,
                isVertical: isVertical,
                across: 0...(isVertical ? size.width : size.height),
                container: container,
                traits: view.traitCollection,
                scale: max(1, view.traitCollection.displayScale),
                insets: insets,
                supplementaryInsets: follows ? self.insets(of: section, in: around) : .zero
            )
            solved.solve(index, composed.measured)
            composed.hasEstimates = composed.hasEstimates || estimates(section)
            composed.dependsOnOffset =
                composed.dependsOnOffset
                || section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
                || (section.visibleItemsInvalidationHandler != nil && !solved.isOrthogonal)
            composed.sections.append(solved)
        }
        if configuration.boundarySupplementaryItems.contains(where: { $0.pinToVisibleBounds }) {
            composed.dependsOnOffset = true
        }
    }

    private func estimates(_ section: NSCollectionLayoutSection) -> Bool {
        func asks(_ item: NSCollectionLayoutItem) -> Bool {
            if !item.layoutSize.sizing.isEmpty { return true }
            return (item as? NSCollectionLayoutGroup)?.members.contains(where: asks) ?? false
        }
        return asks(section.group) || section.boundarySupplementaryItems.contains(where: asks)
    }

    /// Puts the sections one after the other, and what is around all of them.
    private func stack(_ size: CGSize) {
        var place: CGFloat = 0
        composed.outer = []
        func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ at: CGFloat) -> CGFloat {
            var own = item.layoutSize.size(in: size)
            let key = ElementKey(
                category: .supplementaryView,
                kind: item.elementKind,
                indexPath: IndexPath(index: 0)
            )
            if let wanted = composed.measured[key] {
                if item.layoutSize.widthDimension.isEstimated { own.width = wanted.width }
                if item.layoutSize.heightDimension.isEstimated { own.height = wanted.height }
            }
            let long = isVertical ? own.height : own.width
            let wide = isVertical ? own.width : own.height
            let room = isVertical ? size.width : size.height
            let isFirst = isVertical ? item.alignment.isLeading : item.alignment.isTop
            let isLast = isVertical ? item.alignment.isTrailing : item.alignment.isBottom
            let side = isFirst ? 0 : isLast ? room - wide : (room - wide) / 2
            let corner =
                isVertical
                ? CGPoint(x: side + item.offset.x, y: at + item.offset.y)
                : CGPoint(x: at + item.offset.x, y: side + item.offset.y)
            composed.outer.append((item, CGRect(origin: corner, size: own)))
            return item.extendsBoundary ? long : 0
        }
        let items = configuration.boundarySupplementaryItems
        for item in items
        where isVertical ? item.alignment.isTop : item.alignment.isLeading {
            place += add(item, place)
        }
        for index in composed.sections.indices {
            if index > 0 { place += configuration.interSectionSpacing }
            composed.sections[index].start = place
            place += composed.sections[index].length
        }
        for item in items
        where isVertical ? item.alignment.isBottom : item.alignment.isTrailing {
            place += add(item, place)
        }
        composed.contentSize =
            isVertical
            ? CGSize(width: size.width, height: place) : CGSize(width: place, height: size.height)
    }

    // MARK: Invalidation

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        let state = context.state
        for (key, size) in state.preferred {
            composed.measured[key] = size
            composed.fresh.append(key)
        }
        guard state.preferred.isEmpty else { return }
        if state.invalidatesEverything, state.invalidatesCounts { composed.measured = [:] }
        if state.invalidatesEverything || state.invalidatesCounts || state.isResize {
            composed.needsSections = true
        }
        if !state.isBoundsChange { composed.needsStacking = true }
    }

    func dependsOnBounds(_ new: CGRect) -> Bool {
        guard let view = host.collectionView else { return false }
        return composed.dependsOnOffset || room(new.size, view) != composed.size
    }

    func takesSize(
        _ preferred: UICollectionViewLayoutAttributes,
        _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let sizing = original.state.sizing
        let (old, new) = (original.size, preferred.size)
        return (sizing.contains(.width) && abs(old.width - new.width) > 0.001)
            || (sizing.contains(.height) && abs(old.height - new.height) > 0.001)
    }

    func adjustOffset(
        _ context: UICollectionViewLayoutInvalidationContext,
        _ preferred: UICollectionViewLayoutAttributes,
        _ original: UICollectionViewLayoutAttributes
    ) {
        guard let view = host.collectionView, !original.state.scrollsOrthogonally else { return }
        let top = view.bounds.minY + view.adjustedContentInset.top
        guard isVertical, original.frame.minY < top, view.bounds.minY > 0 else { return }
        context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
    }

    func followSizes(_ update: BatchUpdate) {
        var new: [ElementKey: CGSize] = [:]
        for (key, size) in composed.measured {
            if let target = update.target(of: key) { new[target] = size }
        }
        composed.measured = new
        composed.needsSections = true
    }
}
