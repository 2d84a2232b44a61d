// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import RenderServer

@MainActor
struct AnimatorState {
    /// The state of its life cycle.
    enum Life {
        case inactive
        case held
        case running
        case stopped

        var state: UIViewAnimatingState {
            switch self {
            case .inactive: .inactive
            case .held, .running: .active
            case .stopped: .stopped
            }
        }
    }

    /// An animation block, with its delay as a part of the duration.
    struct Block {
        let body: () -> Void
        let delayFactor: Double
    }

    var life = Life.inactive
    var pace = AnimatorPace.curve(.standard)
    var duration: TimeInterval = 0
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var blocks: [Block] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var timeline: AnimatorTimeline?
    /// When time will have run out.
    var deadline: Deadline?
    /// The fraction at which a stopped animation stood.
    var stoppedFraction = 0.0
    var isReversed = false
    var allowsTouches = true
    var isManualHitTestingEnabled = false
    var isInterruptible = true
    var scrubsLinearly = true
    var pausesOnCompletion = false

    /// Whether views would stay between two values if it were released now.
    var isUnfinished: Bool { [.held, .stopped].contains(life) && timeline?.isEmpty == false }

    mutating func takeSettings(from other: AnimatorState) {
        delay = other.delay
        options = other.options
        blocks = other.blocks
        allowsTouches = other.allowsTouches
        isManualHitTestingEnabled = other.isManualHitTestingEnabled
        isInterruptible = other.isInterruptible
        scrubsLinearly = other.scrubsLinearly
        pausesOnCompletion = other.pausesOnCompletion
    }
}

/// How an animator gets from beginning to end.
@MainActor
enum AnimatorPace {
    case curve(TimingCurve)
    case spring(ViewSpring, ownDuration: TimeInterval?)

    init(_ parameters: any UITimingCurveProvider) {
        if parameters.timingCurveType != .cubic, parameters.timingCurveType != .builtin,
            let spring = parameters.springTimingParameters
        {
            self = .spring(spring.spring, ownDuration: spring.ownDuration)
        } else if let cubic = parameters.cubicTimingParameters {
            self = .curve(cubic.curve)
        } else {
            self = .curve(.standard)
        }
    }

    /// The duration that the timing fixes, whatever its animator says, in seconds.
    var ownDuration: TimeInterval? {
        if case .spring(_, let duration) = self { return duration }
        return nil
    }

    /// The renderer's curve or spring for a duration.
    func values(duration: Double) -> (curve: TimingCurve?, spring: Spring?) {
        switch self {
        case .curve(let curve): (curve, nil)
        case .spring(let spring, _): (nil, spring.spring(duration: duration))
        }
    }

    /// The timing as animation blocks use it.
    func course(duration: Double, options: UIView.AnimationOptions) -> ViewAnimation.Course {
        var course = ViewAnimation.Course(duration: duration, options: options)
        switch self {
        case .curve(let curve): course.timingFunction = CAMediaTimingFunction(curve: curve)
        case .spring(let spring, _): course.spring = spring
        }
        return course
    }
}

extension TimeInterval {
    /// A length of time: not negative, and a number.
    package var asLength: TimeInterval { isFinite ? max(0, self) : 0 }
}
