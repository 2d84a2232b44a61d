// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import PlatformHeadless
import UIKitCore

/// How an application's time passes while it is tested.
///
/// With the clock of tests it stands still between requests, and runs as fast as it can until the
/// application is at rest. With a real clock it goes with the machine's.
@MainActor
final class UITestPace {
    private static let frame = 1.0 / 60
    /// Seconds of the application's time after which it counts as never coming to rest.
    private static let patience = 5.0
    /// Seconds that display links alone are waited for; on iOS they do not keep a test waiting at all, but there
    /// time passes meanwhile.
    private static let patienceWithLinks = 1.0
    /// Deadlines that are further away than this are not waited for: the application's own.
    private static let reach = 1.0
    /// How long other threads have to hand work to the main thread.
    private static let grace = 0.002

    private let run: any UITestRun
    private let isReal: Bool
    private var lastTurn = ContinuousClock.now
    /// Whether the application did not come to rest in the time that it had the last time.
    private var lastWaitTimedOut = false

    init(_ run: any UITestRun, isReal: Bool) {
        self.run = run
        self.isReal = isReal
        run.drawsFrames = false
        // A run loop without a timer or source does not wait.
        RunLoop.main.add(
            Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in },
            forMode: .default
        )
    }

    private var time: Double { run.platform.clock.now }

    /// Waits for a request or for work of the application's.
    func idle() {
        turn(for: isReal ? Self.frame : 0.25)
        if isReal { follow() } else { run.update() }
    }

    /// Turns the run loop until it has done something; true if it did so before its time was over.
    @discardableResult
    private func turn(for seconds: Double) -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
        return ContinuousClock.now < end
    }

    /// Lets as much time pass as the machine's clock has gone on.
    private func follow() {
        let now = ContinuousClock.now
        let passed = min((now - lastTurn) / .seconds(1), 0.25)
        lastTurn = now
        run.advance(by: max(passed, 0))
    }

    /// Lets time pass by frames.
    func advance(by seconds: Double) {
        guard isReal else { return run.advance(by: seconds) }
        let end = time + seconds
        follow()
        while time < end {
            turn(for: min(Self.frame, end - time))
            follow()
        }
    }

    /// Lets the application work for so many seconds of real time, or until it did something.
    func pass(_ seconds: Double) {
        let start = ContinuousClock.now
        turn(for: seconds)
        let passed = (ContinuousClock.now - start) / .seconds(1)
        if isReal { follow() } else { run.advance(by: max(passed, Self.frame)) }
    }

    /// Whether an animation ends before a time, a display link is due before another, or a deadline is near.
    private func isMoving(until end: Double, links linkEnd: Double) -> Bool {
        if let next = run.nextAnimationTime, next <= end { return true }
        if let next = run.nextTurnTime, next <= linkEnd { return true }
        return Deadlines.shared.nextWithEnd.map { $0 <= min(end, time + Self.reach) } ?? false
    }

    /// Brings the application to rest: no animations, no deadlines that are near, nothing that
    /// waits for the main thread.
    func settle() {
        run.update()
        let end = time + (lastWaitTimedOut ? Self.patience / 10 : Self.patience)
        let linkEnd = time + Self.patienceWithLinks / (lastWaitTimedOut ? 10 : 1)
        var turns = 0
        while true {
            while time < end, isMoving(until: end, links: linkEnd) { advance(by: Self.frame) }
            lastWaitTimedOut = time >= min(end, linkEnd) && run.nextTurnTime != nil
            guard !lastWaitTimedOut, turns < 100, turn(for: Self.grace) else { return }
            turns += 1
            run.update()
        }
    }
}
