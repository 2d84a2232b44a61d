// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The layout data of a view or guide, as plain memory: thousands of items and constraints are
/// made, read and written without counting references.
///
/// Cells come from the ``ItemArena`` and return to it when the view or guide is deallocated; their
/// memory stays readable forever. Whoever stores a cell's address also stores its ``generation``,
/// which tells whether the same item still uses it.
struct ItemCore {
    typealias Pointer = UnsafeMutablePointer<ItemCore>

    /// The item's place in the engine of its window; first, so that both have one address.
    var entry = EntryCore()
    /// The number of items that used this cell before.
    let generation: UInt32
    /// Whether the edges seen from inside are the content's, as in a scroll view.
    let hasContentEdges: Bool
    /// Whether the solver has moved the item since it was placed.
    var isMoved = true
    /// Whether the engine is placing the view just now.
    var isBeingPlaced = false
    /// Whether only the solver requested the pending layout, which then need only place what has
    /// moved.
    var isMarkedBySolverOnly = false
    /// Whether something in this view must be placed though the solver did not move it.
    var mustPlaceAll = true
    /// The view's address, or the guide's; both nil once they are gone.
    var viewID: UnsafeRawPointer?
    var guideID: UnsafeRawPointer?
    /// The superview's address.
    var superviewID: UnsafeRawPointer? {
        didSet { above = nil }
    }
    /// The superview's core, once known; the next cell of a list of free ones.
    fileprivate(set) var above: Pointer?
    /// The number of constraints that the view holds, and of those that are trivial.
    private(set) var heldCount: Int32 = 0
    private(set) var heldGoals: Int32 = 0
    /// The active constraints that the view holds, being the nearest ancestor of their items.
    var held = ConstraintList(.held)
    /// The active constraints of other holders that name the item, by its part in them.
    var asFirst = ConstraintList(.first)
    var asSecond = ConstraintList(.second)
    /// The last placement of the view.
    var placed = Placed()
    /// The items in this view that the solver has moved since its last layout.
    private var firstMoved: Pointer?
    private var lastMoved: Pointer?
    /// The list of moved items that contains this one, and its neighbours there.
    private var listedIn: Pointer?
    private var previousMoved: Pointer?
    private var nextMoved: Pointer?
    var rare: Rare?

    /// The layer's values after a placement, to find out whether it is still valid.
    struct Placed {
        var position = CGPoint.zero
        var size = CGSize.zero
        var scale: CGFloat = 0
    }

    final class Rare {
        /// The anchors that are retained elsewhere; they remove themselves.
        var anchors: [LayoutItem.KnownAnchor] = []
        /// The engine of the tree of which the view is the root.
        var ownEngine: LayoutEngine?
        /// The active constraints of other holders in which the item is the start of a distance.
        var subtractedIn: [Unmanaged<NSLayoutConstraint>] = []
    }

    init(
        generation: UInt32,
        viewID: UnsafeRawPointer? = nil,
        guideID: UnsafeRawPointer? = nil,
        superviewID: UnsafeRawPointer? = nil,
        hasContentEdges: Bool = false
    ) {
        self.generation = generation
        self.viewID = viewID
        self.guideID = guideID
        self.superviewID = superviewID
        self.hasContentEdges = hasContentEdges
    }

    /// Counts a constraint that the view holds.
    @inline(__always)
    mutating func note(_ entry: ConstraintList.Entry, by change: Int32) {
        heldCount &+= change
        let plain = entry.plain
        if plain.pointee.relation != .equal || plain.pointee.priority < 1000 {
            heldGoals &+= change
        }
    }

    /// The core of the superview.
    @MainActor
    mutating func findAbove() -> Pointer? {
        if let above { return above }
        guard let superviewID else { return nil }
        above = Unmanaged<UIView>.fromOpaque(superviewID).takeUnretainedValue().layoutItem.core
        return above
    }

    // MARK: What has moved

    /// Whether the item is in a list of moved items.
    var isListed: Bool { listedIn != nil }

    /// Lists an item that the solver has moved in a view.
    static func list(_ moved: Pointer, in space: Pointer) {
        moved.pointee.listedIn = space
        moved.pointee.previousMoved = space.pointee.lastMoved
        if let last = space.pointee.lastMoved {
            last.pointee.nextMoved = moved
        } else {
            space.pointee.firstMoved = moved
        }
        space.pointee.lastMoved = moved
    }

    /// Removes an item from its list.
    static func unlist(_ moved: Pointer) {
        guard let space = moved.pointee.listedIn else { return }
        let previous = moved.pointee.previousMoved
        let next = moved.pointee.nextMoved
        if let previous {
            previous.pointee.nextMoved = next
        } else {
            space.pointee.firstMoved = next
        }
        if let next {
            next.pointee.previousMoved = previous
        } else {
            space.pointee.lastMoved = previous
        }
        moved.pointee.listedIn = nil
        moved.pointee.previousMoved = nil
        moved.pointee.nextMoved = nil
    }

    /// Removes and answers the first moved item of this view.
    static func takeMoved(of space: Pointer) -> Pointer? {
        guard let first = space.pointee.firstMoved else { return nil }
        unlist(first)
        return first
    }
}

/// Allocates the cells of items: a view in constraints needs no further object.
@MainActor
enum ItemArena {
    /// The number of cells allocated at once.
    private static var chunk: Int { 64 }

    @exclusivity(unchecked) private static var idle: ItemCore.Pointer?

    /// A free cell, and its generation.
    static func take() -> (cell: ItemCore.Pointer, generation: UInt32) {
        let cell = idle ?? grow()
        idle = cell.pointee.above
        return (cell, cell.pointee.generation)
    }

    /// Frees the cell of a view or guide that was deallocated.
    static func giveBack(_ cell: ItemCore.Pointer) {
        cell.pointee = ItemCore(generation: cell.pointee.generation &+ 1)
        cell.pointee.above = idle
        idle = cell
    }

    private static func grow() -> ItemCore.Pointer {
        NSLayoutConstraint.checkLayout()
        let cells = ItemCore.Pointer.allocate(capacity: chunk)
        for index in 0..<chunk {
            (cells + index).initialize(to: ItemCore(generation: 0))
            cells[index].above = index + 1 < chunk ? cells + index + 1 : nil
        }
        return cells
    }
}
