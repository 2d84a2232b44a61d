// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitViews

/// Lets items bounce off each other and off boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What the items meet.
    public struct Mode: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mode from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    private final var list: ItemList
    private final var named: [(identifier: any NSCopying, path: CGPath)] = []
    private final var insets: UIEdgeInsets = .zero
    private final var shownBounds: CGRect?
    private final var isChanged = true
    /// The bit by which bodies know what they meet.
    final var group: UInt64 = 0 { didSet { if group != oldValue { isChanged = true } } }

    /// What the items meet; everything by default.
    open var collisionMode = Mode.everything { didSet { didChange() } }
    /// Told of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Whether the reference view's edges are a boundary, which has no identifier; false by default.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { boundariesDidChange() } }

    /// Makes collisions among items.
    public init(items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// Makes a behavior without items.
    public convenience init(_none: Void = ()) { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        didChange()
    }

    // MARK: Boundaries

    /// Makes the reference view's edges a boundary, moved inwards by insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a path of the reference view's coordinates; one of the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        named.removeAll { isSame($0.identifier, identifier) }
        named.append((identifier, bezierPath.cgPath))
        boundariesDidChange()
    }

    /// Adds a line of the reference view's coordinates; one of the same identifier is replaced.
    open func addBoundary(
        withIdentifier identifier: any NSCopying,
        from p1: CGPoint,
        to p2: CGPoint
    ) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// The path of a boundary that was added, or nil.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        named.first { isSame($0.identifier, identifier) }.map { UIBezierPath(cgPath: $0.path) }
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        named.removeAll { isSame($0.identifier, identifier) }
        boundariesDidChange()
    }

    /// Removes all boundaries that were added.
    open func removeAllBoundaries() {
        named = []
        boundariesDidChange()
    }

    /// The identifiers of the boundaries that were added; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? {
        named.isEmpty ? nil : named.map(\.identifier)
    }

    private func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    private func boundariesDidChange() {
        isChanged = true
        didChange()
    }

    // MARK: For the animator

    override var dynamicItems: [any UIDynamicItem] { items }

    override func reconcile(_ space: DynamicSpace) {
        guard isChanged else { return }
        isChanged = false
        space.removeBoundaries(of: self)
        if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
            shownBounds = view.bounds
            let box = view.bounds.inset(by: insets)
            let corners = [
                box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
                CGPoint(x: box.minX, y: box.maxY), box.origin,
            ]
            space.addBoundary(corners, group: group, owner: self, identifier: nil)
        }
        for (identifier, path) in named {
            for line in path.polylines {
                space.addBoundary(line, group: group, owner: self, identifier: identifier)
            }
        }
    }

    override func apply(to space: DynamicSpace, seconds: Double) {
        // The edges follow the view.
        guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView,
            view.bounds != shownBounds
        else { return }
        boundariesDidChange()
    }

    override func leave(_ space: DynamicSpace) {
        space.removeBoundaries(of: self)
        isChanged = true
    }

    /// Whether two items meet because of this behavior.
    final func joins(_ a: any UIDynamicItem, _ b: any UIDynamicItem) -> Bool {
        collisionMode.contains(.items) && list.contains(a) && list.contains(b)
    }

    final func tell(
        _ a: any UIDynamicItem,
        _ b: any UIDynamicItem,
        began: Bool,
        at point: CGPoint
    ) {
        if began {
            collisionDelegate?.collisionBehavior(self, beganContactFor: a, with: b, at: point)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: a, with: b)
        }
    }

    final func tell(
        _ item: any UIDynamicItem,
        _ identifier: (any NSCopying)?,
        began: Bool,
        at point: CGPoint
    ) {
        if began {
            collisionDelegate?.collisionBehavior(
                self,
                beganContactFor: item,
                withBoundaryIdentifier: identifier,
                at: point
            )
        } else {
            collisionDelegate?.collisionBehavior(
                self,
                endedContactFor: item,
                withBoundaryIdentifier: identifier
            )
        }
    }
}

/// Hears when items meet and part.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items touch, at a point of the reference view.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    )

    /// Two items touch no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    )

    /// An item touches a boundary; the reference view's edges have no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    )

    /// An item touches a boundary no longer.
    func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    )
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {}

    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
