// SPDX-License-Identifier: Apache-2.0

/// A layer's or an animation's timing relative to its parent: the values of `CAMediaTiming`.
package struct RenderTiming: Sendable, Hashable {
    package enum Fill: UInt8, Sendable {
        case removed
        case backwards
        case forwards
        case both
    }

    package var beginTime: Double = 0
    package var timeOffset: Double = 0
    /// The duration of one run in local seconds.
    package var duration: Double = 0
    package var repeatDuration: Double = 0
    package var repeatCount: Float = 0
    package var speed: Float = 1
    package var autoreverses = false
    package var fill = Fill.removed

    package init() {}

    package static let standard = RenderTiming()

    /// Converts the parent's time to active local time.
    package func activeTime(at parentTime: Double) -> Double {
        (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at which the active local time is `activeTime`; the begin time where
    /// local time stands still.
    package func parentTime(at activeTime: Double) -> Double {
        speed == 0 ? beginTime : (activeTime - timeOffset) / Double(speed) + beginTime
    }

    /// The duration in local seconds, repeats included; may be infinite.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let once = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? once * Double(repeatCount) : once
    }

    /// The next parent's time at which the animation changes something: `time` while it runs, nil
    /// if it never will.
    package func nextMovement(after time: Double) -> Double? {
        let active = activeTime(at: time)
        let total = activeDuration
        if speed > 0 {
            if active < 0 { return parentTime(at: 0) }
            return active < total ? time : nil
        }
        // With a negative speed it runs from the end to the start.
        guard speed < 0, active > 0 else { return nil }
        return active > total ? parentTime(at: total) : time
    }

    /// The position of an animation within its runs.
    package struct Position: Sendable, Hashable {
        /// The progress of the present run, 0 to 1, before the timing function.
        package var progress: Double
        /// The number of completed runs; with autoreversal each direction is one.
        package var iteration: Int
        package var phase: Phase

        package init(progress: Double, iteration: Int, phase: Phase) {
            self.progress = progress
            self.iteration = iteration
            self.phase = phase
        }
    }

    package enum Phase: UInt8, Sendable {
        case before
        case active
        case after
    }

    /// The position at a parent's time; nil where the animation has no effect then.
    ///
    /// `isMember`: the end counts, as it does for the members of a group.
    package func position(at parentTime: Double, _ isMember: Bool = false) -> Position? {
        let time = activeTime(at: parentTime)
        if isMember, fill == .removed || fill == .backwards {
            let end = activeDuration
            // Times of groups are products with rounding errors.
            if time >= end, time - end <= end * 1e-9 { return position(inRun: end, phase: .after) }
        }
        return position(atActiveTime: time)
    }

    package func position(atActiveTime time: Double) -> Position? {
        let total = activeDuration
        if time < 0 {
            guard fill == .backwards || fill == .both else { return nil }
            return Position(progress: 0, iteration: 0, phase: .before)
        }
        // The end belongs to the time after, as the interval is half open.
        if time >= total {
            guard fill == .forwards || fill == .both else { return nil }
            return position(inRun: total, phase: .after)
        }
        return position(inRun: time, phase: .active)
    }

    private func position(inRun time: Double, phase: Phase) -> Position {
        guard duration > 0, time.isFinite else {
            return Position(progress: 1, iteration: 0, phase: phase)
        }
        let runs = time / duration
        var whole = runs.rounded(.down)
        var progress = runs - whole
        if phase == .after && progress == 0 && whole > 0 {
            whole -= 1
            progress = 1
        }
        let iteration = Int(min(whole, 1e15))
        if autoreverses && iteration % 2 == 1 { progress = 1 - progress }
        return Position(progress: progress, iteration: iteration, phase: phase)
    }
}
