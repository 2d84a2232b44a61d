// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

/// The constraints of one tree of views, as numbers.
///
/// A window has one, as has every tree outside of windows that was laid out. Positions are relative
/// to the item's superview, so that moving a container moves nothing inside. Constraints across
/// levels use positions in the root's space.
@MainActor
package final class LayoutEngine {
    /// The origin of a constraint of the solver; each leaves the engine before it is deallocated.
    enum Owner: BitwiseCopyable {
        case nobody
        case constraint(ConstraintList.Entry)
        case frame(LayoutItem, LayoutEntry.FrameRule.Kind)
        case content(LayoutItem, NSLayoutConstraint.Axis)
        case absolute(LayoutItem)
    }

    /// Identifies the engine without retaining it.
    var id: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    @exclusivity(unchecked) var solver = ConstraintEngine()
    /// The root, which clears this when it goes, before its subviews leave the engine.
    // Unsafe for speed: a weak reference makes every later count of the root slow.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var root: UIView?
    /// Whether this engine only computes a fitting size.
    let fitting: Fitting?
    /// By the solver's number of the constraint.
    @exclusivity(unchecked) var owners = PlainArray<Owner>()
    /// By the tag of their variables; nil for an entry that is gone.
    @exclusivity(unchecked) var entries = PlainArray<LayoutEntry.Pointer?>()
    @exclusivity(unchecked) private var idleEntries: [Int32] = []
    /// The entries of an engine for a fitting size, separate from those of the window's engine.
    var fittingEntries: [LayoutItem: LayoutEntry] = [:]
    @exclusivity(unchecked) var isDirty = true
    @exclusivity(unchecked) var isSolving = false
    /// The entries with contents whose width the last solution changed.
    @exclusivity(unchecked) var widened: [LayoutEntry] = []
    /// The entries with a size that the last solution made negative.
    @exclusivity(unchecked) var negative: [LayoutEntry] = []
    /// The goals that show another answer for an ambiguous item.
    var exercises: [LayoutItem: [ConstraintID]] = [:]
    /// The direction of the holder whose constraints are being installed.
    @exclusivity(unchecked) var direction: (holderID: UnsafeRawPointer?, isRightToLeft: Bool) =
        (nil, false)
    /// The conflicts that were reported already.
    var reported: Set<String> = []

    /// A size to come near to, and how much it matters.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: Finding

    /// The engine of the tree that a view is in, where it has one already.
    static func existing(for view: UIView) -> LayoutEngine? {
        existing(for: Unmanaged.passUnretained(view))
    }

    /// The same of a view that somebody keeps.
    @inline(__always)
    static func existing(for view: Unmanaged<UIView>) -> LayoutEngine? {
        var root = view
        while let next = root.superview { root = next }
        return root.core?.pointee.rare?.ownEngine
    }

    /// The engine of the tree that a view is in; made where the tree uses constraints.
    static func engine(for view: UIView) -> LayoutEngine? {
        let root = view.rootView
        if let engine = root.layoutState.core?.pointee.rare?.ownEngine { return engine }
        guard root.usesConstraintsBelow else { return nil }
        let engine = LayoutEngine(root: root)
        root.layoutItem.ownEngine = engine
        engine.makeRoom(below: root)
        engine.installAll(below: root)
        return engine
    }

    /// Makes room for all that a tree will give the solver, which else would be copied over and over
    /// while it grows.
    private func makeRoom(below root: UIView) {
        var load = Load()
        load.add(.passUnretained(root))
        solver.reserve(variables: load.views * 4, constraints: load.constraints, goals: load.goals)
        owners.reserve(load.constraints)
        entries.reserve(load.views)
    }

    /// How much a tree gives the solver.
    private struct Load {
        var views = 0
        var constraints = 0
        var goals = 0

        mutating func add(_ view: Unmanaged<UIView>) {
            if let core = view.core {
                views += 1
                constraints += Int(core.pointee.heldCount)
                goals += Int(core.pointee.heldGoals)
            }
            for index in 0..<view.subviewCount { add(view.subview(at: index)) }
        }
    }

    /// Gives the solver the constraints that a view and those inside it hold.
    func installAll(below view: UIView) {
        if let core = view.layoutState.core, var next = core.pointee.held.head {
            direction.holderID = nil
            let held = core.pointee.held
            while true {
                installNext(next)
                guard let after = held.next(after: next) else { break }
                next = after
            }
        }
        // Unsafe: the same array, but reading an element counts no reference.
        let subviews = unsafeBitCast(view.hierarchy.subviews, to: [Unmanaged<UIView>].self)
        for index in 0..<subviews.count {
            if subviews[index].isPlainLeaf { continue }
            installAll(below: subviews[index].takeUnretainedValue())
        }
    }

    // MARK: Entries

    /// The first of an item's four numbers, the width.
    @inline(__always)
    func place(of item: LayoutItem) -> Variable {
        if fitting == nil, item.core.pointee.entry.engineID == id {
            return Variable(index: item.core.pointee.entry.first)
        }
        return entry(of: item).width
    }

    func existingEntry(of item: LayoutItem) -> LayoutEntry? {
        if fitting != nil { return fittingEntries[item] }
        guard item.core.pointee.entry.engineID == id else { return nil }
        return LayoutEntry(core: item.entryCore)
    }

    /// An item's place, made on first use with the rules that come with it.
    func entry(of item: LayoutItem) -> LayoutEntry {
        if let entry = existingEntry(of: item) { return entry }
        let entry: LayoutEntry
        if fitting != nil {
            entry = LayoutEntry(core: .allocate(capacity: 1))
            entry.core.initialize(to: EntryCore())
            fittingEntries[item] = entry
        } else {
            entry = LayoutEntry(core: item.entryCore)
            // If two engines share a tree, the new one adopts it.
            if let other = item.entry {
                other.engine.entries.set(nil, at: Int(other.index))
                item.clearEntry()
            }
        }
        let index = idleEntries.popLast() ?? Int32(entries.count)
        entries.set(entry.core, at: Int(index))
        entry.core.pointee.item = item.core
        entry.core.pointee.engineID = id
        entry.core.pointee.index = index
        let first = solver.makeVariables(tag: index).index
        entry.core.pointee.first = first
        // As iOS does: a view that must stay on one side of something is placed right at it.
        solver.preferBound(of: entry.x)
        solver.preferBound(of: entry.y)
        if fitting == nil {
            item.core.pointee.isMoved = true
            item.core.pointee.placed = .init()
            ItemCore.unlist(item.core)
            item.spaceCore?.pointee.mustPlaceAll = true
        }
        addRules(to: entry)
        markDirty()
        return entry
    }

    /// Frees what an engine for a fitting size has allocated.
    func endFitting() {
        for entry in fittingEntries.values {
            entry.core.deinitialize(count: 1)
            entry.core.deallocate()
        }
        fittingEntries = [:]
        entries.removeAll()
    }

    /// Removes an item whose constraints are gone already.
    func leave(_ item: LayoutItem) {
        guard let entry = existingEntry(of: item) else { return }
        guard root != nil else {
            // Everything is freed, and nothing is removed piece by piece.
            entries.set(nil, at: Int(entry.index))
            item.clearEntry()
            return
        }
        removeRules(of: entry)
        if !exercises.isEmpty { endExercise(of: item) }
        for id in entry.absoluteRules { remove(id) }
        // While a tree is deallocated, other constraints may still use the variables, which then
        // stay as long as the engine.
        var isUsed = false
        for variable in [entry.absoluteX, entry.absoluteY] {
            guard let variable else { continue }
            if solver.isUsed(variable) { isUsed = true } else { solver.remove(variable) }
        }
        if solver.isUsed(entry.x) || solver.isUsed(entry.y) || solver.isUsed(entry.width)
            || solver.isUsed(entry.height)
        {
            isUsed = true
        } else {
            solver.removeBlock(entry.width)
        }
        entries.set(nil, at: Int(entry.index))
        if !isUsed { idleEntries.append(entry.index) }
        if fitting == nil { item.clearEntry() }
        markDirty()
    }

    /// Lets go of everything: the root is gone or is a root no more.
    func dismantle() {
        root = nil
        for index in 0..<owners.count {
            if case .constraint(let constraint) = owners.base[index] {
                constraint.plain.pointee.engineID = nil
                constraint.plain.pointee.flags.remove(.isInstalled)
            }
        }
        for index in 0..<entries.count {
            guard let item = entries.base[index]?.pointee.item,
                item.pointee.entry.engineID == id
            else { continue }
            LayoutItem(core: item).clearEntry()
        }
        owners.removeAll()
        entries.removeAll()
    }

    // MARK: Constraints of the solver

    func add(
        _ expression: LinearExpression,
        _ relation: Relation = .equal,
        priority: Float = ConstraintEngine.required,
        owner: Owner
    ) -> ConstraintID {
        let id = solver.add(expression, relation, priority: priority)
        note(owner, of: id)
        return id
    }

    /// Records the origin of a new constraint of the solver.
    @inline(__always)
    func note(_ owner: Owner, of id: ConstraintID) {
        owners.set(owner, at: Int(id.index))
        if !isDirty { markDirty() }
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        owners.set(.nobody, at: Int(id.index))
        markDirty()
    }

    /// The next layout must solve first.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        if fitting == nil, !isSolving, let root { mark(root, root.layoutItem) }
    }

    /// Marks a view for layout, and records whether only the solver requests it.
    func mark(_ view: UIView, _ item: LayoutItem) {
        if view.layer.needsLayout() { return }
        item.core.pointee.isMarkedBySolverOnly = true
        if view.layoutState.isLayingOut { view.layoutState.repeatsForConstraints = true }
        view.setNeedsLayout()
    }

    func value(_ variable: Variable) -> Double { solver.values.base[Int(variable.index)] }
}

extension UIView {
    /// Whether a view here or inside holds a constraint.
    var usesConstraintsBelow: Bool {
        if layoutState.core?.pointee.held.head != nil { return true }
        for view in hierarchy.subviews where view.usesConstraintsBelow { return true }
        return false
    }
}
