// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension TestApp {
    /// Taps several times in a row, near enough in time to be counted.
    public func tap(at point: CGPoint, times: Int) {
        for index in 0..<max(0, times) {
            if index > 0 { advance(by: 0.1) }
            tap(at: point)
        }
    }

    /// Moves several fingers at once, each along its own way; they are down before and after.
    public func move(_ ways: [(finger: TestFinger, to: CGPoint)], duration: TimeInterval) {
        let starts = ways.map(\.finger.location)
        let steps = max(1, Int((duration / TestApp.frameDuration).rounded()))
        for step in 1...steps {
            if duration > 0 { advance(by: duration / Double(steps)) }
            let part = CGFloat(step) / CGFloat(steps)
            for (way, start) in zip(ways, starts) {
                way.finger.move(
                    to: CGPoint(
                        x: start.x + (way.to.x - start.x) * part,
                        y: start.y + (way.to.y - start.y) * part
                    )
                )
            }
        }
    }

    /// Drags a finger and lifts it while it still moves with a velocity, in points a second.
    ///
    /// The finger comes from rest and is at `end` with that velocity when it is lifted.
    public func drag(from start: CGPoint, to end: CGPoint, velocity: CGVector) {
        let speed = hypot(velocity.dx, velocity.dy)
        let way = hypot(end.x - start.x, end.y - start.y)
        guard speed > 0, way > 0 else { return drag(from: start, to: end) }
        let finger = finger()
        finger.down(at: start)
        // The last five frames are at the speed; what is before them takes as long as it may.
        let frames = 5
        let step = TestApp.frameDuration
        let before = CGPoint(
            x: end.x - velocity.dx * CGFloat(step * Double(frames)),
            y: end.y - velocity.dy * CGFloat(step * Double(frames))
        )
        finger.move(to: before, duration: 0.15)
        for frame in 1...frames {
            advance(by: step)
            finger.move(
                to: CGPoint(
                    x: before.x + velocity.dx * CGFloat(step * Double(frame)),
                    y: before.y + velocity.dy * CGFloat(step * Double(frame))
                )
            )
        }
        finger.up()
    }

    /// Puts two fingers down on both sides of a point and moves them apart or together.
    public func pinch(
        at middle: CGPoint,
        from start: CGFloat,
        to end: CGFloat,
        duration: TimeInterval = 0.3
    ) {
        let fingers = [finger(), finger()]
        fingers[0].down(at: CGPoint(x: middle.x - start / 2, y: middle.y))
        fingers[1].down(at: CGPoint(x: middle.x + start / 2, y: middle.y))
        move(
            [
                (fingers[0], CGPoint(x: middle.x - end / 2, y: middle.y)),
                (fingers[1], CGPoint(x: middle.x + end / 2, y: middle.y)),
            ],
            duration: duration
        )
        for finger in fingers { finger.up() }
    }

    /// Turns two fingers about a point by an angle in radians, clockwise if it is positive.
    public func rotate(
        at middle: CGPoint,
        by angle: CGFloat,
        radius: CGFloat = 60,
        duration: TimeInterval = 0.3
    ) {
        func place(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        let fingers = [finger(), finger()]
        fingers[0].down(at: place(0))
        fingers[1].down(at: place(.pi))
        let steps = max(1, Int((duration / TestApp.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let turn = angle * CGFloat(step) / CGFloat(steps)
            fingers[0].move(to: place(turn))
            fingers[1].move(to: place(.pi + turn))
        }
        for finger in fingers { finger.up() }
    }
}
