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
    /// The view's address and its superview's, to be compared without counting references; nil for
    /// a guide.
    let viewID: UnsafeRawPointer?
    // Unsafe because the superview's deinit, which has no actor, clears it.
    @exclusivity(unchecked) nonisolated(unsafe) var superviewID: UnsafeRawPointer?
    /// Whether the edges mean another item to what is inside: those of a scroll view.
    let hasContentEdges: Bool
    /// The active constraints that the view holds, being the nearest ancestor of their items.
    @exclusivity(unchecked) var held = ConstraintList(.held)
    /// The active constraints that name the item, by the part that it plays in them.
    @exclusivity(unchecked) var asFirst = ConstraintList(.first)
    @exclusivity(unchecked) var asSecond = ConstraintList(.second)
    @exclusivity(unchecked) var asSubtracted = ConstraintList(.subtracted)
    /// The anchors that somebody keeps; they leave by themselves.
    // Unsafe because an anchor's deinit, which has no actor, changes it.
    @exclusivity(unchecked) nonisolated(unsafe) var anchors: [KnownAnchor] = []
    /// What the solver has moved in this view since it was last laid out.
    @exclusivity(unchecked) var moved: ContiguousArray<LayoutEntry> = []
    /// Whether nobody but the solver has asked for the layout that is due, so that it need look
    /// only at what has moved.
    @exclusivity(unchecked) var isMarkedBySolverOnly = false
    /// Whether something in this view must be placed though the solver did not move it.
    @exclusivity(unchecked) var mustPlaceAll = true
    /// Where the item is in its window's engine.
    @exclusivity(unchecked) var entry: LayoutEntry?
    /// The engine of the tree whose root the view is.
    // Unsafe because the view's deinit, which has no actor, reads it.
    @exclusivity(unchecked) nonisolated(unsafe) var ownEngine: LayoutEngine?

    init(view: UIView) {
        self.view = view
        viewID = LayoutItem.address(of: view)
        superviewID = view.hierarchy.superview.map { LayoutItem.address(of: $0) }
        hasContentEdges = view is UIScrollView
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
        viewID = nil
        hasContentEdges = false
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
        while let constraint = held.head { constraint.leaveHolder(self) }
        forEachReference { constraint in
            constraint.state.engine?.uninstall(constraint)
        }
        entry?.engine.leave(self)
    }

    /// Calls a function with each active constraint that names the item, twice where it does so
    /// twice; the function may deactivate it.
    @inline(__always)
    func forEachReference(_ body: (NSLayoutConstraint) -> Void) {
        asFirst.visit(body)
        asSecond.visit(body)
        asSubtracted.visit(body)
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
