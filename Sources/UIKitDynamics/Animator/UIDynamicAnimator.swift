// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore
public import UIKitViews

/// Moves items by the laws of motion, as behaviors ask for it.
///
/// It runs while something moves and pauses by itself when all has come to rest. Time is the
/// display's: the same frames give the same motion.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// Called when the motion pauses and goes on.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The view whose coordinates the items' are in.
    open private(set) weak var referenceView: UIView?
    /// The behaviors that were added, oldest first.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether something moves.
    open private(set) var isRunning = false

    /// Follows what moves: a layout of a collection view whose items are the animator's.
    package final weak var follower: (any DynamicFollower)?
    final lazy var space = DynamicSpace()
    private final var link: CADisplayLink?
    private final var lastFrame: CFTimeInterval?
    private final var stepsDone = 0
    private final var time: TimeInterval = 0
    private final var isStale = true
    /// When an item was last seen to move.
    private final var lastMove: TimeInterval = 0
    private final var stillTime: TimeInterval { time - lastMove }
    private final var groups: [ObjectIdentifier: UInt64] = [:]

    /// Makes an animator for items in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Makes an animator for items that are in no view of their own.
    public override init() { super.init() }

    isolated deinit { link?.invalidate() }

    /// Seconds of motion since the animator began; while it is paused they stand still.
    open var elapsedTime: TimeInterval { time }

    // MARK: Behaviors

    /// Adds a behavior, and goes on.
    ///
    /// One that belongs to another animator must be removed there first.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        if let other = behavior.dynamicAnimator {
            fatalError(
                "UIDynamicAnimator.addBehavior(_:): \(behavior) belongs to \(other); remove it there first"
            )
        }
        behaviors.append(behavior)
        behavior.move(to: self)
        behaviorsDidChange()
    }

    /// Removes a behavior; its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
        behaviorsDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items with a part in a rectangle of the reference view's coordinates.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        reconcile()
        return space.allBodies.map(\.item).filter { item in
            let size = item.bounds.size
            let box = CGRect(
                x: -size.width / 2,
                y: -size.height / 2,
                width: size.width,
                height: size.height
            )
            .applying(item.transform)
            return box.offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
        }
    }

    /// Takes an item's centre, rotation and size as they are now; its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        reconcile()
        guard let body = space.body(of: item) else { return }
        body.read()
        resume()
    }

    /// A behavior has changed what it wants.
    final func behaviorsDidChange() {
        isStale = true
        lastMove = time
        for body in space.allBodies { body.wake() }
        if behaviors.isEmpty { pause() } else { resume() }
    }

    /// All behaviors, children after their parents.
    private var allBehaviors: [UIDynamicBehavior] {
        var all: [UIDynamicBehavior] = []
        func add(_ behavior: UIDynamicBehavior) {
            all.append(behavior)
            for child in behavior.childBehaviors { add(child) }
        }
        for behavior in behaviors { add(behavior) }
        return all
    }

    /// Brings the bodies in line with what the behaviors want.
    private func reconcile() {
        guard isStale else { return }
        isStale = false
        let all = allBehaviors
        for behavior in all { behavior.willReconcile(space) }
        space.match(all.flatMap(\.dynamicItems))
        var materials: [ObjectIdentifier: Material] = [:]
        var meetings: [ObjectIdentifier: (bodies: UInt64, boundaries: UInt64)] = [:]
        for behavior in all {
            if let properties = behavior as? UIDynamicItemBehavior {
                for item in properties.items {
                    materials[ObjectIdentifier(item)] = properties.material
                }
            }
            guard let collision = behavior as? UICollisionBehavior else { continue }
            let group = group(of: collision, among: all)
            for item in collision.items {
                let mode = collision.collisionMode
                let key = ObjectIdentifier(item)
                if mode.contains(.items) { meetings[key, default: (0, 0)].bodies |= group }
                if mode.contains(.boundaries) { meetings[key, default: (0, 0)].boundaries |= group }
            }
            collision.group = group
        }
        for body in space.allBodies {
            let key = ObjectIdentifier(body.item)
            body.setMaterial(materials[key] ?? Material())
            body.setGroups(meetings[key] ?? (0, 0))
        }
        for behavior in all { behavior.reconcile(space) }
    }

    /// The bit that stands for a collision behavior; there are 64 of them.
    private func group(of behavior: UICollisionBehavior, among all: [UIDynamicBehavior]) -> UInt64 {
        let key = ObjectIdentifier(behavior)
        if let known = groups[key] { return known }
        let present = Set(all.map { ObjectIdentifier($0) })
        groups = groups.filter { present.contains($0.key) }
        let used = groups.values.reduce(0, |)
        // The 65th shares the last bit: it then meets what another one's items do.
        let bit: UInt64 = 1 << min((~used).trailingZeroBitCount, 63)
        groups[key] = bit
        return bit
    }

    // MARK: Running

    final func resume() {
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        lastFrame = nil
        lastMove = time
        for body in space.allBodies { body.wake() }
        let ticker = Ticker(animator: self)
        let link = CADisplayLink(target: ticker, selector: _selector("tick:", false, Ticker.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        guard isRunning else { return }
        link?.invalidate()
        link = nil
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// What the display link holds on to, so that the animator may go.
    @MainActor
    private final class Ticker {
        weak var animator: UIDynamicAnimator?

        init(animator: UIDynamicAnimator) { self.animator = animator }

        func tick(_ link: CADisplayLink) { animator?.tick(link) }
    }

    private func tick(_ link: CADisplayLink) {
        let now = link.timestamp
        // A main thread that was held up does not make things jump.
        let passed = min(max(now - (lastFrame ?? now - link.duration), 0), 0.1)
        lastFrame = now
        advance(by: passed)
    }

    /// Lets time pass in whole steps; what is left over counts next time.
    final func advance(by seconds: TimeInterval) {
        time += seconds
        let wanted = Int((time / Units.step).rounded(.down))
        while stepsDone < wanted {
            stepsDone += 1
            reconcile()
            for behavior in allBehaviors { behavior.apply(to: space, seconds: Units.step) }
            tell(space.step())
        }
        show()
        for behavior in allBehaviors { behavior.action?() }
        if behaviors.isEmpty || (!isStale && (space.isAsleep || stillTime >= Self.restTime)) {
            pause()
        }
    }

    /// How long nothing may have moved, to be at rest; seconds.
    private static let restTime = 0.5

    private func show() {
        var hasMoved = false
        for body in space.allBodies where body.show() {
            lastMove = time
            hasMoved = true
        }
        if hasMoved { follower?.animatorDidMoveItems(self) }
    }

    /// The items of all behaviors.
    package final var allItems: [any UIDynamicItem] {
        reconcile()
        return space.allBodies.map(\.item)
    }

    private func tell(_ contacts: [DynamicSpace.Contact]) {
        guard !contacts.isEmpty else { return }
        // Delegates see the items where they meet.
        show()
        for contact in contacts {
            switch contact {
            case .boundary(let item, let behavior, let identifier, let began, let point):
                behavior.tell(item, identifier, began: began, at: point)
            case .items(let first, let second, let began, let point):
                for case let behavior as UICollisionBehavior in allBehaviors
                where behavior.joins(first, second) {
                    behavior.tell(first, second, began: began, at: point)
                }
            }
        }
    }
}

/// Hears when the motion pauses and goes on.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Something is about to move again.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
