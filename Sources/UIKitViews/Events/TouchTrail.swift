// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The samples of a touch that its current event reports: the source of `coalescedTouches(for:)` and
/// `predictedTouches(for:)`.
struct TouchTrail {
    /// The number of the event that the samples belong to.
    private(set) var delivery = 0
    /// The samples, oldest first; the last equals the touch's own properties.
    private(set) var samples: [UITouch.Sample] = []
    private var before: UITouch.Sample?

    /// Predictions cover one frame, in `mostSteps` steps at most.
    private static let reach: TimeInterval = 1 / 60
    private static let mostSteps = 4

    /// Starts the samples of an event; false if they were started before.
    mutating func begin(_ delivery: Int, after sample: UITouch.Sample) -> Bool {
        guard delivery != self.delivery else { return false }
        self.delivery = delivery
        before = samples.last ?? sample
        samples.removeAll(keepingCapacity: true)
        return true
    }

    mutating func add(_ sample: UITouch.Sample) {
        var sample = sample
        if let last = samples.last ?? before { sample.previousLocation = last.location }
        samples.append(sample)
    }

    /// Updates the sample with an index; false if there is none.
    mutating func update(_ index: Int, _ change: (inout UITouch.Sample) -> Void) -> Bool {
        guard let place = samples.lastIndex(where: { $0.updateIndex == index }) else {
            return false
        }
        change(&samples[place])
        return true
    }

    /// The samples of the next frame, extrapolated from the last two: same velocity, same interval.
    var predictions: [UITouch.Sample] {
        guard let last = samples.last, last.phase == .moved,
            let former = samples.count > 1 ? samples[samples.count - 2] : before
        else { return [] }
        let step = last.timestamp - former.timestamp
        guard step > 0, step <= 6 * TouchTrail.reach else { return [] }
        let count = max(1, min(TouchTrail.mostSteps, Int((TouchTrail.reach / step).rounded())))
        let interval = TouchTrail.reach / Double(count)
        let speed = CGVector(
            dx: (last.location.x - former.location.x) / CGFloat(step),
            dy: (last.location.y - former.location.y) / CGFloat(step)
        )
        var result: [UITouch.Sample] = []
        for number in 1...count {
            var next = last
            let ahead = interval * Double(number)
            next.timestamp = last.timestamp + ahead
            next.previousLocation = result.last?.location ?? last.location
            next.location = CGPoint(
                x: last.location.x + speed.dx * CGFloat(ahead),
                y: last.location.y + speed.dy * CGFloat(ahead)
            )
            next.updateIndex = nil
            result.append(next)
        }
        return result
    }
}

extension UITouch {
    /// A copy of the touch with the values of a sample; no event contains it.
    func replica(_ sample: Sample) -> UITouch {
        let touch = UITouch()
        touch.sample = sample
        touch.hitView = hitView
        touch.hitWindow = hitWindow
        touch.recognizers = recognizers
        return touch
    }
}
