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
            let moved = takeChanges()
            round += 1
            if !refreshWrappedContents(moved) { break }
        } while round < Self.mostRounds
        isDirty = false
    }

    /// The entries that moved; their superviews are marked.
    private func takeChanges() -> [LayoutEntry] {
        var entries: [LayoutEntry] = []
        entries.reserveCapacity(solver.changeCount)
        solver.forEachChange { variable, _ in
            guard let entry = entryOfVariable[Int(variable.index)] else { return }
            // Only the width decides how text wraps.
            if variable == entry.width { entries.append(entry) }
            if fitting == nil { entry.item.spaceView?.setNeedsLayout() }
        }
        return entries
    }

    // MARK: Placing

    /// Gives the subviews and guides of a view the places that were found.
    func place(subviewsOf view: UIView) {
        solveIfNeeded()
        let scale = view.pixelScale
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let item = subview.layoutState.item, let entry = existingEntry(of: item) else {
                continue
            }
            let aligned = rect(of: entry, scale: scale)
            subview.setSolvedFrame(subview.frame(forAlignmentRect: aligned))
        }
        for guide in view.layoutGuides {
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
