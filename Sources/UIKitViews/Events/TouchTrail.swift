// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The samples of a touch since the delivery before, and what follows from them.
struct TouchTrail {
    /// Which delivery the samples belong to.
    private(set) var delivery = 0
    /// The samples, oldest first; the last is what the touch itself says.
    private(set) var samples: [UITouch.Sample] = []
    private var before: UITouch.Sample?

    /// A prediction reaches one frame ahead, at most in so many steps.
    private static let reach: TimeInterval = 1 / 60
    private static let mostSteps = 4

    /// Begins with a delivery, unless it has begun.
    ///
    /// - Returns: whether it has begun now.
    mutating func begin(_ delivery: Int, after sample: UITouch.Sample) -> Bool {
        guard delivery != self.delivery else { return false }
        self.delivery = delivery
        before = samples.last ?? sample
        samples.removeAll(keepingCapacity: true)
        return true
    }

    /// Adds what a device said.
    mutating func add(_ sample: UITouch.Sample) {
        var sample = sample
        if let last = samples.last ?? before { sample.previousLocation = last.location }
        samples.append(sample)
    }

    /// Takes a better value over into the sample that has an index.
    mutating func update(_ index: Int, _ change: (inout UITouch.Sample) -> Void) -> Bool {
        guard let place = samples.lastIndex(where: { $0.updateIndex == index }) else {
            return false
        }
        change(&samples[place])
        return true
    }

    /// Where the touch will be in the next frame if it goes on as it does: along the line of its
    /// last two samples and as often as they came.
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
    /// A touch like this one as a sample has it; it is in no delivery.
    func replica(_ sample: Sample) -> UITouch {
        let touch = UITouch()
        touch.sample = sample
        touch.hitView = hitView
        touch.hitWindow = hitWindow
        touch.recognizers = recognizers
        return touch
    }
}
