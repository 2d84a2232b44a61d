// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

extension LayoutEngine {
    private typealias FrameKind = LayoutEntry.FrameRule.Kind

    /// The most rounds in which wrapped text may change its height.
    private static let mostRounds = 8

    /// Solves where something changed, and marks the views whose subviews must be placed again.
    ///
    /// `space`: the core of a view that is not to be marked.
    func solveIfNeeded(sparing space: ItemCore.Pointer? = nil) {
        guard isDirty, !isSolving else { return }
        solve(sparing: space)
        if fitting == nil { ConstraintFollowers.tell(under: root) }
    }

    private func solve(sparing space: ItemCore.Pointer?) {
        isSolving = true
        defer { isSolving = false }
        var round = 0
        repeat {
            isDirty = false
            solver.solve { [unowned self] members in chooseVictim(among: members) }
            takeChanges(sparing: space)
            round += 1
            let isBounded = boundNegativeSizes()
            if widened.isEmpty || !refreshWrappedContents(widened), !isBounded { break }
        } while round < Self.mostRounds
        widened.removeAll(keepingCapacity: true)
        isDirty = false
    }

    /// Lists the moved items, marks their views for layout, and finds the content whose width
    /// changed.
    private func takeChanges(sparing spared: ItemCore.Pointer?) {
        widened.removeAll(keepingCapacity: true)
        let changes = solver.changes.base
        let tags = solver.tags.base
        var marked = spared
        for position in 0..<solver.changes.count {
            let variable = changes[position]
            guard let entry = entries.base[Int(tags[Int(variable)])],
                let core = entry.pointee.item
            else { continue }
            // Only the width decides how text wraps.
            if entry.pointee.mayHaveContents, variable == entry.pointee.first {
                widened.append(LayoutEntry(core: entry))
            }
            if solver.values.base[Int(variable)] < -1e-6, variable < entry.pointee.first + 2 {
                negative.append(LayoutEntry(core: entry))
            }
            if fitting != nil || core.pointee.isListed { continue }
            core.pointee.isMoved = true
            guard let space = core.pointee.above ?? LayoutItem(core: core).findSpace() else {
                continue
            }
            ItemCore.list(core, in: space)
            guard space != marked, let view = LayoutItem(core: space).view else { continue }
            marked = space
            if space != spared { mark(view, LayoutItem(core: space)) }
        }
    }

    /// Gives sizes that constraints left free to be negative a rule against it; most never need one.
    private func boundNegativeSizes() -> Bool {
        defer { negative.removeAll(keepingCapacity: true) }
        var isBounded = false
        for entry in negative {
            let ruled = entry.frameRules.map(\.kind)
            for (kind, size) in [(FrameKind.width, entry.width), (.height, entry.height)]
            where value(size) < 0 && !ruled.contains(kind) {
                bound(entry, kind, size, priority: Self.boundPriority)
                isBounded = true
            }
        }
        return isBounded
    }

    // MARK: Placing

