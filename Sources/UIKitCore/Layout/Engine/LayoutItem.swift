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
    /// The active constraints that the view holds, being the nearest ancestor of their items.
    @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
    /// The active constraints that name the item, with some whose holder has gone.
    @exclusivity(unchecked) var references: [NSLayoutConstraint] = []
    /// The anchors that exist; they leave by themselves.
    // Unsafe because an anchor's deinit, which has no actor, changes it.
    @exclusivity(unchecked) nonisolated(unsafe) var anchors: [KnownAnchor] = []
    /// Where the item is in its window's engine.
    @exclusivity(unchecked) var entry: LayoutEntry?
    /// The engine of the tree whose root the view is.
    // Unsafe because the view's deinit, which has no actor, reads it.
    @exclusivity(unchecked) nonisolated(unsafe) var ownEngine: LayoutEngine?

    init(view: UIView) {
        self.view = view
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
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
        let mine = held
        held = []
        // What it held goes out of force; other items drop it from their lists in time.
        for index in 0..<mine.count {
            let constraint = mine[index]
            constraint.state.installation?.engine.uninstall(constraint)
            constraint.state.holder = nil
        }
        for constraint in references {
            constraint.state.installation?.engine.uninstall(constraint)
        }
        entry?.engine.leave(self)
    }

    /// Notes an active constraint that names the item.
    func refer(to constraint: NSLayoutConstraint) {
        if references.isEmpty {
            // Most views are named by four constraints or more; this saves them the growing.
            references.reserveCapacity(6)
        } else if references.count == references.capacity {
            dropSpentReferences()
        }
        references.append(constraint)
    }

    private func dropSpentReferences() {
        var kept = 0
        for index in 0..<references.count where references[index].state.holder != nil {
            if kept != index { references[kept] = references[index] }
            kept += 1
        }
        references.removeLast(references.count - kept)
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
    func isPlain(in holder: UIView) -> Bool {
        if let view { return view === holder || view.hierarchy.superview === holder }
        return guide?.owner === holder
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

    /// An item as a constraint or an anchor keeps it.
    @MainActor
    struct Reference {
        let item: LayoutItem?

        init(_ item: LayoutItem) {
            self.item = item
        }

        /// Takes what `NSLayoutConstraint.init` was given.
        init(_ object: Any, role: String) {
            if let view = object as? UIView {
                item = view.layoutItem
            } else if let guide = object as? UILayoutGuide {
                item = guide.layoutItem
            } else {
                Diagnostics.trap(
                    .invalidArgumentException,
                    "NSLayoutConstraint: the \(role) item is a \(type(of: object));"
                        + " only views and layout guides can be constrained"
                )
            }
        }

        var object: AnyObject? { item?.object }
        var view: UIView? { item?.hostView }
        var superview: UIView? { item?.spaceView }
        var name: String { item?.name ?? "nil" }
    }
}

/// An item's place in an engine.
@MainActor
final class LayoutEntry {
    let item: LayoutItem
    unowned(unsafe) let engine: LayoutEngine
    /// The number under which the engine keeps it.
    let index: Int32
    /// The aligned rectangle, in the space of the item's superview.
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// Where the item is in the root's space; made when a constraint reaches across levels.
    @exclusivity(unchecked) var absoluteX: Variable?
    @exclusivity(unchecked) var absoluteY: Variable?
    /// The equations that make `absoluteX` and `absoluteY`.
    @exclusivity(unchecked) var absoluteRules: [ConstraintID] = []
    /// The equations for a view with a mask, for the root, and for the guides of the system.
    @exclusivity(unchecked) var frameRules: [FrameRule] = []
    /// What the contents ask for: at most and at least, by axis.
    @exclusivity(unchecked) var contentRules: [ContentRule] = []
    /// The width for which the contents last told their height.
    @exclusivity(unchecked) var contentWidth = -1.0
    /// Where the view was put last; nil once the solver or the app has moved it.
    @exclusivity(unchecked) var placed: Placed?

    /// What placing an item made of its layer, to know whether that still stands.
    struct Placed {
        var position: CGPoint
        var size: CGSize
        var scale: CGFloat
    }

    /// An equation whose constant follows the view's frame, margins or safe area.
    struct FrameRule {
        var id: ConstraintID
        var kind: Kind

        enum Kind {
            case x
            case y
            case width
            case height
        }
    }

    /// A goal whose constant is the intrinsic size.
    struct ContentRule {
        var id: ConstraintID
        var axis: NSLayoutConstraint.Axis
        var isUpperBound: Bool
    }

    init(item: LayoutItem, engine: LayoutEngine, index: Int32) {
        self.item = item
        self.engine = engine
        self.index = index
        x = engine.solver.makeVariable(tag: index)
        y = engine.solver.makeVariable(tag: index)
        width = engine.solver.makeVariable(tag: index)
        height = engine.solver.makeVariable(tag: index)
    }
}

extension UIView {
    /// What Auto Layout knows of the view, made on first use.
    var layoutItem: LayoutItem {
        if let item = layoutState.item { return item }
        let item = LayoutItem(view: self)
        layoutState.handle = LayoutItem.Handle(item)
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
    /// From the top of the aligned rectangle to the first baseline, in points.
    var firstBaselineFromTop: CGFloat { get }
    /// From the last baseline to the bottom of the aligned rectangle, in points.
    var lastBaselineFromBottom: CGFloat { get }
}
