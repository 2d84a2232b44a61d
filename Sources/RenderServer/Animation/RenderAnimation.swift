// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One animation as it was committed: plain values that say what changes, when and how.
package final class RenderAnimation: Sendable {
    /// What an animation does with its progress.
    package enum Body: Sendable {
        /// Nothing that shows; it only takes its time.
        case idle
        case property(PropertyAnimation)
        /// A change of a value that the layer's own class draws by; its path does not count.
        case custom(String, PropertyAnimation)
        /// Several changes at one progress.
        case properties([PropertyAnimation])
        /// Animations in the time of this one, cut off at its duration.
        case group([RenderAnimation])
        case transition(RenderTransition)
    }

    /// Names the animation for as long as the process lives.
    package let id: UInt64
    /// The key under which it was added to its layer.
    package let key: String?
    package let timing: RenderTiming
    /// The pace of one run; nil is even.
    package let curve: TimingCurve?
    /// Takes the place of the pace.
    package let spring: Spring?
    /// The part of the pace that one run takes; nil is all of it.
    package let stretch: PaceStretch?
    package let body: Body
    /// The same as the body where it is simple.
    let direct: DirectChange?
    /// What it names of an emitter's cell.
    let cellPath: CellPath?
    /// Whether it, or an animation in it, names a cell.
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

    /// When the animation is over in the time of its layer; infinite if never.
    package var endTime: Double { timing.parentTime(at: timing.activeDuration) }

    /// How far one run is, after the pace.
    func paced(_ progress: Double) -> Double { pace.value(at: progress) }

    /// How the animation runs, apart from what it changes.
    package var pace: RenderPace {
        RenderPace(timing: timing, curve: curve, spring: spring, stretch: stretch)
    }

    /// The same change in another course.
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
    /// Makes a transform of the animated number or numbers.
    package var function: ValueFunction?

    package init(path: RenderKeyPath, course: Course) {
        self.path = path
        self.course = course
    }
}

/// Makes a transform of numbers.
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

/// A change from what was there to what is there now.
package struct RenderTransition: Sendable {
    package enum Form: Sendable {
        case fade
        case moveIn
        case push
        case reveal
        /// Turns about the middle, the side towards the viewer first.
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
