// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

/// The constraints of one tree of views, as numbers.
///
/// A window has one; so has every tree outside a window, once it is laid out. Places are told in the
/// space of an item's superview, so that moving a container moves nothing inside it. A constraint
/// that reaches across levels goes through places in the root's space.
@MainActor
final class LayoutEngine {
    /// Whom a constraint of the solver comes from; each leaves the engine before it goes.
    enum Owner {
        case nobody
        case constraint(Unmanaged<NSLayoutConstraint>)
        case frame(Unmanaged<LayoutItem>, LayoutEntry.FrameRule.Kind)
        case content(Unmanaged<LayoutItem>, NSLayoutConstraint.Axis)
        case absolute(Unmanaged<LayoutItem>)
    }

    /// Names the engine without referring to it.
    var id: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    @exclusivity(unchecked) var solver = ConstraintEngine()
    /// The root, which clears this when it goes, before its subviews leave the engine.
    // Unsafe for speed: a weak reference makes every later count of the root slow.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var root: UIView?
    /// Whether this engine only finds out how large a view wants to be.
    let fitting: Fitting?
    /// By the solver's number of the constraint.
    @exclusivity(unchecked) var owners: ContiguousArray<Owner> = []
    /// By the tag of their variables.
    @exclusivity(unchecked) var entries: ContiguousArray<LayoutEntry?> = []
    /// What is read of the entries without counting references.
    @exclusivity(unchecked) var marks: ContiguousArray<Mark> = []
    private var idleEntries: [Int32] = []
    /// The entries of a fitting engine, which must not disturb those of the window's.
    var fittingEntries: [ObjectIdentifier: LayoutEntry] = [:]
    @exclusivity(unchecked) var isDirty = true
    @exclusivity(unchecked) var isSolving = false
    /// The entries with contents whose width the last solution changed.
    @exclusivity(unchecked) var widened: [LayoutEntry] = []
    /// The goals that show another answer for an ambiguous item.
    var exercises: [ObjectIdentifier: [ConstraintID]] = [:]
    /// The direction of the holder whose constraints are being installed.
    @exclusivity(unchecked) var direction: (holderID: UnsafeRawPointer?, isRightToLeft: Bool) =
        (nil, false)
    /// The contradictions that were told already.
    var reported: Set<String> = []

