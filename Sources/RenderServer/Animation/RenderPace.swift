// SPDX-License-Identifier: Apache-2.0

/// How an animation gets from its begin to its end: when, how often and how fast.
package struct RenderPace: Sendable, Hashable {
    package var timing: RenderTiming
    /// The pace of one run; nil is even.
    package var curve: TimingCurve?
    /// Takes the place of the curve.
    package var spring: Spring?
    /// The part of the pace that one run takes; nil is all of it.
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

    /// How much of the way is done when `progress` of one run's time is over.
    @inline(__always)
    package func value(at progress: Double) -> Double {
        guard let stretch else {
            if let spring { return spring.value(at: progress * timing.duration) }
            return curve?.value(at: progress) ?? progress
        }
        return stretch.value(at: progress, curve, spring)
    }

    /// How much of the way is done at a time of the animation's parent; nil where it has no effect.
    package func way(at parentTime: Double) -> Double? {
        timing.position(at: parentTime).map { value(at: $0.progress) }
    }

    /// When, as a fraction of one run, the way done is `way` for the first time; 1 if it never is.
    ///
    /// Looks at 512 moments for the first that is far enough, then halves the step before it.
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

/// A part of a pace over a part of the way: what an animator makes of an animation that was held,
/// moved by hand or turned round.
package struct PaceStretch: Sendable, Hashable {
    /// Where in the pace's time a run begins and ends, 0...1 being all of it.
    package var begin = 0.0
    package var end = 1.0
    /// Where on the way the pace's 0 and 1 are.
    package var from = 0.0
    package var to = 1.0
    /// Seconds from 0 to 1 of the pace: a spring goes by seconds.
    package var duration = 0.0

    package init() {}

    /// Nothing moves: so much of the way is done.
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
