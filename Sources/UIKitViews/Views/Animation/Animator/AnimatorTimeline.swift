// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// The animations of one animator, and their progress.
///
/// Time runs from 0 to 1 of the animator's duration; each animation covers a part of it. While time
/// runs, the animations run on their layers, independently of the main thread: they are changed
/// only when their timing changes. While time is held, each is paused at its place.
@MainActor
package final class AnimatorTimeline {
    /// One animation of a layer.
    private struct Entry {
        let layer: CALayer
        weak var view: UIView?
        let identity: UInt64
        let key: String
        /// The undisturbed run, with the begin in seconds from the animator's.
        let course: RenderPace
        /// How it runs now, by the screen's clock.
        var present: RenderPace

        var begin: Double { course.timing.beginTime }
        var end: Double { begin + course.timing.activeDuration }

        /// Marks an animation that has no effect before its begin.
        static let unseen = -1.0e300

        var startWay: Double { course.timing.fill == .forwards ? Entry.unseen : 0 }
    }

    /// Whether time runs.
    private enum Flow {
        /// Held at a fraction. `elapsed` is the fraction of time that the animations have reached
        /// by themselves; nil after scrubbing.
        case held(fraction: Double, elapsed: Double?)
        /// Running between two fractions from `start` on. `isOnCourse`: as if nothing had disturbed
        /// the run.
        case running(start: Double, from: Double, to: Double, seconds: Double, isOnCourse: Bool)
    }

    let duration: Double
    /// The pacing of the whole, as an animation of the full duration has it.
    private var whole: Entry
    private var entries: [Entry] = []
    private var flow = Flow.held(fraction: 0, elapsed: 0)
    /// Touches reach views that move.
    let allowsTouches: Bool
    /// Whether hit tests use the positions that are seen.
    let hitsPresentation: Bool
    /// Whether fractions mean progress, and not time, while time is held.
    let isLinear: Bool
    /// Called when the last of the animations has been removed from outside.
    var didLoseAll: (() -> Void)?
    /// Whether no view is animated.
    var isEmpty: Bool { entries.isEmpty && ends.isEmpty }
    private var isEnding = false
    /// What stopped animations changed, until they are finished.
    private var ends: [(DrivenEnds, view: UIView?)] = []

    init(
        duration: Double,
        pace: (curve: TimingCurve?, spring: Spring?),
        allowsTouches: Bool,
        hitsPresentation: Bool,
        isLinear: Bool
    ) {
        self.duration = duration
        self.allowsTouches = allowsTouches
        self.hitsPresentation = hitsPresentation
        self.isLinear = isLinear
        var timing = RenderTiming()
        timing.duration = duration
        timing.fill = .both
        let course = RenderPace(timing: timing, curve: pace.curve, spring: pace.spring)
        whole = Entry(
            layer: CALayer(),
            view: nil,
            identity: 0,
            key: "",
            course: course,
            present: course
        )
    }

    // MARK: Animations

    /// Adopts an animation that was just added to a layer.
    func take(
        _ layer: CALayer,
        key: String,
        course: ViewAnimation.Course,
        animation: CAPropertyAnimation
    ) {
        guard let added = layer.animation(forKey: key) else { return }
        var timing = RenderTiming()
        timing.beginTime = course.delay
        timing.duration = course.duration
        timing.repeatCount = course.runs
        timing.autoreverses = course.returns
        timing.fill = animation.fillMode == .forwards ? .forwards : .both
        let spring = (animation as? CASpringAnimation)?.spring
        let pace = RenderPace(
            timing: timing,
            curve: spring == nil ? animation.timingFunction?.curve : nil,
            spring: spring
        )
        var entry = Entry(
            layer: layer,
            view: layer.delegate as? UIView,
            identity: added.identity,
            key: key,
            course: pace,
            present: pace
        )
        join(&entry)
        entries.append(entry)
    }

    /// Brings a new animation to the others' state: held or running.
    private func join(_ entry: inout Entry) {
        let now = CACurrentMediaTime()
        switch flow {
        case .held(let fraction, let elapsed):
            let way = elapsed.map { self.way(entry, elapsed: $0) } ?? linearWay(entry, fraction)
            hold(&entry, at: way)
        case .running(let start, let from, let to, let seconds, let isOnCourse):
            if isOnCourse {
                follow(&entry, start: start, from: from, isReversed: to < from)
            } else {
                entry.present.stretch = .still(at: 0)
                let gone = min(max((now - start) / max(seconds, 1e-9), 0), 1)
                go(
                    &entry,
                    Journey(
                        fraction: from + (to - from) * gone,
                        isReversed: to < from,
                        seconds: seconds * (1 - gone),
                        start: now
                    ),
                    by: nil
                )
            }
        }
    }

    /// An animation was removed from outside.
    func didLose(_ identity: UInt64) {
        guard !isEnding, let index = entries.firstIndex(where: { $0.identity == identity }) else {
            return
        }
        entries.remove(at: index)
        if entries.isEmpty, ViewAnimation.current?.timeline !== self { didLoseAll?() }
    }

    /// Removes all animations, leaves the layers as they are seen, and remembers both ends.
    func stop() {
        for (layer, own) in Dictionary(grouping: entries, by: \.layer) {
            ends.append((DrivenEnds(layer, own.map(\.identity)), own[0].view))
        }
        end(at: .current)
    }

    /// Removes all animations, and leaves the layers at a position.
    func end(at position: UIViewAnimatingPosition) {
        if entries.isEmpty, position != .current {
            for (end, view) in ends {
                end.apply(atStart: position == .start)
                if end.changesBackground, let view { takeBackground(end.layer, view) }
            }
        }
        isEnding = true
        defer { isEnding = false }
        let now = CACurrentMediaTime()
        // Last first: additive changes can be removed in any order; of replacing changes, the first
        // holds the original value.
        for entry in entries.reversed() {
            let way: Double?
            switch position {
            case .end: way = nil
            case .start: way = 0
            case .current: way = entry.present.way(at: now)
            }
            settle(entry, at: way)
        }
        entries = []
        flow = .held(fraction: 0, elapsed: 0)
    }

    private func settle(_ entry: Entry, at way: Double?) {
        entry.layer.endDriven(entry.identity, at: way, finished: way == nil)
        guard way != nil, entry.key.hasPrefix("backgroundColor"), let view = entry.view else {
            return
        }
        takeBackground(entry.layer, view)
    }

    private func takeBackground(_ layer: CALayer, _ view: UIView) {
        let color = layer.backgroundColor
        UIView.performWithoutAnimation {
            view.backgroundColor = color.map { UIColor(cgColor: $0) }
        }
    }

    // MARK: Time

    var isRunning: Bool {
        if case .running = flow { return true }
        return false
    }

    /// The fraction of time while it runs, of progress while it is held.
    var fraction: Double {
        switch flow {
        case .held(let fraction, _): return fraction
        case .running(let start, let from, let to, let seconds, _):
            let gone = seconds > 0 ? (CACurrentMediaTime() - start) / seconds : 1
            return from + (to - from) * min(max(gone, 0), 1)
        }
    }

    /// Seconds until time has run out; nil while it is held.
    var remaining: Double? {
        guard case .running(let start, _, _, let seconds, _) = flow else { return nil }
        return max(0, start + seconds - CACurrentMediaTime())
    }

    /// Seconds of the animator's duration that are gone; an animation added now begins there.
    var elapsed: Double { fraction * duration }

    func hold() {
        guard case .running(_, _, _, _, let isOnCourse) = flow else { return }
        let elapsed = fraction
        let now = CACurrentMediaTime()
        let way = whole.present.way(at: now) ?? 0
        forEach { timeline, entry in
            timeline.hold(&entry, at: entry.present.way(at: now) ?? entry.startWay)
        }
        flow = .held(
            fraction: isLinear ? way : elapsed,
            elapsed: isOnCourse ? elapsed : nil
        )
    }

    func scrub(to fraction: Double) {
        let fraction = min(max(fraction, 0), 1)
        let goesByTime = !isLinear || fraction == 0 || fraction == 1 || whole.course.isEven
        forEach { timeline, entry in
            let way =
                goesByTime
                ? timeline.way(entry, elapsed: fraction)
                : timeline.linearWay(entry, fraction)
            timeline.hold(&entry, at: way)
        }
        flow = .held(fraction: fraction, elapsed: goesByTime ? fraction : nil)
    }

    /// Lets time run on, after a delay.
    ///
    /// - Parameters:
    ///   - isReversed: Back to the beginning.
    ///   - delay: Seconds before.
    ///   - pace: The timing that replaces the original one from here on.
    ///   - seconds: The duration; nil is what remains of the animator's.
    func run(
        isReversed: Bool,
        after delay: Double = 0,
        by pace: ((Double) -> (curve: TimingCurve?, spring: Spring?))? = nil,
        seconds: Double? = nil
    ) {
        hold()
        guard case .held(let fraction, let elapsed) = flow else { return }
        let now = CACurrentMediaTime() + delay
        // Where the whole's own pace is as far as it is seen to be.
        let time = elapsed ?? whole.course.progress(atWay: fraction)
        let left = (isReversed ? time : 1 - time) * duration
        if let elapsed, pace == nil, seconds == nil {
            forEach { timeline, entry in
                timeline.follow(&entry, start: now, from: elapsed, isReversed: isReversed)
            }
            flow = .running(
                start: now,
                from: elapsed,
                to: isReversed ? 0 : 1,
                seconds: left,
                isOnCourse: true
            )
            return
        }
        let journey = Journey(
            fraction: fraction,
            isReversed: isReversed,
            seconds: seconds ?? left,
            start: now
        )
        let other = pace?(journey.seconds)
        forEach { timeline, entry in timeline.go(&entry, journey, by: other) }
        flow = .running(
            start: now,
            from: pace == nil ? time : fraction,
            to: isReversed ? 0 : 1,
            seconds: journey.seconds,
            isOnCourse: false
        )
    }

    private func forEach(_ body: (AnimatorTimeline, inout Entry) -> Void) {
        for index in entries.indices { body(self, &entries[index]) }
        body(self, &whole)
    }

    // MARK: Single animations

    /// The way from a fraction of the time to the end or back to the beginning.
    private struct Journey {
        let fraction: Double
        let isReversed: Bool
        let seconds: Double
        let start: Double
    }

    /// The progress of an undisturbed animation at a fraction of the time.
    private func way(_ entry: Entry, elapsed: Double) -> Double {
        entry.course.way(at: elapsed * duration) ?? entry.startWay
    }

    /// The progress of an animation that is linear in time.
    private func linearWay(_ entry: Entry, _ fraction: Double) -> Double {
        entry.course.timing.position(at: fraction * duration)?.progress ?? entry.startWay
    }

    private func hold(_ entry: inout Entry, at way: Double) {
        var pace = entry.course
        pace.timing.speed = 0
        pace.timing.beginTime = CACurrentMediaTime()
        pace.timing.timeOffset = 0
        pace.timing.repeatCount = 0
        pace.timing.autoreverses = false
        // An animation without effect before its begin stays hidden.
        if way == Entry.unseen { pace.timing.timeOffset = -1 }
        pace.stretch = .still(at: way == Entry.unseen ? 0 : way)
        apply(pace, to: &entry)
    }

    /// Resumes the undisturbed run.
    private func follow(
        _ entry: inout Entry,
        start: Double,
        from fraction: Double,
        isReversed: Bool
    ) {
        var pace = entry.course
        let elapsed = fraction * duration
        if isReversed {
            pace.timing.beginTime = start
            pace.timing.timeOffset = elapsed - entry.begin
            pace.timing.speed = -1
        } else {
            pace.timing.beginTime = start - elapsed + entry.begin
        }
        apply(pace, to: &entry)
    }

    /// Runs from the present place to one of the ends.
    private func go(
        _ entry: inout Entry,
        _ journey: Journey,
        by other: (curve: TimingCurve?, spring: Spring?)?
    ) {
        let now = CACurrentMediaTime()
        let way = entry.present.way(at: now) ?? 0
        let elapsed = journey.fraction * duration
        // Its part of the time that is left, as a part of the journey.
        let wait: Double
        let length: Double
        if journey.isReversed {
            let end = min(entry.end, elapsed)
            let scale = elapsed > 0 ? journey.seconds / elapsed : 0
            wait = (elapsed - end) * scale
            length = max(0, end - entry.begin) * scale
        } else {
            let begin = max(entry.begin, elapsed)
            let left = duration - elapsed
            let scale = left > 0 ? journey.seconds / left : 0
            wait = (begin - elapsed) * scale
            length = max(0, entry.end - begin) * scale
        }
        var pace = entry.course
        pace.timing.repeatCount = 0
        pace.timing.autoreverses = false
        pace.timing.duration = max(length, 1e-9)
        pace.timing.beginTime = journey.start + wait
        pace.timing.fill = .both
        var stretch = PaceStretch()
        stretch.duration = entry.course.timing.duration
        if let other {
            pace.curve = other.curve
            pace.spring = other.spring
            stretch.from = way
            stretch.to = journey.isReversed ? 0 : 1
            stretch.duration = length
        } else {
            stretch.begin = entry.course.progress(atWay: way)
            stretch.end = journey.isReversed ? 0 : 1
        }
        pace.stretch = stretch
        apply(pace, to: &entry)
    }

    private func apply(_ pace: RenderPace, to entry: inout Entry) {
        entry.present = pace
        guard entry.identity != 0 else { return }
        entry.layer.drive(entry.identity, by: pace)
    }
}

extension RenderPace {
    /// Whether the way done is the time gone.
    fileprivate var isEven: Bool {
        guard spring == nil else { return false }
        return curve.map { $0 == .linear } ?? true
    }
}
