// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

/// What Auto Layout knows of a view or guide.
///
/// Made when a constraint or an anchor first names the view; views that Auto Layout never sees do
/// without.
@MainActor
final class LayoutItem {
    // The handle that the view or guide keeps clears these when it goes.
    @exclusivity(unchecked) unowned(unsafe) private(set) var view: UIView?
    @exclusivity(unchecked) unowned(unsafe) private(set) var guide: UILayoutGuide?
    /// What is read without counting references.
    // Unsafe because the superview's deinit, which has no actor, reads it.
    nonisolated(unsafe) let core: ItemCore.Pointer
    /// The anchors that somebody keeps; they leave by themselves.
    // Unsafe because an anchor's deinit, which has no actor, changes it.
    @exclusivity(unchecked) nonisolated(unsafe) var anchors: [KnownAnchor] = []
    /// Whether nobody but the solver has asked for the layout that is due, so that it need look
    /// only at what has moved.
    @exclusivity(unchecked) var isMarkedBySolverOnly = false
    /// Whether something in this view must be placed though the solver did not move it.
    @exclusivity(unchecked) var mustPlaceAll = true
    /// Where the item is in its window's engine.
    @exclusivity(unchecked) private(set) var entry: LayoutEntry?
    /// The engine of the tree whose root the view is.
    // Unsafe because the view's deinit, which has no actor, reads it.
    @exclusivity(unchecked) nonisolated(unsafe) var ownEngine: LayoutEngine?

    init(view: UIView) {
        self.view = view
        core = ItemCore.Pointer.allocate(capacity: 1)
        core.initialize(
            to: ItemCore(
                item: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
                viewID: LayoutItem.address(of: view),
                superviewID: view.hierarchy.superview.map { LayoutItem.address(of: $0) },
                hasContentEdges: view is UIScrollView
            )
        )
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
        core = ItemCore.Pointer.allocate(capacity: 1)
        core.initialize(
            to: ItemCore(item: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
        )
    }

    deinit {
        core.deallocate()
    }

    /// The view's address and its superview's, to be compared without counting references; nil for
    /// a guide.
    var viewID: UnsafeRawPointer? { core.pointee.viewID }
    nonisolated var superviewID: UnsafeRawPointer? {
        get { core.pointee.superviewID }
        set { core.pointee.superviewID = newValue }
    }
    var hasContentEdges: Bool { core.pointee.hasContentEdges }
    /// The active constraints that the view holds.
    var held: ConstraintList { core.pointee.held }

    /// Notes where the item is in its window's engine.
    func setEntry(_ entry: LayoutEntry?) {
        self.entry = entry
        core.pointee.x = entry?.x.index ?? -1
        core.pointee.engineID = entry.map { $0.engine.id }
        core.pointee.isMoved = true
        core.pointee.placed = .init()
        ItemCore.unlist(core)
    }

    /// Names a view without referring to it.
    @inline(__always)
    static func address(of view: UIView) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    }

    /// What a view or guide keeps of its item; when it goes, the item's constraints go.
    @MainActor
    final class Handle {
        let item: LayoutItem

        init(_ item: LayoutItem) {
            self.item = item
        }

        isolated deinit {
            item.tearDown()
        }
    }

    /// The view or guide is gone.
    private func tearDown() {
        view = nil
        guide = nil
        if let engine = ownEngine {
            engine.dismantle()
            ownEngine = nil
        }
        while let constraint = held.head { constraint.takeUnretainedValue().leaveHolder(core) }
        forEachReference { constraint in
            constraint.state.engine?.uninstall(constraint)
        }
        entry?.engine.leave(self)
        ItemCore.unlist(core)
        while ItemCore.takeMoved(of: core) != nil {}
    }

    /// Calls a function with each active constraint that names the item, twice where it does so
    /// twice; the function may deactivate it.
    @inline(__always)
    func forEachReference(_ body: (NSLayoutConstraint) -> Void) {
        core.pointee.asFirst.visit(body)
        core.pointee.asSecond.visit(body)
        core.pointee.asSubtracted.visit(body)
    }

    var object: AnyObject? { view ?? guide }

    /// The view itself, or the one that the guide is in.
    var hostView: UIView? { view ?? guide?.owner }

    /// The view in whose space the item's place is told.
    var spaceView: UIView? {
        if let view { return view.hierarchy.superview }
        return guide?.owner
    }

    /// Whether the item is a view, or directly inside one.
    @inline(__always)
    func isPlain(in holder: UnsafeRawPointer) -> Bool {
        viewID == holder || superviewID == holder || viewID == nil && isGuide(of: holder)
    }

    private func isGuide(of holder: UnsafeRawPointer) -> Bool {
        guide?.owner.map { LayoutItem.address(of: $0) == holder } ?? false
    }

    /// The item as descriptions name it.
    var name: String {
        if let guide {
            let identifier = guide.identifier
            let type = "\(type(of: guide)):\(Unmanaged.passUnretained(guide).toOpaque())"
            return identifier.isEmpty ? type : "\(type)'\(identifier)'"
        }
        return view.map { "\(type(of: $0)):\(Unmanaged.passUnretained($0).toOpaque())" } ?? "nil"
    }

    /// The item of what `NSLayoutConstraint.init` or the visual format was given.
    static func of(_ object: Any, role: String) -> LayoutItem {
        if let view = object as? UIView { return view.layoutItem }
        if let guide = object as? UILayoutGuide { return guide.layoutItem }
        Diagnostics.trap(
            .invalidArgumentException,
            "NSLayoutConstraint: the \(role) item is a \(type(of: object));"
                + " only views and layout guides can be constrained"
        )
    }
}

extension UIView {
    /// What Auto Layout knows of the view, made on first use.
    var layoutItem: LayoutItem {
        if let item = layoutState.item { return item }
        let item = LayoutItem(view: self)
        layoutState.handle = LayoutItem.Handle(item)
        layoutState.item = item
        layoutState.core = item.core
        return item
    }
}

extension UILayoutGuide {
    /// What Auto Layout knows of the guide, made on first use.
    var layoutItem: LayoutItem {
        if let item { return item }
        let item = LayoutItem(guide: self)
        handle = LayoutItem.Handle(item)
        return item
    }
}

/// A view whose height depends on the width that it is given, as wrapped text does.
@MainActor
protocol WidthDependentContent: UIView {
    /// Whether it does now; a label of one line does not.
    var isContentWidthDependent: Bool { get }
    /// The size of the contents in a width, in points.
    func contentSize(forWidth width: CGFloat) -> CGSize
}

/// A view with lines of text, whose baselines others can be aligned to.
@MainActor
protocol BaselineProviding: UIView {
    /// Where the baselines are from the top, in points, when the view has a width and the height that
    /// suits its text then; without a width, at its intrinsic size.
    func textBaselines(atWidth width: CGFloat?) -> TextBaselines
}

/// Baselines below the top of a box that is as high as its text; in a higher one the text is in the
/// middle.
struct TextBaselines {
    var first: CGFloat
    var last: CGFloat
    var height: CGFloat
}
