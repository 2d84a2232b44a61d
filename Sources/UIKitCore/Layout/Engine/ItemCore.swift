// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The part of a ``LayoutItem`` that activating and installing read, as plain memory: a tree's
/// thousands of constraints are read without counting a reference.
///
/// It lives as long as its item, which the constraints that point here retain.
struct ItemCore {
    typealias Pointer = UnsafeMutablePointer<ItemCore>

    /// The ``LayoutItem``.
    let item: UnsafeRawPointer
    /// The view's address; nil for a guide.
    let viewID: UnsafeRawPointer?
    /// The superview's address.
    var superviewID: UnsafeRawPointer? {
        didSet { above = nil }
    }
    /// The superview's core, once it was asked for.
    private(set) var above: Pointer?
    /// The engine that has the item, and the first of the item's four variables there.
    var engineID: UnsafeRawPointer?
    var x: Int32 = -1
    /// Whether the edges mean another item to what is inside: those of a scroll view.
    let hasContentEdges: Bool
    /// The active constraints that the view holds, being the nearest ancestor of their items.
    var held = ConstraintList(.held)
    /// The active constraints that name the item, by the part that it plays in them.
    var asFirst = ConstraintList(.first)
    var asSecond = ConstraintList(.second)
    var asSubtracted = ConstraintList(.subtracted)

    /// Whether the solver has moved the item since it was placed.
    var isMoved = true
    /// Whether the engine is placing the view just now.
    var isBeingPlaced = false
    /// Where the view was put last.
    var placed = Placed()
    /// What the solver has moved in this view since it was last laid out.
    private var firstMoved: Pointer?
    private var lastMoved: Pointer?
    /// In whose list of what has moved the item is, and its neighbours there.
    private var listedIn: Pointer?
    private var previousMoved: Pointer?
    private var nextMoved: Pointer?

    /// What placing an item made of its layer, to know whether that still stands.
    struct Placed {
        var position = CGPoint.zero
        var size = CGSize.zero
        var scale: CGFloat = 0
    }

    init(
        item: UnsafeRawPointer,
        viewID: UnsafeRawPointer? = nil,
        superviewID: UnsafeRawPointer? = nil,
        hasContentEdges: Bool = false
    ) {
        self.item = item
        self.viewID = viewID
        self.superviewID = superviewID
        self.hasContentEdges = hasContentEdges
    }

    /// The core of the superview.
    @MainActor
    mutating func findAbove() -> Pointer? {
        if let above { return above }
        guard let superviewID else { return nil }
        above = Unmanaged<UIView>.fromOpaque(superviewID).takeUnretainedValue().layoutItem.core
        return above
    }

    /// Whether the item is a view with plain edges in an engine, and the holder itself or directly
    /// inside it.
    @inline(__always)
    func isPlain(in holderID: UnsafeRawPointer) -> Bool {
        viewID != nil && !hasContentEdges && (viewID == holderID || superviewID == holderID)
    }

    /// The core of the view in whose space the item's place is told.
    @MainActor
    mutating func findSpace() -> Pointer? {
        if viewID != nil { return findAbove() }
        let item = Unmanaged<LayoutItem>.fromOpaque(item).takeUnretainedValue()
        return item.spaceView?.layoutItem.core
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
