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
            let widened = takeChanges()
            round += 1
            if widened.isEmpty || !refreshWrappedContents(widened) { break }
        } while round < Self.mostRounds
        isDirty = false
    }

    /// Marks the superviews of what moved.
    ///
    /// - Returns: the entries with contents whose width changed.
    private func takeChanges() -> [LayoutEntry] {
        var widened: [LayoutEntry] = []
        var marked: UIView?
        for position in 0..<solver.changeCount {
            let variable = solver.change(at: position)
            guard let entry = entries[Int(solver.tag(of: variable))] else { continue }
            // Only the width decides how text wraps.
            if variable == entry.width, !entry.contentRules.isEmpty { widened.append(entry) }
            entry.placed = nil
            guard fitting == nil, let space = entry.item.spaceView, space !== marked else {
                continue
            }
            space.setNeedsLayout()
            marked = space
        }
        return widened
    }

    // MARK: Placing

    /// Gives the subviews and guides of a view the places that were found.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        let scale = view.pixelScale
        let subviews = view.hierarchy.subviews
        for index in 0..<subviews.count {
            let subview = subviews[index]
            guard let entry = subview.layoutState.item?.entry, entry.engine === self else {
                continue
            }
            if let placed = entry.placed, placed.scale == scale, let layer = subview.backing,
                layer.properties.position == placed.position,
                layer.properties.bounds.size == placed.size
            {
                continue
            }
            guard !subview.translatesAutoresizingMaskIntoConstraints else { continue }
            let aligned = rect(of: entry, scale: scale)
            subview.setSolvedFrame(subview.frame(forAlignmentRect: aligned))
            entry.placed = .init(
                position: subview.layer.properties.position,
                size: subview.layer.properties.bounds.size,
                scale: scale
            )
        }
        for guide in view.layoutState.guides {
            guard let item = guide.item, let entry = existingEntry(of: item) else { continue }
            guide.solvedFrame = rect(of: entry, scale: scale)
        }
    }

    /// An item's rectangle with its edges on pixels.
    func rect(of entry: LayoutEntry, scale: CGFloat) -> CGRect {
        let x = value(entry.x)
        let y = value(entry.y)
        let left = Self.round(x, scale)
        let top = Self.round(y, scale)
        return CGRect(
            x: left,
            y: top,
            width: Self.round(x + value(entry.width), scale) - left,
            height: Self.round(y + value(entry.height), scale) - top
        )
    }

    /// The nearest pixel edge; what the arithmetic missed by a hair counts as met.
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
