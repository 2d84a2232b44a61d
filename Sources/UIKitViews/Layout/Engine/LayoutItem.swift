// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics
import ObjCRuntime

/// The layout data of a view or guide: the address of its cell.
///
/// Made when a constraint or an anchor first uses the view.
package struct LayoutItem: Hashable, BitwiseCopyable {
    let core: ItemCore.Pointer

    /// Identifies a view without retaining it.
    @inline(__always)
    static func address(of view: UIView) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
    }

    /// An item by its stored address and generation; nil if it is gone.
    @inline(__always)
    init?(_ core: ItemCore.Pointer?, _ generation: UInt32) {
        guard let core, core.pointee.generation == generation else { return nil }
        self.core = core
    }

    init(core: ItemCore.Pointer) {
        self.core = core
    }

    /// Ends an item whose view or guide is deallocated, with the constraints that it holds and
    /// those that use it.
    static func retire(_ core: ItemCore.Pointer?) {
        if let core { _ = Retirement(core) }
    }

    /// Ends an item on the main actor, wherever its view is deallocated.
    @MainActor
    private final class Retirement {
        // Unsafe because the initializer has no actor, since a view's deinit has none.
        nonisolated(unsafe) private let core: ItemCore.Pointer

        nonisolated init(_ core: ItemCore.Pointer) {
            self.core = core
        }

        isolated deinit {
            LayoutItem(core: core).tearDown()
        }
    }
}

@MainActor
extension LayoutItem {
    // No closures here: the standard library's functions check their actor at each call.
    var view: UIView? {
        guard let id = core.pointee.viewID else { return nil }
        return Unmanaged<UIView>.fromOpaque(id).takeUnretainedValue()
    }
    var guide: UILayoutGuide? {
        guard let id = core.pointee.guideID else { return nil }
        return Unmanaged<UILayoutGuide>.fromOpaque(id).takeUnretainedValue()
    }

    /// The addresses of the view and its superview, compared without counting references; nil for a
    /// guide.
    var viewID: UnsafeRawPointer? { core.pointee.viewID }
    var superviewID: UnsafeRawPointer? { core.pointee.superviewID }
    var hasContentEdges: Bool { core.pointee.hasContentEdges }
    /// The active constraints that the view holds.
    var held: ConstraintList { core.pointee.held }

    /// The item's entry in its window's engine.
    package var entry: LayoutEntry? {
        core.pointee.entry.engineID == nil ? nil : LayoutEntry(core: entryCore)
    }

    var entryCore: LayoutEntry.Pointer {
        // Unsafe: the entry is the first member, and so has the cell's address.
        UnsafeMutableRawPointer(core).assumingMemoryBound(to: EntryCore.self)
    }

    /// The engine of the tree of which the view is the root.
    var ownEngine: LayoutEngine? {
        get { core.pointee.rare?.ownEngine }
        nonmutating set {
            if newValue == nil, core.pointee.rare == nil { return }
            rare.ownEngine = newValue
        }
    }

    var anchors: [KnownAnchor] { core.pointee.rare?.anchors ?? [] }

    /// The properties that few items need, made on first use.
    var rare: ItemCore.Rare {
        if let rare = core.pointee.rare { return rare }
        let rare = ItemCore.Rare()
        core.pointee.rare = rare
        return rare
    }

    /// The item has left its engine.
    func clearEntry() {
        core.pointee.entry = EntryCore()
        core.pointee.isMoved = true
        core.pointee.placed = .init()
        ItemCore.unlist(core)
    }

    /// The view or guide is gone.
    fileprivate func tearDown() {
        core.pointee.viewID = nil
        core.pointee.guideID = nil
        if let engine = ownEngine {
            engine.dismantle()
            ownEngine = nil
        }
        while let constraint = held.head { constraint.takeUnretainedValue().leaveHolder(core) }
        forEachReference { constraint in
            constraint.engine?.uninstall(constraint)
            constraint.forget(core)
        }
        entry?.engine.leave(self)
        ItemCore.unlist(core)
        while ItemCore.takeMoved(of: core) != nil {}
        ItemArena.giveBack(core)
    }

