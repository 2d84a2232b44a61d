// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElements {
    /// The signed angle from one angle to another in a direction, at most one turn.
    package static func sweep(
        from start: CGFloat,
        to end: CGFloat,
        clockwise: Bool
    ) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? start - end : end - start
        guard difference.isFinite else { return 0 }
        let positive: CGFloat
        if difference >= turn {
            // A whole turn or more in the direction asked for: one turn is all there is to draw.
            positive = turn
        } else if difference >= 0 {
            positive = difference
        } else {
            let remainder = difference.truncatingRemainder(dividingBy: turn)
            positive = remainder == 0 ? 0 : remainder + turn
        }
        return clockwise ? -positive : positive
    }

    /// Adds an arc of a circle as curves of at most a quarter turn each, after a line to its start
    /// (a move in an empty list).
    ///
    /// The sweep is in radians, with sign; the arc goes round at most 16 times.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        sweep: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
        let circle = CGAffineTransform(radius, 0, 0, radius, center.x, center.y).concatenating(
            transform
        )
        func at(_ angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
            (cos(angle), sin(angle))
        }
        var from = at(startAngle)
        let start = CGPoint(x: from.cosine, y: from.sine).applying(circle)
        if isEmpty { move(to: start) } else { addLine(to: start) }

        let quarter = CGFloat.pi / 2
        let limit = min(abs(sweep), 32 * CGFloat.pi)
        let sign: CGFloat = sweep < 0 ? -1 : 1
        var done: CGFloat = 0
        // A remainder as small as rounding makes it is no piece of its own.
        while limit - done > 1e-12 {
            let remaining = limit - done
            let step = remaining < quarter + 1e-12 ? remaining : quarter
            done += step
            let to = at(startAngle + sign * done)
            // A curve follows an arc of angle s best with handles of 4/3 tan(s/4) radii.
            let handle = sign * 4 / 3 * tan(step / 4)
            addCurve(
                to: CGPoint(x: to.cosine, y: to.sine).applying(circle),
                control1: CGPoint(
                    x: from.cosine - handle * from.sine,
                    y: from.sine + handle * from.cosine
                ).applying(circle),
                control2: CGPoint(
                    x: to.cosine + handle * to.sine,
                    y: to.sine - handle * to.cosine
                ).applying(circle)
            )
            from = to
        }
    }

    /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
    /// - Precondition: there is a current point.
    package mutating func addArc(
        tangent1End corner: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        // The current point is already transformed; the corner is rounded before the transform.
        let start = (currentPoint ?? .zero).applying(transform.inverted())
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: tangent2End.x - corner.x, dy: tangent2End.y - corner.y)
        let firstLength = hypot(first.dx, first.dy)
        let secondLength = hypot(second.dx, second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        let isCorner =
            radius > 0 && radius.isFinite && abs(cross) > 1e-12 * firstLength * secondLength
        guard isCorner else {
            addLine(to: corner.applying(transform))
            return
        }
        // The arc touches both lines at r / tan(angle / 2) from the corner.
        let angle = atan2(abs(cross), dot)
        let distance = radius / tan(angle / 2)
        let unit1 = CGVector(dx: first.dx / firstLength, dy: first.dy / firstLength)
        let touch1 = CGPoint(
            x: corner.x + distance * unit1.dx,
            y: corner.y + distance * unit1.dy
        )
        // The centre lies at r to the side of the first line on which the second runs off.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch1.x - side * radius * unit1.dy,
            y: touch1.y + side * radius * unit1.dx
        )
        let startAngle = atan2(touch1.y - center.y, touch1.x - center.x)
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            sweep: -side * (.pi - angle),
            transform: transform
        )
    }
}