    /// Places the subviews and guides of a view.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        guard let space = view.layoutState.core else { return }
        let scale = view.pixelScale
        if space.pointee.isMarkedBySolverOnly, !space.pointee.mustPlaceAll {
            while let core = ItemCore.takeMoved(of: space) {
                place(core, in: view, scale: scale)
            }
        } else {
            while ItemCore.takeMoved(of: space) != nil {}
            placeAll(in: view, scale: scale)
        }
        space.pointee.isMarkedBySolverOnly = false
        space.pointee.mustPlaceAll = false
    }

    /// Whether solving leaves the subviews and guides of a view where they are.
    func leavesInPlace(subviewsOf view: UIView) -> Bool {
        guard let space = view.layoutState.core, !space.pointee.mustPlaceAll else { return false }
        solveIfNeeded(sparing: space)
        let scale = view.pixelScale
        while let core = ItemCore.takeMoved(of: space) {
            guard isInPlace(core, scale: scale) else {
                ItemCore.list(core, in: space)
                return false
            }
            core.pointee.isMoved = false
        }
        space.pointee.isMarkedBySolverOnly = false
        return true
    }

    private func isInPlace(_ core: ItemCore.Pointer, scale: CGFloat) -> Bool {
        guard core.pointee.entry.engineID == id else { return true }
        let rect = rect(from: core.pointee.entry.first, scale: scale)
        guard let viewID = core.pointee.viewID else {
            return LayoutItem(core: core).guide?.solvedFrame == rect
        }
        let view = Unmanaged<UIView>.fromOpaque(viewID).takeUnretainedValue()
        if view.layoutState.translatesAutoresizingMask { return true }
        guard let layer = view.backing else { return false }
        let frame = view.frame(forAlignmentRect: rect)
        let anchor = layer.anchorPoint
        let place = CGPoint(
            x: frame.minX + frame.width * anchor.x,
            y: frame.minY + frame.height * anchor.y
        )
        return layer.placedSize == frame.size && layer.placedPosition == place
    }

    private func placeAll(in view: UIView, scale: CGFloat) {
        // Unsafe: the same array, read without counting references.
        let subviews = unsafeBitCast(view.hierarchy.subviews, to: [Unmanaged<UIView>].self)
        for index in 0..<subviews.count {
            if let core = subviews[index].core { place(core, in: view, scale: scale) }
        }
        for guide in view.layoutState.guides {
            guard let core = guide.core else { continue }
            place(core, in: view, scale: scale)
        }
    }

    private func place(_ core: ItemCore.Pointer, in view: UIView, scale: CGFloat) {
        guard core.pointee.entry.engineID == id else { return }
        guard let viewID = core.pointee.viewID else {
            return place(guide: core, in: view, scale: scale)
        }
        guard core.pointee.superviewID == LayoutItem.address(of: view) else { return }
        let subview = Unmanaged<UIView>.fromOpaque(viewID).takeUnretainedValue()
        guard let layer = subview.backing else { return }
        if !core.pointee.isMoved, core.pointee.placed.scale == scale,
            layer.placedPosition == core.pointee.placed.position,
            layer.placedSize == core.pointee.placed.size
        {
            return
        }
        guard !subview.layoutState.translatesAutoresizingMask else { return }
        let rect = rect(from: core.pointee.entry.first, scale: scale)
        let isPlain = !subview.touch.overrides.contains(.alignment)
        core.pointee.isBeingPlaced = true
        subview.setSolvedFrame(isPlain ? rect : subview.frame(forAlignmentRect: rect))
        core.pointee.isBeingPlaced = false
        core.pointee.isMoved = false
        core.pointee.placed.position = layer.placedPosition
        core.pointee.placed.size = layer.placedSize
        core.pointee.placed.scale = scale
    }

    private func place(guide core: ItemCore.Pointer, in view: UIView, scale: CGFloat) {
        guard let guide = LayoutItem(core: core).guide, guide.owner === view else { return }
        guide.solvedFrame = rect(from: core.pointee.entry.first, scale: scale)
    }

    /// An item's rectangle with its edges on pixels.
    func rect(of entry: LayoutEntry, scale: CGFloat) -> CGRect {
        rect(from: entry.width.index, scale: scale)
    }

    /// A rectangle of four variables with its edges on pixels.
    private func rect(from first: Int32, scale: CGFloat) -> CGRect {
        let values = solver.values.base + Int(first)
        let left = Self.pixels(values[2], scale)
        let top = Self.pixels(values[3], scale)
        // Whole pixels are subtracted: a difference of points would miss a size by a hair.
        return CGRect(
            x: left / scale,
            y: top / scale,
            width: (Self.pixels(values[2] + values[0], scale) - left) / scale,
            height: (Self.pixels(values[3] + values[1], scale) - top) / scale
        )
    }

    /// The nearest pixel edge, in pixels, with a tolerance for rounding errors.
    @inline(__always)
    private static func pixels(_ value: Double, _ scale: CGFloat) -> CGFloat {
        let pixels = value * Double(scale)
        let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
        // Without a call for ordinary numbers.
        guard abs(nudged) < 1e15 else { return CGFloat(nudged.rounded()) }
        return CGFloat(Int64(nudged + (nudged < 0 ? -0.5 : 0.5)))
    }

    // MARK: Fitting

    /// The size that satisfies a view's constraints closest to a target size.
    static func fittingSize(of view: UIView, _ fitting: Fitting) -> CGSize {
        let engine = LayoutEngine(root: view, fitting: fitting)
        defer { engine.endFitting() }
        let entry = engine.entry(of: view.layoutItem)
        engine.installAll(below: view)
        engine.solveIfNeeded()
        let scale = view.pixelScale
        func ceiled(_ value: Double) -> CGFloat {
            CGFloat((value * Double(scale) - 1e-6).rounded(.up)) / scale
        }
        return CGSize(
            width: ceiled(max(0, engine.value(entry.width))),
            height: ceiled(max(0, engine.value(entry.height)))
        )
    }
}