    /// Calls a function with each active constraint that uses the item, twice if it does so twice;
    /// the function may deactivate it.
    @inline(__always)
    func forEachReference(_ body: (NSLayoutConstraint) -> Void) {
        core.pointee.asFirst.visit(body)
        core.pointee.asSecond.visit(body)
        for constraint in core.pointee.rare?.subtractedIn ?? [] {
            body(constraint.takeUnretainedValue())
        }
        // Constraints that the item holds itself are in no other list of it.
        core.pointee.held.visit { if $0.names(core) { body($0) } }
    }

    var object: AnyObject? { view ?? guide }

    /// The view itself, or the one that the guide is in.
    var hostView: UIView? { view ?? guide?.owner }

    /// The view in whose space the item is placed.
    var spaceView: UIView? {
        if let view { return view.hierarchy.superview }
        return guide?.owner
    }

    /// The core of that view, if it has one.
    var spaceCore: ItemCore.Pointer? {
        if core.pointee.viewID != nil, let superviewID = core.pointee.superviewID {
            return core.pointee.above
                ?? Unmanaged<UIView>.fromOpaque(superviewID).takeUnretainedValue().layoutState.core
        }
        return guide?.owner?.layoutState.core
    }

    /// The core of the view in whose space the item is placed, made if needed.
    func findSpace() -> ItemCore.Pointer? {
        if core.pointee.viewID != nil { return core.pointee.findAbove() }
        return guide?.owner?.layoutItem.core
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
            let type = "\(_objcPrintedName(type(of: guide))):\(_objcPrintedAddress(guide))"
            return identifier.isEmpty ? type : "\(type)'\(identifier)'"
        }
        return view.map { "\(_objcPrintedName(type(of: $0))):\(_objcPrintedAddress($0))" } ?? "nil"
    }

    /// The item of an object passed to `NSLayoutConstraint.init` or the visual format.
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
    /// The view's layout item, made on first use.
    var layoutItem: LayoutItem {
        if let core = layoutState.core { return LayoutItem(core: core) }
        return makeLayoutItem()
    }

    private func makeLayoutItem() -> LayoutItem {
        let (cell, generation) = ItemArena.take()
        var superviewID: UnsafeRawPointer?
        if let above = hierarchy.above { superviewID = UnsafeRawPointer(above.toOpaque()) }
        // The former content needs no deinitialization.
        cell.initialize(
            to: ItemCore(
                generation: generation,
                viewID: LayoutItem.address(of: self),
                superviewID: superviewID,
                hasContentEdges: self is UIScrollView
            )
        )
        layoutState.core = cell
        return LayoutItem(core: cell)
    }
}

extension UILayoutGuide {
    /// The guide's layout item; nil until it takes part.
    var item: LayoutItem? {
        guard let core else { return nil }
        return LayoutItem(core: core)
    }

    /// The guide's layout item, made on first use.
    var layoutItem: LayoutItem {
        if let item { return item }
        let (cell, generation) = ItemArena.take()
        cell.pointee = ItemCore(
            generation: generation,
            guideID: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        )
        core = cell
        return LayoutItem(core: cell)
    }
}

/// A view whose height depends on its width, as wrapped text does.
@MainActor
package protocol WidthDependentContent: UIView {
    /// Whether it does now; a label of one line does not.
    var isContentWidthDependent: Bool { get }
    /// The size of the contents in a width, in points.
    func contentSize(forWidth width: CGFloat) -> CGSize
}

/// A view with text, whose baselines can be aligned.
@MainActor
package protocol BaselineProviding: UIView {
    /// The distances of the baselines from the top, in points, at a width and the fitting height;
    /// without a width, at the intrinsic size.
    func textBaselines(atWidth width: CGFloat?) -> TextBaselines
}

/// Baselines below the top of a box that is as high as its text; in a higher one the text is in the
/// middle.
package struct TextBaselines {
    var first: CGFloat
    var last: CGFloat
    var height: CGFloat

    /// Baselines of a box of a height.
    package init(first: CGFloat, last: CGFloat, height: CGFloat) {
        self.first = first
        self.last = last
        self.height = height
    }
}
