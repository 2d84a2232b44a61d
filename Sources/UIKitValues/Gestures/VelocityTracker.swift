// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The recent velocity of a point, from its samples.
package struct VelocityTracker {
    package init() {}

    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    /// The time of the last query, so that a pause before the lift counts.
    private var now: TimeInterval = 0

    /// The age up to which samples count, in seconds; after a longer pause the velocity is zero.
    private static let window: TimeInterval = 0.1

    /// Adds a sample.
    package mutating func add(_ point: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time { samples.removeLast() }
        samples.append((point, max(time, now)))
        advance(to: time)
    }

    /// Notes that time has gone by.
    package mutating func advance(to time: TimeInterval) {
        now = max(now, time)
        let oldest = now - VelocityTracker.window
        samples.removeAll { $0.time < oldest - 1e-9 }
    }

    /// Units a second.
    package var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return .zero
        }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(
            x: (last.point.x - first.point.x) / duration,
            y: (last.point.y - first.point.y) / duration
        )
    }
}
