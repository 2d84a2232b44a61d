// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

extension UICollectionViewFlowLayout {
    /// What was set.
    struct Settings: Equatable {
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var itemSize = CGSize(width: 50, height: 50)
        var estimatedSize = CGSize.zero
        var direction = UICollectionView.ScrollDirection.vertical
        var headerSize = CGSize.zero
        var footerSize = CGSize.zero
        var inset = UIEdgeInsets.zero
        var insetReference = SectionInsetReference.fromContentInset
        var pinsHeaders = false
        var pinsFooters = false
    }

    /// What was set and what was made of it.
    struct FlowState {
        var settings = Settings()
        var sections: [FlowSection] = []
        var contentSize = CGSize.zero
        /// Whether the delegate must be asked again, and lines made again.
        var needsMetrics = true
        var needsLines = true
        /// The room across scrolling for which the lines were made.
        var room: CGFloat = -1
        var isMirrored = false
        /// The sizes that cells have chosen, and those of them that no line knows yet.
        var chosen: [IndexPath: CGSize] = [:]
        var fresh: [IndexPath] = []
    }

    func change(_ change: (inout Settings) -> Void) {
        var settings = flow.settings
        change(&settings)
        guard settings != flow.settings else { return }
        flow.settings = settings
        flow.chosen = [:]
        invalidateLayout()
    }

    // MARK: Preparing

    private var isVertical: Bool { flow.settings.direction == .vertical }

