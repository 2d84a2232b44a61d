// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// How fast something moved of late, from where it was and when.
struct VelocityTracker {
    private var samples: [(point: CGPoint, time: TimeInterval)] = []
    /// The newest time asked about, so that resting before the lift counts.
    private var now: TimeInterval = 0

    /// How far back samples count, in seconds; who rests longer than that stands still.
    private static let window: TimeInterval = 0.1

    /// Notes where it is.
    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time { samples.removeLast() }
        samples.append((point, max(time, now)))
        advance(to: time)
    }

    /// Notes that time has gone by.
    mutating func advance(to time: TimeInterval) {
        now = max(now, time)
        let oldest = now - VelocityTracker.window
        samples.removeAll { $0.time < oldest - 1e-9 }
    }

    /// Units a second.
    var velocity: CGPoint {
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
