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
        unowned(unsafe) var marked: UIView?
        unowned(unsafe) var space: LayoutItem?
        for position in 0..<solver.changes.count {
            let variable = changes[position]
            guard let entry = entries[Int(tags[Int(variable)])] else { continue }
            // Only the width decides how text wraps.
            if variable == entry.width.index, !entry.contentRules.isEmpty { widened.append(entry) }
            if entry.isListed { continue }
            entry.isMoved = true
            guard fitting == nil, let view = entry.item.spaceView else { continue }
            if view !== marked {
                marked = view
                space = view.layoutItem
                mark(view, view.layoutItem)
            }
            entry.isListed = true
            space?.moved.append(entry)
        }
    }

    // MARK: Placing

    /// Gives the subviews and guides of a view the places that were found.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        guard let space = view.layoutState.item else { return }
        let scale = view.pixelScale
        isPlacing = true
        defer { isPlacing = false }
        if space.isMarkedBySolverOnly, !space.mustPlaceAll {
            for index in 0..<space.moved.count {
                let entry = space.moved[index]
                entry.isListed = false
                if entry.item.entry === entry { place(entry, in: view, scale: scale) }
            }
        } else {
            for index in 0..<space.moved.count { space.moved[index].isListed = false }
            placeAll(in: view, scale: scale)
        }
        space.moved.removeAll(keepingCapacity: true)
        space.isMarkedBySolverOnly = false
        space.mustPlaceAll = false
    }

    private func placeAll(in view: UIView, scale: CGFloat) {
        let subviews = view.hierarchy.subviews
        for index in 0..<subviews.count {
            guard let entry = subviews[index].layoutState.item?.entry, entry.engine === self else {
                continue
            }
            place(entry, in: view, scale: scale)
        }
        for guide in view.layoutState.guides {
            guard let item = guide.item, let entry = existingEntry(of: item) else { continue }
            place(entry, in: view, scale: scale)
        }
    }

    private func place(_ entry: LayoutEntry, in view: UIView, scale: CGFloat) {
        guard let subview = entry.item.view else {
            if let guide = entry.item.guide, guide.owner === view {
                guide.solvedFrame = rect(of: entry, scale: scale)
            }
            return
        }
        guard subview.hierarchy.superview === view else { return }
        if !entry.isMoved, entry.placed.scale == scale, let layer = subview.backing,
            layer.properties.position == entry.placed.position,
            layer.properties.bounds.size == entry.placed.size
        {
            return
        }
        guard !subview.layoutState.translatesAutoresizingMask else { return }
        subview.setSolvedFrame(subview.frame(forAlignmentRect: rect(of: entry, scale: scale)))
        entry.isMoved = false
        guard let layer = subview.backing else { return }
        entry.placed.position = layer.properties.position
        entry.placed.size = layer.properties.bounds.size
        entry.placed.scale = scale
    }

    /// An item's rectangle with its edges on pixels.
    func rect(of entry: LayoutEntry, scale: CGFloat) -> CGRect {
        let values = solver.values.base + Int(entry.x.index)
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
