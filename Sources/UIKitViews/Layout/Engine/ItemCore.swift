// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What Auto Layout knows of a view or guide, as plain memory: a tree's thousands of items and
/// constraints are made, read and written without counting a reference.
///
/// Cells come from the ``ItemArena`` and go back there when the view or guide goes; their memory
/// stays readable for good. Who keeps a cell's address keeps its ``generation``, too, which tells
/// whether the same item still lives there.
struct ItemCore {
    typealias Pointer = UnsafeMutablePointer<ItemCore>

    /// The item's place in the engine of its window; first, so that both have one address.
    var entry = EntryCore()
    /// How many items have lived here before.
    let generation: UInt32
    /// Whether the edges mean another item to what is inside: those of a scroll view.
    let hasContentEdges: Bool
    /// Whether the solver has moved the item since it was placed.
    var isMoved = true
    /// Whether the engine is placing the view just now.
    var isBeingPlaced = false
    /// Whether nobody but the solver has asked for the layout that is due, so that it need look
    /// only at what has moved.
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
    /// The superview's core, once it was asked for; the next cell of a list of idle ones.
    fileprivate(set) var above: Pointer?
    /// How many constraints the view holds, and how many of them define nothing.
    private(set) var heldCount: Int32 = 0
    private(set) var heldGoals: Int32 = 0
    /// The active constraints that the view holds, being the nearest ancestor of their items.
    var held = ConstraintList(.held)
    /// The active constraints of other holders that name the item, by its part in them.
    var asFirst = ConstraintList(.first)
    var asSecond = ConstraintList(.second)
    /// Where the view was put last.
    var placed = Placed()
    /// What the solver has moved in this view since it was last laid out.
    private var firstMoved: Pointer?
    private var lastMoved: Pointer?
    /// In whose list of what has moved the item is, and its neighbours there.
    private var listedIn: Pointer?
    private var previousMoved: Pointer?
    private var nextMoved: Pointer?
    /// What few items have.
    var rare: Rare?

    /// What placing an item made of its layer, to know whether that still stands.
    struct Placed {
        var position = CGPoint.zero
        var size = CGSize.zero
        var scale: CGFloat = 0
    }

    /// What few items have.
    final class Rare {
        /// The anchors that somebody keeps; they leave by themselves.
        var anchors: [LayoutItem.KnownAnchor] = []
        /// The engine of the tree whose root the view is.
        var ownEngine: LayoutEngine?
        /// The active constraints of other holders that name the item as where a distance begins.
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

    /// Counts a constraint among those that the view holds.
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

    /// Whether the item is in a list of what has moved.
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

    /// Takes an item out of the list that it is in.
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

    /// Takes the first of what has moved in this view out of the list.
    static func takeMoved(of space: Pointer) -> Pointer? {
        guard let first = space.pointee.firstMoved else { return nil }
        unlist(first)
        return first
    }
}

/// Where the cells of items come from: a view that constraints name needs no object beside it.
@MainActor
enum ItemArena {
    /// How many cells are made at once.
    private static var chunk: Int { 64 }

    @exclusivity(unchecked) private static var idle: ItemCore.Pointer?

    /// A cell in which nobody lives, and how many have.
    static func take() -> (cell: ItemCore.Pointer, generation: UInt32) {
        let cell = idle ?? grow()
        idle = cell.pointee.above
        return (cell, cell.pointee.generation)
    }

    /// Takes a cell back whose view or guide is gone.
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
