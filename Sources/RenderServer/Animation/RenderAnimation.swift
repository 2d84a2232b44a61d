// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One animation as it was committed: plain values that say what changes, when and how.
package final class RenderAnimation: Sendable {
    /// The change that an animation makes.
    package enum Body: Sendable {
        /// Changes nothing; only its duration counts.
        case idle
        case property(PropertyAnimation)
        /// A change of a property that a subclass of `CALayer` draws with; the path of the change
        /// is unused.
        case custom(String, PropertyAnimation)
        /// Several changes with the same progress.
        case properties([PropertyAnimation])
        /// Animations in this one's local time, cut off at its duration.
        case group([RenderAnimation])
        case transition(RenderTransition)
    }

    /// Unique within the process.
    package let id: UInt64
    /// The key under which it was added to its layer.
    package let key: String?
    package let timing: RenderTiming
    /// The timing function of one run; nil is linear.
    package let curve: TimingCurve?
    /// Replaces the timing function.
    package let spring: Spring?
    /// The part of the pace that one run covers; nil: all of it.
    package let stretch: PaceStretch?
    package let body: Body
    /// The body's fast path, where it has one.
    let direct: DirectChange?
    /// The emitter cell's property that it changes.
    let cellPath: CellPath?
    /// Whether it, or an animation in its group, changes an emitter cell.
    package let changesCells: Bool

    package init(
        id: UInt64,
        key: String?,
        timing: RenderTiming,
        curve: TimingCurve? = nil,
        spring: Spring? = nil,
        stretch: PaceStretch? = nil,
        body: Body = .idle
    ) {
        self.id = id
        self.key = key
        self.timing = timing
        self.curve = curve
        self.spring = spring
        self.stretch = stretch
        self.body = body
        direct = DirectChange(body)
        switch body {
        case .custom(let keyPath, _):
            cellPath = CellPath(keyPath)
            changesCells = cellPath != nil
        case .group(let animations):
            cellPath = nil
            changesCells = animations.contains(where: \.changesCells)
        default:
            cellPath = nil
            changesCells = false
        }
    }

    /// When the animation ends, in its layer's time; infinite if it never does.
    package var endTime: Double { timing.parentTime(at: timing.activeDuration) }

    /// The progress of one run, with the pace applied.
    func paced(_ progress: Double) -> Double { pace.value(at: progress) }

    /// The animation's timing and pace, without what it changes.
    package var pace: RenderPace {
        RenderPace(timing: timing, curve: curve, spring: spring, stretch: stretch)
    }

    /// The same change with another pace.
    package func running(by pace: RenderPace) -> RenderAnimation {
        RenderAnimation(
            id: id,
            key: key,
            timing: pace.timing,
            curve: pace.curve,
            spring: pace.spring,
            stretch: pace.stretch,
            body: body
        )
    }
}

/// A change of one property.
package struct PropertyAnimation: Sendable {
    package enum Course: Sendable {
        case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
        case keyframes(Keyframes)
    }

    package var path: RenderKeyPath
    package var course: Course
    package var isAdditive = false
    package var isCumulative = false
    /// Turns the animated numbers into a transform.
    package var function: ValueFunction?

    package init(path: RenderKeyPath, course: Course) {
        self.path = path
        self.course = course
    }
}

/// Turns numbers into a transform, as `CAValueFunction` does.
package enum ValueFunction: String, Sendable {
    case rotateX
    case rotateY
    case rotateZ
    case scale
    case scaleX
    case scaleY
    case scaleZ
    case translate
    case translateX
    case translateY
    case translateZ

    package func transform(of value: AnimatableValue) -> CATransform3D? {
        let v: [Double]
        switch value {
        case .numbers(let numbers): v = numbers.map { Double($0) }
        default: v = value.vector ?? []
        }
        guard let x = v.first else { return nil }
        let y = v.count > 1 ? v[1] : nil
        let z = v.count > 2 ? v[2] : nil
        switch self {
        case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
        case .scale: return CATransform3DMakeScale(x, y ?? x, z ?? 1)
        case .scaleX: return CATransform3DMakeScale(x, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, x, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, x)
        case .translate: return CATransform3DMakeTranslation(x, y ?? 0, z ?? 0)
        case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
        }
    }
}

/// A transition from the layer's earlier picture to its present one.
package struct RenderTransition: Sendable {
    package enum Form: Sendable {
        case fade
        case moveIn
        case push
        case reveal
        /// Rotates about the middle, the given side towards the viewer first.
        case flip
        /// The old page is rolled up from the lower right corner.
        case curlUp
        /// The new page is unrolled from the upper left corner.
        case curlDown
    }

    package enum Side: Sendable {
        case left
        case right
        case top
        case bottom
    }

    package var form: Form
    package var side: Side
    package var startProgress: Double
    package var endProgress: Double
    /// The layer with its tree as it was before.
    package var old: RenderNode?

    package init(
        form: Form,
        side: Side,
        startProgress: Double,
        endProgress: Double,
        old: RenderNode?
    ) {
        self.form = form
        self.side = side
        self.startProgress = startProgress
        self.endProgress = endProgress
        self.old = old
    }
}
