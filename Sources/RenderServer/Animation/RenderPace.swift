// SPDX-License-Identifier: Apache-2.0

/// An animation's timing and pace: when, how often and how fast it runs.
package struct RenderPace: Sendable, Hashable {
    package var timing: RenderTiming
    /// The timing function of one run; nil is linear.
    package var curve: TimingCurve?
    /// Replaces the timing function.
    package var spring: Spring?
    /// The part of the pace that one run covers; nil: all of it.
    package var stretch: PaceStretch?

    package init(
        timing: RenderTiming,
        curve: TimingCurve? = nil,
        spring: Spring? = nil,
        stretch: PaceStretch? = nil
    ) {
        self.timing = timing
        self.curve = curve
        self.spring = spring
        self.stretch = stretch
    }

    /// The fraction of the change that is done at a progress of one run.
    @inline(__always)
    package func value(at progress: Double) -> Double {
        guard let stretch else {
            if let spring { return spring.value(at: progress * timing.duration) }
            return curve?.value(at: progress) ?? progress
        }
        return stretch.value(at: progress, curve, spring)
    }

    /// The fraction of the change that is done at a time of the parent; nil where the animation has
    /// no effect.
    package func way(at parentTime: Double) -> Double? {
        timing.position(at: parentTime).map { value(at: $0.progress) }
    }

    /// The smallest progress of one run at which the fraction done is `way`; 1 if it never is.
    ///
    /// Searches 512 samples for the first that is far enough, then bisects the step before it.
    package func progress(atWay way: Double) -> Double {
        if way <= 0 || way.isNaN { return 0 }
        if curve == nil, spring == nil, stretch == nil { return min(way, 1) }
        let steps = 512
        guard let step = (1...steps).first(where: { value(at: Double($0) / 512) >= way }) else {
            return 1
        }
        var low = Double(step - 1) / 512
        var high = Double(step) / 512
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if value(at: middle) < way { low = middle } else { high = middle }
        }
        return high
    }
}

/// A part of a pace over a part of the change: what remains of an animation that an animator
/// paused, scrubbed or reversed.
package struct PaceStretch: Sendable, Hashable {
    /// The part of the pace's time that a run covers; 0...1 is all of it.
    package var begin = 0.0
    package var end = 1.0
    /// The fractions of the change at the pace's 0 and 1.
    package var from = 0.0
    package var to = 1.0
    /// Seconds from 0 to 1 of the pace, since springs are evaluated in seconds.
    package var duration = 0.0

    package init() {}

    /// A pause at a fraction of the change.
    package static func still(at way: Double) -> PaceStretch {
        var stretch = PaceStretch()
        stretch.from = way
        stretch.to = way
        return stretch
    }

    func value(at progress: Double, _ curve: TimingCurve?, _ spring: Spring?) -> Double {
        if from == to { return from }
        let time = mix(begin, end, progress)
        let way = spring?.value(at: time * duration) ?? curve?.value(at: time) ?? time
        return mix(from, to, way)
    }
}