    /// What the solver's changes are told apart by.
    struct Mark {
        /// The entry's item; nil for an entry that is gone.
        var core: ItemCore.Pointer?
        /// The variable of the width.
        var width: Int32
        /// Whether the item may have contents, whose height may follow the width.
        var mayHaveContents = false
    }

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
        view.rootView.layoutState.item?.ownEngine
    }

    /// The engine of the tree that a view is in; made where the tree uses constraints.
    static func engine(for view: UIView) -> LayoutEngine? {
        let root = view.rootView
        if let engine = root.layoutState.item?.ownEngine { return engine }
        guard root.usesConstraintsBelow else { return nil }
        let engine = LayoutEngine(root: root)
        root.layoutItem.ownEngine = engine
        engine.installAll(below: root)
        return engine
    }

    /// Gives the solver the constraints that a view and those inside it hold.
    func installAll(below view: UIView) {
        if let item = view.layoutState.item {
            direction.holderID = nil
            let held = item.held
            var next = held.head
            while let constraint = next {
                installNext(constraint.takeUnretainedValue())
                next = held.next(after: constraint)
            }
        }
        let subviews = view.hierarchy.subviews
        for index in 0..<subviews.count { installAll(below: subviews[index]) }
    }

    // MARK: Entries

    /// The first of an item's four numbers.
    @inline(__always)
    func place(of item: LayoutItem) -> Variable {
        if fitting == nil, let entry = item.entry, entry.engine === self { return entry.x }
        return entry(of: item).x
    }

    func existingEntry(of item: LayoutItem) -> LayoutEntry? {
        if fitting != nil { return fittingEntries[ObjectIdentifier(item)] }
        guard let entry = item.entry, entry.engine === self else { return nil }
        return entry
    }

    /// An item's place, made on first use with the rules that come with it.
    func entry(of item: LayoutItem) -> LayoutEntry {
        if let entry = existingEntry(of: item) { return entry }
        let entry: LayoutEntry
        if let index = idleEntries.popLast() {
            entry = LayoutEntry(item: item, engine: self, index: index)
            entries[Int(index)] = entry
            marks[Int(index)] = Mark(core: item.core, width: entry.width.index)
        } else {
            entry = LayoutEntry(item: item, engine: self, index: Int32(entries.count))
            entries.append(entry)
            marks.append(Mark(core: item.core, width: entry.width.index))
        }
        if fitting != nil {
            fittingEntries[ObjectIdentifier(item)] = entry
        } else {
            item.setEntry(entry)
            entry.mustBePlaced()
        }
        addRules(to: entry)
        markDirty()
        return entry
    }

    /// Forgets an item, whose constraints are gone already.
    func leave(_ item: LayoutItem) {
        guard let entry = existingEntry(of: item) else { return }
        guard root != nil else {
            // All goes: nothing is worth taking apart.
            entries[Int(entry.index)] = nil
            marks[Int(entry.index)].core = nil
            item.setEntry(nil)
            return
        }
        removeRules(of: entry)
        if !exercises.isEmpty { endExercise(of: item) }
        for id in entry.absoluteRules { remove(id) }
        // While a tree goes to pieces, constraints of others may still name the variables, which
        // then stay until the engine goes too.
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
            solver.removeBlock(entry.x)
        }
        entries[Int(entry.index)] = nil
        marks[Int(entry.index)].core = nil
        if !isUsed { idleEntries.append(entry.index) }
        if fitting != nil {
            fittingEntries[ObjectIdentifier(item)] = nil
        } else {
            item.setEntry(nil)
        }
        markDirty()
    }

    /// Lets go of everything: the root is gone or is a root no more.
    func dismantle() {
        root = nil
        for index in 0..<owners.count {
            if case .constraint(let constraint) = owners[index] {
                constraint.takeUnretainedValue().state.engine = nil
                constraint.takeUnretainedValue().state.isInstalled = false
            }
        }
        for index in 0..<entries.count {
            if let entry = entries[index], entry.item.entry === entry { entry.item.setEntry(nil) }
        }
        owners = []
        entries = []
        marks = []
    }

    // MARK: Constraints of the solver

    func add(
        _ expression: LinearExpression,
        _ relation: Relation = .equal,
        priority: Float = ConstraintEngine.required,
        owner: Owner
    ) -> ConstraintID {
        let id = solver.add(expression, relation, priority: priority)
        if Int(id.index) == owners.count {
            owners.append(owner)
        } else {
            while owners.count <= Int(id.index) { owners.append(.nobody) }
            owners[Int(id.index)] = owner
        }
        markDirty()
        return id
    }

    func remove(_ id: ConstraintID) {
        solver.remove(id)
        owners[Int(id.index)] = .nobody
        markDirty()
    }

    /// The next layout must solve first.
    func markDirty() {
        guard !isDirty else { return }
        isDirty = true
        if fitting == nil, !isSolving, let root { mark(root, root.layoutItem) }
    }

    /// Marks a view for layout and notes whether only the solver asks for it.
    func mark(_ view: UIView, _ item: LayoutItem) {
        if view.layer.needsLayout() { return }
        item.isMarkedBySolverOnly = true
        view.setNeedsLayout()
    }

    func value(_ variable: Variable) -> Double { solver.values.base[Int(variable.index)] }
}

extension UIView {
    /// Whether a view here or inside holds a constraint.
    var usesConstraintsBelow: Bool {
        if let item = layoutState.item, !item.held.isEmpty { return true }
        for view in hierarchy.subviews where view.usesConstraintsBelow { return true }
        return false
    }
}
