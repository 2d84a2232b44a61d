// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

extension LayoutEngine {
    /// How often wrapped text may change its height before the layout goes on with what it has.
    private static let mostRounds = 8

    /// Solves where something changed, and marks the views whose subviews must be placed anew.
    func solveIfNeeded() {
        guard isDirty, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        var round = 0
        repeat {
            isDirty = false
            solver.solve { [unowned self] members in chooseVictim(among: members) }
            takeChanges()
            round += 1
            if widened.isEmpty || !refreshWrappedContents(widened) { break }
        } while round < Self.mostRounds
        widened.removeAll(keepingCapacity: true)
        isDirty = false
    }

    /// Lists what moved, marks the views that it moved in, and finds the contents whose width
    /// changed.
    private func takeChanges() {
        widened.removeAll(keepingCapacity: true)
        let changes = solver.changes.base
        let tags = solver.tags.base
        // Held here, since marking a view calls it, and it may add items.
        let marks = self.marks
        var marked: ItemCore.Pointer?
        for position in 0..<solver.changes.count {
            let variable = changes[position]
            let tag = Int(tags[Int(variable)])
            guard let core = marks[tag].core else { continue }
            // Only the width decides how text wraps.
            if marks[tag].mayHaveContents, variable == marks[tag].width, let entry = entries[tag] {
                widened.append(entry)
            }
            if fitting != nil || core.pointee.isListed { continue }
            core.pointee.isMoved = true
            guard let space = core.pointee.findSpace() else { continue }
            ItemCore.list(core, in: space)
            guard space != marked, let spaceID = space.pointee.viewID else { continue }
            marked = space
            let view = Unmanaged<UIView>.fromOpaque(spaceID).takeUnretainedValue()
            mark(view, view.layoutItem)
        }
    }

    // MARK: Placing

    /// Gives the subviews and guides of a view the places that were found.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        guard let space = view.layoutState.item else { return }
        let scale = view.pixelScale
        if space.isMarkedBySolverOnly, !space.mustPlaceAll {
            while let core = ItemCore.takeMoved(of: space.core) {
                place(core, in: view, scale: scale)
            }
        } else {
            while ItemCore.takeMoved(of: space.core) != nil {}
            placeAll(in: view, scale: scale)
        }
        space.isMarkedBySolverOnly = false
        space.mustPlaceAll = false
    }

    private func placeAll(in view: UIView, scale: CGFloat) {
        let subviews = view.hierarchy.subviews
        for index in 0..<subviews.count {
            guard let core = subviews[index].layoutState.core else { continue }
            place(core, in: view, scale: scale)
        }
        for guide in view.layoutState.guides {
            guard let item = guide.item else { continue }
            place(item.core, in: view, scale: scale)
        }
    }

    private func place(_ core: ItemCore.Pointer, in view: UIView, scale: CGFloat) {
        guard core.pointee.engineID == id else { return }
        guard let viewID = core.pointee.viewID else {
            return place(guide: core, in: view, scale: scale)
        }
        guard core.pointee.superviewID == LayoutItem.address(of: view) else { return }
        let subview = Unmanaged<UIView>.fromOpaque(viewID).takeUnretainedValue()
        guard let layer = subview.backing else { return }
        if !core.pointee.isMoved, core.pointee.placed.scale == scale,
            layer.properties.position == core.pointee.placed.position,
            layer.properties.bounds.size == core.pointee.placed.size
        {
            return
        }
        guard !subview.layoutState.translatesAutoresizingMask else { return }
        let rect = rect(from: core.pointee.x, scale: scale)
        core.pointee.isBeingPlaced = true
        subview.setSolvedFrame(subview.frame(forAlignmentRect: rect))
        core.pointee.isBeingPlaced = false
        core.pointee.isMoved = false
        core.pointee.placed.position = layer.properties.position
        core.pointee.placed.size = layer.properties.bounds.size
        core.pointee.placed.scale = scale
    }

    private func place(guide core: ItemCore.Pointer, in view: UIView, scale: CGFloat) {
        let item = Unmanaged<LayoutItem>.fromOpaque(core.pointee.item).takeUnretainedValue()
        guard let guide = item.guide, guide.owner === view else { return }
        guide.solvedFrame = rect(from: core.pointee.x, scale: scale)
    }

    /// An item's rectangle with its edges on pixels.
    func rect(of entry: LayoutEntry, scale: CGFloat) -> CGRect {
        rect(from: entry.x.index, scale: scale)
    }

    /// A rectangle of four variables with its edges on pixels.
    private func rect(from first: Int32, scale: CGFloat) -> CGRect {
        let values = solver.values.base + Int(first)
        let left = Self.round(values[0], scale)
        let top = Self.round(values[1], scale)
        return CGRect(
            x: left,
            y: top,
            width: Self.round(values[0] + values[2], scale) - left,
            height: Self.round(values[1] + values[3], scale) - top
        )
    }

    /// The nearest pixel edge; what the arithmetic missed by a hair counts as met.
    @inline(__always)
    private static func round(_ value: Double, _ scale: CGFloat) -> CGFloat {
        let pixels = value * Double(scale)
        let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
        return CGFloat(nudged.rounded()) / scale
    }

    // MARK: Fitting

    /// The size that the constraints give a view when it is to be near a size.
    static func fittingSize(of view: UIView, _ fitting: Fitting) -> CGSize {
        let engine = LayoutEngine(root: view, fitting: fitting)
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
