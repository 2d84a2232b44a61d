// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UITestWire

extension UITestGesture {
    /// How long a tap's finger stays down, in seconds.
    private static let tapDuration = 0.05
    /// Seconds from one tap to the next of several.
    private static let tapInterval = 0.15
    /// Points between the fingers of a gesture.
    private static let fingerDistance = 40.0

    private static func step(_ time: Double, _ point: CGPoint) -> Step {
        Step(time, UITestPoint(Double(point.x), Double(point.y)))
    }

    /// Taps, with several fingers beside each other, and again.
    static func taps(_ point: CGPoint, count: Int = 1, fingers: Int = 1) -> UITestGesture {
        var ways: [[Step]] = []
        for tap in 0..<max(count, 1) {
            let start = Double(tap) * tapInterval
            for finger in 0..<max(fingers, 1) {
                let offset = (Double(finger) - Double(fingers - 1) / 2) * fingerDistance
                let place = CGPoint(x: point.x + CGFloat(offset), y: point.y)
                ways.append([step(start, place), step(start + tapDuration, place)])
            }
        }
        return UITestGesture(fingers: ways)
    }

    /// A finger that stays down for so many seconds.
    static func press(_ point: CGPoint, _ duration: Double) -> UITestGesture {
        UITestGesture(fingers: [[step(0, point), step(max(duration, 0), point)]])
    }

    /// A finger that rests, moves with a velocity, rests again, and is lifted.
    static func drag(
        _ start: CGPoint,
        _ end: CGPoint,
        after rest: Double,
        velocity: Double,
        holding: Double = 0
    ) -> UITestGesture {
        let way = Double(hypot(end.x - start.x, end.y - start.y))
        let duration = max(way / max(velocity, 1), 1.0 / 60)
        let down = max(rest, 0)
        var steps = [step(0, start), step(down, start), step(down + duration, end)]
        if holding > 0 { steps.append(step(down + duration + holding, end)) }
        return UITestGesture(fingers: [steps])
    }

    /// Two fingers that move apart or together about the middle of a frame.
    static func pinch(_ frame: CGRect, scale: Double, velocity: Double) -> UITestGesture {
        let half = Double(min(frame.width, frame.height)) / 2 * 0.8
        let (start, end) = scale >= 1 ? (half / scale, half) : (half, half * scale)
        let duration = min(max(abs(scale - 1) / max(abs(velocity), 0.01), 0.1), 10)
        return UITestGesture(
            fingers: [-1.0, 1.0].map { side in
                func place(_ distance: Double) -> CGPoint {
                    CGPoint(x: frame.midX + CGFloat(side * distance), y: frame.midY)
                }
                return [step(0, place(start)), step(duration, place(end))]
            }
        )
    }

    /// Two fingers that turn about the middle of a frame.
    static func rotation(_ frame: CGRect, by angle: Double, velocity: Double) -> UITestGesture {
        let radius = Double(min(frame.width, frame.height)) / 4
        let duration = min(max(abs(angle) / max(abs(velocity), 0.01), 0.1), 10)
        let count = max(Int(duration * 60), 2)
        return UITestGesture(
            fingers: [0, Double.pi].map { start in
                (0...count).map { index in
                    let part = Double(index) / Double(count)
                    let turned = start + angle * part
                    return step(
                        duration * part,
                        CGPoint(
                            x: frame.midX + CGFloat(radius * cos(turned)),
                            y: frame.midY + CGFloat(radius * sin(turned))
                        )
                    )
                }
            }
        )
    }

    /// The direction of a swipe.
    enum Direction: String {
        case up
        case down
        case left
        case right
    }

    /// A finger that crosses a frame and is lifted while it moves.
    static func swipe(
        _ direction: Direction,
        in frame: CGRect,
        velocity: Double
    ) -> UITestGesture {
        let reach = CGFloat(0.35)
        let (x, y): (CGFloat, CGFloat) =
            switch direction {
            case .up: (0, -frame.height * reach)
            case .down: (0, frame.height * reach)
            case .left: (-frame.width * reach, 0)
            case .right: (frame.width * reach, 0)
            }
        return drag(
            CGPoint(x: frame.midX - x, y: frame.midY - y),
            CGPoint(x: frame.midX + x, y: frame.midY + y),
            after: 0,
            velocity: velocity
        )
    }
}