    /// The insets around all of the content that sections' insets are added to.
    func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
        switch flow.settings.insetReference {
        case .fromContentInset: return .zero
        case .fromSafeArea:
            let (area, inset) = (view.safeAreaInsets, view.adjustedContentInset)
            return UIEdgeInsets(
                top: max(0, area.top - inset.top),
                left: max(0, area.left - inset.left),
                bottom: max(0, area.bottom - inset.bottom),
                right: max(0, area.right - inset.right)
            )
        case .fromLayoutMargins:
            let (area, inset) = (view.layoutMargins, view.adjustedContentInset)
            return UIEdgeInsets(
                top: max(0, area.top - inset.top),
                left: max(0, area.left - inset.left),
                bottom: max(0, area.bottom - inset.bottom),
                right: max(0, area.right - inset.right)
            )
        }
    }

    /// The room across scrolling.
    private func room(_ size: CGSize, _ view: UICollectionView) -> CGFloat {
        let inset = view.adjustedContentInset
        return max(
            0,
            isVertical
                ? size.width - inset.left - inset.right
                : size.height - inset.top - inset.bottom
        )
    }

    func prepareFlow() {
        guard let view = host.collectionView else { return }
        let counts = view.counts
        flow.isMirrored =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && !flipsHorizontallyInOppositeLayoutDirection
        let room = room(view.bounds.size, view)
        let isResized = room != flow.room
        guard
            flow.needsMetrics || flow.needsLines || isResized
                || flow.sections.map(\.count) != counts
        else { return }
        // Cells that choose their sizes may choose others for lines of another length.
        if isResized, flow.room >= 0, flow.settings.estimatedSize != .zero { flow.chosen = [:] }
        flow.room = room
        if flow.needsMetrics || isResized || flow.sections.count != counts.count
            || flow.sections.map(\.count) != counts
        {
            flow.sections = counts.indices.map { makeSection($0, counts[$0], view) }
        } else if flow.needsLines {
            applyFreshSizes()
        }
        flow.needsMetrics = false
        flow.needsLines = false
        flow.fresh = []
        stack(view)
    }

    /// Puts the sections one after the other.
    private func stack(_ view: UICollectionView) {
        var place: CGFloat = 0
        for index in flow.sections.indices {
            flow.sections[index].start = place
            place += flow.sections[index].length
        }
        flow.contentSize =
            isVertical
            ? CGSize(width: flow.room, height: place) : CGSize(width: place, height: flow.room)
    }

    private func makeSection(
        _ index: Int,
        _ count: Int,
        _ view: UICollectionView
    ) -> FlowSection {
        let settings = flow.settings
        let delegate = view.currentDelegate as? any UICollectionViewDelegateFlowLayout
        let ask = FlowDelegate(delegate: delegate, view: view, layout: self)
        var inset = ask.inset(index) ?? settings.inset
        let more = referenceInset(view)
        inset.left += more.left
        inset.right += more.right
        if !isVertical {
            inset.top += more.top
            inset.bottom += more.bottom
        }
        var section = FlowSection(count: count)
        section.inset =
            isVertical
            ? FlowSection.Inset(
                before: inset.top,
                after: inset.bottom,
                leading: flow.isMirrored ? inset.right : inset.left,
                trailing: flow.isMirrored ? inset.left : inset.right
            )
            : FlowSection.Inset(
                before: flow.isMirrored ? inset.right : inset.left,
                after: flow.isMirrored ? inset.left : inset.right,
                leading: inset.top,
                trailing: inset.bottom
            )
        section.lineSpacing = ask.lineSpacing(index) ?? settings.lineSpacing
        section.itemSpacing = ask.itemSpacing(index) ?? settings.itemSpacing
        let header = ask.header(index) ?? settings.headerSize
        let footer = ask.footer(index) ?? settings.footerSize
        section.header = FlowSize(header, settings.direction).along
        section.footer = FlowSize(footer, settings.direction).along
        section.room = flow.room
        section.scale = max(1, view.traitCollection.displayScale)
        measure(&section, index, ask)
        section.makeLines()
        return section
    }

    /// Gives a section the sizes of its items: one for all where they are the same.
    private func measure(_ section: inout FlowSection, _ index: Int, _ ask: FlowDelegate) {
        let settings = flow.settings
        let common = FlowSize(baseSize, settings.direction)
        section.size = common
        section.sizes = nil
        let asks = ask.hasItemSizes(index, section.count)
        guard asks || !flow.chosen.isEmpty else { return }
        guard section.count > 0 else { return }
        var sizes: [FlowSize] = []
        var differ = false
        sizes.reserveCapacity(asks ? section.count : 0)
        for item in 0..<section.count {
            let path = IndexPath(item: item, section: index)
            var size = common
            if !flow.chosen.isEmpty, let chosen = flow.chosen[path] {
                size = FlowSize(chosen, settings.direction)
            } else if asks {
                if let asked = ask.size(path) {
                    size = FlowSize(asked, settings.direction)
                } else if flow.chosen.isEmpty {
                    // It does not say after all.
                    return
                }
            }
            if item == 0 { section.size = size } else if size != section.size { differ = true }
            sizes.append(size)
        }
        if differ { section.sizes = sizes }
    }

    /// The size of items that nobody else has given one.
    private var baseSize: CGSize {
        let estimate = flow.settings.estimatedSize
        if estimate == .zero || estimate == Self.automaticSize { return flow.settings.itemSize }
        return estimate
    }

    /// Adopts the sizes that cells have chosen since the lines were made.
    private func applyFreshSizes() {
        var touched: Set<Int> = []
        for path in flow.fresh {
            guard let chosen = flow.chosen[path], flow.sections.indices.contains(path.section),
                (0..<flow.sections[path.section].count).contains(path.item)
            else { continue }
            flow.sections[path.section].setSize(
                FlowSize(chosen, flow.settings.direction),
                of: path.item
            )
            touched.insert(path.section)
        }
        for index in touched { flow.sections[index].makeLines() }
    }

    // MARK: Answering

    /// A rectangle of lengths along and across scrolling.
    private func rect(
        _ along: CGFloat,
        _ across: CGFloat,
        _ size: FlowSize
    ) -> CGRect {
        let rect =
            isVertical
            ? CGRect(x: across, y: along, width: size.across, height: size.along)
            : CGRect(x: along, y: across, width: size.along, height: size.across)
        return flow.isMirrored ? mirrored(rect) : rect
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: flow.contentSize.width - rect.maxX,
            y: rect.minY,
            width: rect.width,
            height: rect.height
        )
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let wanted: AnyClass = type(of: self).layoutAttributesClass
        if wanted == UICollectionViewLayoutAttributes.self {
            return UICollectionViewLayoutAttributes()
        }
        return ofClass(wanted)
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, flow.sections.indices.contains(path.section) else { return nil }
        let section = flow.sections[path.section]
        guard (0..<section.count).contains(path.item) else { return nil }
        let place = section.place(of: path.item)
        let made = makeAttributes()
        made.state.indexPath = path
        made.state.setFrame(rect(place.along, place.across, place.size))
        return made
    }

    func boundary(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count > 0, flow.sections.indices.contains(path[0]) else { return nil }
        let section = flow.sections[path[0]]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.header : section.footer
        // A section without one has attributes of no size.
        let across = length > 0 ? flow.room : 0
        let made = makeAttributes()
        made.state.category = .supplementaryView
        made.state.kind = kind
        made.state.indexPath = path
        var along = isHeader ? section.start : section.end - length
        let pins = isHeader ? flow.settings.pinsHeaders : flow.settings.pinsFooters
        if pins {
            along = pinned(along, length, section, isHeader)
            made.state.zIndex = 10
        }
        made.state.setFrame(rect(along, 0, FlowSize(along: length, across: across)))
        return made
    }

    /// Where something pinned lies: in sight as long as its section is.
    private func pinned(
        _ along: CGFloat,
        _ length: CGFloat,
        _ section: FlowSection,
        _ isHeader: Bool
    ) -> CGFloat {
        guard let view = host.collectionView else { return along }
        let inset = view.adjustedContentInset
        let box = view.bounds
        var (top, bottom) =
            isVertical
            ? (box.minY + inset.top, box.maxY - inset.bottom)
            : (box.minX + inset.left, box.maxX - inset.right)
        if flow.isMirrored, !isVertical {
            (top, bottom) = (flow.contentSize.width - bottom, flow.contentSize.width - top)
        }
        if isHeader {
            let last = section.end - section.footer - length
            return max(along, min(top, max(along, last)))
        }
        let first = section.start + section.header
        return min(along, max(bottom - length, min(along, first)))
    }

    func elements(in asked: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !asked.isNull, !flow.sections.isEmpty else { return [] }
        let area = flow.isMirrored ? mirrored(asked) : asked
        let (from, end) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        guard from <= end else { return [] }
        // A rectangle of no length lies in the line where it is.
        let to = max(end, from + 0x1p-16)
        var found: [UICollectionViewLayoutAttributes] = []
        var index = firstSection(endingAfter: from)
        while index < flow.sections.count, flow.sections[index].start < to {
            let section = flow.sections[index]
            let path = IndexPath(item: 0, section: index)
            if section.header > 0,
                let header = boundary(UICollectionView.elementKindSectionHeader, path),
                header.frame.overlaps(asked)
            {
                found.append(header)
            }
            for item in section.items(from: from, to: to) {
                guard let attributes = self.item(at: IndexPath(item: item, section: index)),
                    attributes.frame.overlaps(asked)
                else { continue }
                found.append(attributes)
            }
            if section.footer > 0,
                let footer = boundary(UICollectionView.elementKindSectionFooter, path),
                footer.frame.overlaps(asked)
            {
                found.append(footer)
            }
            index += 1
        }
        return found
    }

    /// The first section that is not over before a length along scrolling, by halves.
    private func firstSection(endingAfter place: CGFloat) -> Int {
        var low = 0
        var high = flow.sections.count
        while low < high {
            let middle = (low + high) / 2
            if flow.sections[middle].end < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Invalidation

    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        for (key, size) in context.state.preferred where key.category == .cell {
            flow.chosen[key.indexPath] = size
            flow.fresh.append(key.indexPath)
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            flow.needsMetrics = true
            // Other items: what cells chose may be another's now.
            if context.invalidateEverything, context.invalidateDataSourceCounts {
                flow.chosen = [:]
            }
            return
        }
        guard context.state.preferred.isEmpty else {
            flow.needsLines = true
            return
        }
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        if flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { flow.needsMetrics = true }
        if flowContext?.invalidateFlowLayoutAttributes ?? true { flow.needsLines = true }
    }

    /// The sizes that cells have chosen follow their items.
    func remapSizes(_ update: BatchUpdate) {
        var new: [IndexPath: CGSize] = [:]
        for (path, size) in flow.chosen {
            if let target = update.target(of: ElementKey(cell: path)) {
                new[target.indexPath] = size
            }
        }
        flow.chosen = new
        flow.needsMetrics = true
    }

    func dependsOnBounds(_ new: CGRect) -> Bool {
        guard let view = host.collectionView else { return false }
        if flow.settings.pinsHeaders || flow.settings.pinsFooters { return true }
        return room(new.size, view) != room(view.bounds.size, view)
    }

    func takesSize(
        _ preferred: UICollectionViewLayoutAttributes,
        _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredSizes, original.representedElementCategory == .cell else {
            return false
        }
        return preferred.size != original.size
    }
}
