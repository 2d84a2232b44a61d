// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Motion under a clock that is moved by hand.
@MainActor
@Suite("Dynamics", .serialized)
struct DynamicsTests {
    private let app: TestApp
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let animator: UIDynamicAnimator

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(stage)
        animator = UIDynamicAnimator(referenceView: stage)
    }

    private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.center = CGPoint(x: x, y: y)
        stage.addSubview(view)
        return view
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private final class Log: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var lines: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) {
            lines.append("meets \(identifier.map { "\($0)" } ?? "edge")")
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) {
            lines.append("leaves \(identifier.map { "\($0)" } ?? "edge")")
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior,
            beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem,
            at p: CGPoint
        ) {
            lines.append("items at \(Int(p.x.rounded())),\(Int(p.y.rounded()))")
        }
    }

    // MARK: Gravity and pushes

    @Test("Gravity 1 is a thousand points a second squared")
    func gravity() {
        let view = square(150, 100)
        let gravity = UIGravityBehavior(items: [view])
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-12)
        animator.addBehavior(gravity)
        app.advance(by: 0.5)
        // A step of the simulation is 1/240 s: the velocity of its end moves it.
        #expect(abs(view.center.y - (100 + 125)) < 3, "\(view.center)")
        #expect(view.center.x == 150 && animator.isRunning)
        let properties = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(properties)
        #expect(abs(properties.linearVelocity(for: view).y - 500) < 5)
    }

    @Test("A push of 1 gives a square of 100 points and density 1 a hundred points a second")
    func pushes() {
        let once = square(150, 100)
        let push = UIPushBehavior(items: [once], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(push)
        app.advance(by: 0.5)
        #expect(abs(once.center.x - 200) < 2 && once.center.y == 100 && !push.active)

        let always = square(150, 300)
        let heavy = square(150, 700)
        let properties = UIDynamicItemBehavior(items: [heavy])
        properties.density = 4
        let force = UIPushBehavior(items: [always, heavy], mode: .continuous)
        force.setAngle(0, magnitude: 1)
        animator.addBehavior(properties)
        animator.addBehavior(force)
        app.advance(by: 1)
        #expect(abs(always.center.x - 200) < 2, "\(always.center)")
        #expect(abs(heavy.center.x - 162.5) < 2, "\(heavy.center)")
    }

    @Test("A push off the centre turns")
    func torque() {
        let view = square(150, 100)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
        animator.addBehavior(push)
        app.advance(by: 0.1)
        #expect(view.transform.b > 0.05, "clockwise, as the right side goes down")
    }

    // MARK: Collisions

    @Test("What falls comes to rest on the edge, tells so, and the animator pauses")
    func fall() {
        let view = square(150, 100)
        let log = Log()
        animator.delegate = log
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        app.advance(by: 5)
        #expect(abs(view.frame.maxY - 400) < 0.6, "\(view.frame)")
        #expect(abs(view.center.x - 150) < 0.5)
        #expect(!animator.isRunning)
        #expect(log.lines.first == "resume" && log.lines.last == "pause")
        #expect(log.lines.contains("meets edge"))
        let rest = animator.elapsedTime
        app.advance(by: 1)
        #expect(animator.elapsedTime == rest, "time stands still while nothing moves")
    }

    @Test("Elasticity 1 brings a ball back up")
    func bounce() {
        let ball = Ball(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
        stage.addSubview(ball)
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.elasticity = 1
        let floor = UICollisionBehavior(items: [ball])
        floor.addBoundary(
            withIdentifier: "floor" as NSString,
            from: CGPoint(x: -100, y: 400),
            to: CGPoint(x: 400, y: 400)
        )
        let log = Log()
        floor.collisionDelegate = log
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        animator.addBehavior(floor)
        animator.addBehavior(properties)
        var lowest = ball.frame.maxY
        var highestAfter = CGFloat.infinity
        for _ in 0..<90 {
            app.advance(by: 1 / 60)
            lowest = max(lowest, ball.frame.maxY)
            if log.lines.contains("leaves floor") {
                highestAfter = min(highestAfter, ball.frame.minY)
            }
        }
        #expect(lowest < 402)
        #expect(abs(highestAfter - 100) < 12, "\(highestAfter)")
        #expect(log.lines.prefix(2) == ["meets floor", "leaves floor"])
    }

    @Test("Items meet each other only where the mode says so")
    func modes() {
        func run(_ mode: UICollisionBehavior.Mode) -> (gap: CGFloat, lines: [String]) {
            let left = square(50, 100, side: 40)
            let right = square(150, 100, side: 40)
            let properties = UIDynamicItemBehavior(items: [left, right])
            properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
            let collision = UICollisionBehavior(items: [left, right])
            collision.collisionMode = mode
            let log = Log()
            collision.collisionDelegate = log
            animator.addBehavior(properties)
            animator.addBehavior(collision)
            app.advance(by: 0.6)
            animator.removeAllBehaviors()
            return (right.center.x - left.center.x, log.lines)
        }
        let meeting = run(.items)
        #expect(meeting.gap >= 39.5 && meeting.lines == ["items at 130,100"])
        let passing = run(.boundaries)
        #expect(abs(passing.gap - -20) < 2 && passing.lines.isEmpty)
    }

    private final class Wedge: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        /// The lower half of its bounds.
        override var collisionBoundingPath: UIBezierPath {
            UIBezierPath(
                rect: CGRect(x: -bounds.width / 2, y: 0, width: bounds.width, height: 20)
            )
        }
    }

    @Test("A view collides with the outline that it names")
    func outline() {
        #expect(UIView().collisionBoundsType == .rectangle)
        #expect(UIView().collisionBoundingPath.isEmpty)
        let wedge = Wedge(frame: CGRect(x: 100, y: 340, width: 40, height: 40))
        stage.addSubview(wedge)
        let box = square(120, 100, side: 40)
        let collision = UICollisionBehavior(items: [wedge, box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [wedge, box]))
        animator.addBehavior(collision)
        app.advance(by: 4)
        // The box lies on the lower half, in front of the upper one.
        #expect(abs(wedge.center.y - 380) < 2 && abs(box.center.y - 360) < 2)
    }

    @Test("Boundaries come, are found by name and go")
    func boundaries() {
        let collision = UICollisionBehavior(items: [])
        #expect(collision.boundaryIdentifiers == nil)
        collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 1, y: 1))
        collision.addBoundary(
            withIdentifier: "a" as NSString,
            for: UIBezierPath(rect: stage.bounds)
        )
        collision.addBoundary(withIdentifier: NSNumber(value: 7), from: .zero, to: .zero)
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds == stage.bounds)
        collision.removeBoundary(withIdentifier: "a" as NSString)
        #expect(collision.boundary(withIdentifier: "a" as NSString) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test("A tower of boxes stands")
    func tower() {
        let boxes = (0..<6).map { square(150, 375 - CGFloat($0) * 50, side: 50) }
        let collision = UICollisionBehavior(items: boxes)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: boxes))
        animator.addBehavior(collision)
        app.advance(by: 3)
        for (index, box) in boxes.enumerated() {
            #expect(
                abs(box.center.x - 150) < 1 && abs(box.center.y - (375 - 50 * CGFloat(index))) < 2
            )
        }
        #expect(!animator.isRunning)
    }

    // MARK: Attachments and snaps

    @Test("A rod keeps its length while the item swings")
    func rod() {
        let bob = square(250, 100, side: 20)
        let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 100))
        #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor)
        animator.addBehavior(UIGravityBehavior(items: [bob]))
        animator.addBehavior(rod)
        var lowest = bob.center.y
        for _ in 0..<60 {
            app.advance(by: 1 / 60)
            lowest = max(lowest, bob.center.y)
            #expect(abs(hypot(bob.center.x - 150, bob.center.y - 100) - 100) < 1)
        }
        #expect(lowest > 195)
        rod.anchorPoint = CGPoint(x: 150, y: 300)
        app.advance(by: 1)
        #expect(abs(hypot(bob.center.x - 150, bob.center.y - 300) - 100) < 1.5)
    }

    @Test("A spring swings as often as its frequency says")
    func spring() {
        let bob = square(150, 300, side: 100)
        let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 150, y: 100))
        spring.length = 100
        spring.frequency = 2
        animator.addBehavior(spring)
        var crossings: [Double] = []
        var wasBelow = true
        for _ in 0..<240 {
            app.advance(by: 1 / 60)
            let isBelow = bob.center.y > 200
            if isBelow != wasBelow { crossings.append(app.time) }
            wasBelow = isBelow
        }
        let period = (crossings[6] - crossings[0]) / 3
        #expect(abs(period - 0.5) < 0.02, "\(period)")
    }

    @Test("Rails, pins, ropes and glue hold")
    func joints() {
        let slider = square(100, 100, side: 40)
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: slider,
            attachmentAnchor: CGPoint(x: 100, y: 100),
            axisOfTranslation: CGVector(dx: 1, dy: 0)
        )
        rail.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
        let pull = UIPushBehavior(items: [slider], mode: .continuous)
        pull.pushDirection = CGVector(dx: 1, dy: 1)
        animator.addBehavior(rail)
        animator.addBehavior(pull)
        app.advance(by: 2)
        #expect(
            abs(slider.center.x - 180) < 1 && abs(slider.center.y - 100) < 1,
            "\(slider.center)"
        )
        animator.removeAllBehaviors()

        let post = square(150, 100, side: 20)
        let hung = square(150, 150, side: 20)
        let glued = square(190, 150, side: 20)
        let still = UIDynamicItemBehavior(items: [post])
        still.isAnchored = true
        animator.addBehavior(still)
        animator.addBehavior(
            UIAttachmentBehavior.limitAttachment(
                with: post,
                offsetFromCenter: .zero,
                attachedTo: hung,
                offsetFromCenter: .zero
            )
        )
        animator.addBehavior(
            UIAttachmentBehavior.fixedAttachment(
                with: hung,
                attachedTo: glued,
                attachmentAnchor: CGPoint(x: 170, y: 150)
            )
        )
        animator.addBehavior(UIGravityBehavior(items: [hung, glued]))
        for _ in 0..<60 {
            app.advance(by: 1 / 60)
            #expect(hypot(hung.center.x - 150, hung.center.y - 100) < 51.5)
            let gap = hypot(glued.center.x - hung.center.x, glued.center.y - hung.center.y)
            #expect(abs(gap - 40) < 1.5, "\(gap)")
        }
        #expect(post.center == CGPoint(x: 150, y: 100))
    }

    @Test("A snap ends at its point, upright, and rests", arguments: [0, 0.5, 1] as [CGFloat])
    func snap(damping: CGFloat) {
        let view = square(50, 50)
        view.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
        #expect(snap.damping == 0.5)
        snap.damping = damping
        animator.addBehavior(snap)
        var farthest: CGFloat = 0
        for _ in 0..<240 {
            app.advance(by: 1 / 60)
            farthest = max(farthest, view.center.x)
        }
        #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 300) < 0.5)
        #expect(abs(view.transform.b) < 0.01 && !animator.isRunning)
        #expect((farthest > 201) == (damping < 1), "\(farthest)")
    }

    // MARK: Fields

    @Test("A spring field gathers, a velocity field carries, a region limits")
    func fields() {
        let item = square(250, 300, side: 20)
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 150, y: 200)
        spring.addItem(item)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.resistance = 10
        properties.density = 0.5
        animator.addBehavior(spring)
        animator.addBehavior(properties)
        app.advance(by: 6)
        #expect(hypot(item.center.x - 150, item.center.y - 200) < 2, "\(item.center)")
        animator.removeAllBehaviors()

        let boat = square(50, 50, side: 20)
        let stream = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
        stream.position = CGPoint(x: 50, y: 50)
        stream.region = UIRegion(radius: 60)
        stream.addItem(boat)
        animator.addBehavior(stream)
        app.advance(by: 0.5)
        #expect(abs(boat.center.x - 100) < 2, "\(boat.center)")
    }

    @Test("A field of one's own is asked in points")
    func customField() {
        let item = square(150, 100)
        var asked: [(CGPoint, CGVector, CGFloat)] = []
        let field = UIFieldBehavior.field { _, position, velocity, mass, _, _ in
            asked.append((position, velocity, mass))
            return CGVector(dx: mass, dy: 0)
        }
        field.addItem(item)
        animator.addBehavior(field)
        app.advance(by: 1)
        #expect(abs(asked[0].0.x - 150) < 0.01 && asked[0].1 == .zero && abs(asked[0].2 - 1) < 0.01)
        #expect(abs(item.center.x - 200) < 2)
    }

    @Test("Regions are joined and turned inside out")
    func regions() throws {
        let disc = UIRegion(radius: 10)
        let box = UIRegion(size: CGSize(width: 40, height: 10))
        #expect(disc.contains(CGPoint(x: 0, y: 9)) && !box.contains(CGPoint(x: 0, y: 9)))
        #expect(disc.byUnion(with: box).contains(CGPoint(x: 19, y: 0)))
        #expect(!disc.byIntersection(with: box).contains(CGPoint(x: 19, y: 0)))
        #expect(!disc.byDifference(from: box).contains(CGPoint(x: 0, y: 4)))
        #expect(disc.inverse().contains(CGPoint(x: 11, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    }

    // MARK: The animator

    @Test("Children come and go with their parent, and actions follow each frame")
    func children() {
        let view = square(150, 100)
        let parent = UIDynamicBehavior()
        let gravity = UIGravityBehavior(items: [view])
        parent.addChildBehavior(gravity)
        var frames = 0
        parent.action = { frames += 1 }
        animator.addBehavior(parent)
        #expect(gravity.dynamicAnimator === animator && animator.behaviors.count == 1)
        app.advance(by: 0.1)
        #expect(frames >= 5 && view.center.y > 100)
        animator.removeBehavior(parent)
        #expect(gravity.dynamicAnimator == nil && !animator.isRunning)
        let place = view.center
        app.advance(by: 0.1)
        #expect(view.center == place)
    }

    @Test("An item that is moved by hand goes on from there")
    func update() {
        let view = square(150, 100)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        app.advance(by: 0.2)
        view.center = CGPoint(x: 20, y: 20)
        animator.updateItem(usingCurrentState: view)
        app.advance(by: 1 / 60)
        #expect(view.center.x == 20 && view.center.y > 20 && view.center.y < 30)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).count == 1)
        #expect(animator.items(in: CGRect(x: 200, y: 200, width: 50, height: 50)).isEmpty)
    }

    @Test("A group moves as one")
    func group() {
        let a = square(100, 100, side: 20)
        let b = square(140, 100, side: 20)
        let group = UIDynamicItemGroup(items: [a, b])
        #expect(group.center == CGPoint(x: 120, y: 100) && group.bounds.width == 60)
        let push = UIPushBehavior(items: [group], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.05)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: group)
        animator.addBehavior(push)
        app.advance(by: 0.2)
        #expect(group.center.y > 105 && b.center.y > a.center.y)
        #expect(abs(hypot(b.center.x - a.center.x, b.center.y - a.center.y) - 40) < 0.01)
    }

    @Test("The same frames give the same motion, to the last bit")
    func determinism() {
        func run() -> [CGPoint] {
            let boxes = (0..<8).map {
                square(40 + CGFloat($0 * 29 % 220), 40 + CGFloat($0) * 20, side: 30)
            }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            for box in boxes { noise.addItem(box) }
            let animator = UIDynamicAnimator(referenceView: stage)
            animator.addBehavior(UIGravityBehavior(items: boxes))
            animator.addBehavior(collision)
            animator.addBehavior(noise)
            app.advance(by: 2)
            animator.removeAllBehaviors()
            for box in boxes { box.removeFromSuperview() }
            return boxes.map(\.center)
        }
        #expect(run() == run())
    }

    @Test(
        "Numbers that are none do no harm",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e30]
    )
    func hostile(number: CGFloat) {
        let view = square(150, 100)
        let gravity = UIGravityBehavior(items: [view])
        gravity.gravityDirection = CGVector(dx: number, dy: 1)
        let properties = UIDynamicItemBehavior(items: [view])
        properties.addLinearVelocity(CGPoint(x: number, y: 0), for: view)
        properties.density = number
        properties.resistance = number
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(
            withIdentifier: 1 as NSNumber,
            from: CGPoint(x: number, y: 0),
            to: .zero
        )
        animator.addBehavior(gravity)
        animator.addBehavior(properties)
        animator.addBehavior(collision)
        app.advance(by: 0.5)
        #expect(view.center.x.isFinite && view.center.y.isFinite)
    }
}
