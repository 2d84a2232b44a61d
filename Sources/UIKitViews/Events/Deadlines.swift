// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Something that will be done at a time.
@MainActor
package final class Deadline {
    let time: Double
    /// Whether it comes again for ever, as the blinking of a caret does.
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

/// What is to be done at times of the media clock.
///
/// A program with a steady clock needs nobody to drive this: a timer of the run loop does. With a
/// clock moved by hand, whoever moves it calls ``run()``.
@MainActor
package final class Deadlines {
    /// The one list.
    package static let shared = Deadlines()

    private var waiting: [Deadline] = []
    /// One for all times: Foundation on Linux keeps every timer that was ever made.
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
        // Equal times keep the order of adding.
        let index = waiting.firstIndex { $0.time > deadline.time } ?? waiting.count
        waiting.insert(deadline, at: index)
        schedule()
        return deadline
    }

    /// The time of what comes next; nil when nothing waits.
    package var next: Double? { waiting.first { $0.action != nil }?.time }

    /// The time of what comes next and has an end; nil when nothing of that kind waits.
    package var nextWithEnd: Double? {
        waiting.first { $0.action != nil && !$0.isEndless }?.time
    }

    /// Does what is due.
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
        // It repeats so that it stays; who has run says when it is due again.
        let timer = Timer(fire: date, interval: 1e9, repeats: true) { _ in
            MainActor.assumeIsolated { Deadlines.shared.run() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
