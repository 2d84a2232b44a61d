// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Something that will be done at a time.
@MainActor
package final class Deadline {
    let time: Double
    /// Whether it recurs forever, as a caret's blinking does.
    let isEndless: Bool
    fileprivate var action: (() -> Void)?

    fileprivate init(time: Double, isEndless: Bool, action: @escaping () -> Void) {
        self.time = time
        self.isEndless = isEndless
        self.action = action
    }

    /// Does it not, after all.
    package func cancel() { action = nil }
}

/// The deadlines of the media clock.
///
/// With a steady clock, a timer of the run loop drives them. With a clock moved by hand, its owner
/// calls ``run()``.
@MainActor
package final class Deadlines {
    package static let shared = Deadlines()

    private var waiting: [Deadline] = []
    /// One timer for all: Foundation on Linux retains every timer that was ever made.
    private var timer: Timer?
    private var timerIsSet = false

    /// Does something after so many seconds.
    @discardableResult
    package func add(
        after seconds: Double,
        isEndless: Bool = false,
        _ action: @escaping () -> Void
    ) -> Deadline {
        let deadline = Deadline(
            time: MediaTime.now + max(0, seconds),
            isEndless: isEndless,
            action: action
        )
        // Equal times keep the order in which they were added.
        let index = waiting.firstIndex { $0.time > deadline.time } ?? waiting.count
        waiting.insert(deadline, at: index)
        schedule()
        return deadline
    }

    /// The time of the next deadline; nil if there is none.
    package var next: Double? { waiting.first { $0.action != nil }?.time }

    /// The time of the next deadline that does not recur forever; nil if there is none.
    package var nextWithEnd: Double? { waiting.first { $0.action != nil && !$0.isEndless }?.time }

    /// Performs the deadlines that are due.
    package func run() {
        let now = MediaTime.now
        while let first = waiting.first, first.time <= now || first.action == nil {
            waiting.removeFirst()
            let action = first.action
            first.action = nil
            action?()
        }
        schedule()
    }

    private func schedule() {
        guard let next else {
            if timerIsSet { timer?.fireDate = .distantFuture }
            timerIsSet = false
            return
        }
        timerIsSet = true
        let date = Date(timeIntervalSinceNow: max(0, next - MediaTime.now))
        if let timer {
            timer.fireDate = date
            return
        }
        // It repeats, so that it stays valid; `run()` sets its next date.
        let timer = Timer(fire: date, interval: 1e9, repeats: true) { _ in
            MainActor.assumeIsolated { Deadlines.shared.run() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
