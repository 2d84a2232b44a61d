// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// An animator's states and what its views show, by a clock that is moved by hand.
@MainActor struct PropertyAnimatorTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        view.backgroundColor = .red
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    /// Where the view is seen.
    private var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func linear(_ seconds: TimeInterval = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.center.x = 120 }
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test func oneThatAnimatesNothingMayBeReleasedWhilePaused() {
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {}
            animator.fractionComplete = 0.3
            #expect(animator.fractionComplete == 0.3)
            released = animator
        }
        #expect(released == nil)
    }

    @Test func aPausedOneMayNotBeReleased() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    view.alpha = 0
                }
                animator.fractionComplete = 0.3
            }
        }
    }

    @Test func itRunsFromBeginningToEnd() {
        let animator = linear()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 20)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 120)
        app.advance(by: 0.25)
        #expect(isNear(seen, 45) && isNear(animator.fractionComplete, 0.25))
        app.advance(by: 0.75)
        #expect(animator.state == .inactive && ends == [.end])
        #expect(view.layer.animationKeys() == nil && isNear(seen, 120))
        #expect(animator.fractionComplete == 0)
    }

    @Test func aPauseHoldsItAndAStartGoesOn() {
        let animator = linear()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        app.advance(by: 3)
        #expect(isNear(seen, 70) && isNear(animator.fractionComplete, 0.5))
        animator.startAnimation()
        app.advance(by: 0.25)
        #expect(isNear(seen, 95))
        app.advance(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test func itsRunningAndItsFractionAreObserved() {
        let animator = linear()
        var told: [String] = []
        let tokens = [
            animator.observe(\.isRunning, _key: "isRunning") { animator, _ in
                told.append("\(animator.isRunning)")
            },
            animator.observe(\.fractionComplete, _key: "fractionComplete") { animator, _ in
                told.append("\(animator.fractionComplete)")
            },
        ]
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.startAnimation()
        app.advance(by: 1)
        for token in tokens { token.invalidate() }
        #expect(told == ["true", "false", "0.5", "true", "false"])
    }

    @Test func aHeldAnimatorIsMovedByHand() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            view.center.x = 120
        }
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        #expect(isNear(seen, 50) && view.center.x == 120)
        animator.fractionComplete = 0.8
        #expect(isNear(seen, 100))
        animator.fractionComplete = 7
        #expect(isNear(seen, 120) && animator.fractionComplete == 1)
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 1)
        animator.stopAnimation(true)
    }

    @Test func withoutLinearScrubbingTheCurveCounts() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            view.center.x = 120
        }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(seen < 60 && seen > 45)
        animator.stopAnimation(true)
    }

    @Test func aPauseNeverMakesAViewJump() {
        let curves: [UIView.AnimationCurve] = [.easeIn, .easeOut, .easeInOut, .linear]
        for curve in curves {
            view.center.x = 20
            let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
                view.center.x = 120
            }
            animator.startAnimation()
            app.advance(by: 0.35)
            let before = seen
            animator.pauseAnimation()
            #expect(isNear(seen, before))
            // What is held is linear: the fraction says where the view is.
            #expect(isNear(20 + 100 * animator.fractionComplete, before))
            animator.fractionComplete += 0
            #expect(isNear(seen, before))
            animator.startAnimation()
            #expect(abs(seen - before) < 1e-3)
            app.advance(by: 2)
            #expect(animator.state == .inactive && isNear(seen, 120))
        }
    }

    @Test func aPauseCostsNoTime() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) {
            view.center.x = 120
        }
        animator.startAnimation()
        app.advance(by: 0.2)
        animator.pauseAnimation()
        app.advance(by: 1)
        animator.startAnimation()
        app.advance(by: 0.79)
        #expect(animator.isRunning)
        app.advance(by: 0.02)
        #expect(animator.state == .inactive)
    }

    @Test func itTurnsRoundInFlight() {
        let animator = linear()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        app.advance(by: 0.6)
        animator.isReversed = true
        #expect(isNear(seen, 80) && animator.isRunning)
        app.advance(by: 0.2)
        #expect(isNear(seen, 60) && isNear(animator.fractionComplete, 0.4))
        animator.isReversed = false
        app.advance(by: 0.1)
        #expect(isNear(seen, 70))
        animator.isReversed = true
        app.advance(by: 0.5)
        #expect(end == .start && view.center.x == 20 && animator.state == .inactive)
    }

    @Test func reversedFromTheOutsetItRunsFromEndToBeginning() {
        let animator = linear()
        animator.isReversed = true
        animator.startAnimation()
        app.advance(by: 0.25)
        #expect(isNear(seen, 95))
        app.advance(by: 0.8)
        #expect(view.center.x == 20)
    }

    @Test func itGoesOnAtAnotherPaceInAnotherTime() {
        let animator = linear(2)
        animator.startAnimation()
        app.advance(by: 1)
        animator.pauseAnimation()
        let eased = UICubicTimingParameters(animationCurve: .easeIn)
        animator.continueAnimation(withTimingParameters: eased, durationFactor: 0.25)
        #expect(isNear(seen, 70) && animator.isRunning)
        app.advance(by: 0.25)
        #expect(seen > 70 && seen < 95)
        app.advance(by: 0.25)
        #expect(animator.state == .inactive && isNear(seen, 120))
    }

    @Test func itGoesBackAtAnotherPace() {
        let animator = linear(2)
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        app.advance(by: 1)
        animator.pauseAnimation()
        animator.isReversed = true
        let spring = UISpringTimingParameters(dampingRatio: 1)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
        app.advance(by: 0.5)
        #expect(seen < 70 && seen > 20)
        app.advance(by: 0.51)
        #expect(end == .start && view.center.x == 20)
    }

    @Test func withoutAFactorItTakesTheTimeThatIsLeft() {
        let animator = linear(2)
        animator.fractionComplete = 0.75
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        app.advance(by: 0.49)
        #expect(animator.isRunning)
        app.advance(by: 0.02)
        #expect(animator.state == .inactive)
    }

    @Test func aStopKeepsWhatIsSeen() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 120
            view.alpha = 0
            view.backgroundColor = .blue
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        var isTold = false
        animator.addCompletion { _ in isTold = true }
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !isTold)
        #expect(isNear(view.center.x, 70) && abs(view.alpha - 0.5) < 1e-6)
        #expect(isNear(view.transform.a, 2))
        var red: CGFloat = 0
        view.backgroundColor?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 0.5) < 0.26)
        app.advance(by: 2)
        #expect(isNear(view.center.x, 70) && view.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.start, 20.0), (.current, 45.0), (.end, 120.0),
    ])
    func aStoppedAnimatorIsFinishedAnywhere(
        _ position: UIViewAnimatingPosition,
        _ x: CGFloat
    ) {
        let animator = linear()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        app.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        // The views take over what is seen, and nothing animates them any more.
        #expect(isNear(view.center.x, 45) && view.layer.animationKeys() == nil)
        app.advance(by: 1)
        #expect(isNear(seen, 45) && end == nil)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && end == position)
        #expect(isNear(view.center.x, x))
    }

    @Test func aStoppedScrubbedAnimatorGoesBackToItsStart() {
        view.backgroundColor = .red
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.alpha = 0
            view.backgroundColor = .blue
        }
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        #expect(isNear(view.alpha, 0.5) && view.backgroundColor != .blue)
        animator.finishAnimation(at: .start)
        #expect(view.alpha == 1 && view.backgroundColor == .red)
    }

    @Test func blocksAreAddedWhileItRuns() {
        let animator = linear()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        app.advance(by: 0.25)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        animator.addAnimations({ view.center.y = 120 }, delayFactor: 0.5)
        app.advance(by: 0.1)
        #expect(isNear(view.layer.presentation()?.position.y ?? 0, 20))
        app.advance(by: 0.15)
        #expect(animator.state == .inactive)
        #expect(isNear(view.layer.presentation()?.position.y ?? 0, 120))
    }

    @Test func delayedBlocksHaveTheirPartOfTheTime() {
        let animator = linear()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.fractionComplete = 0.5
        #expect(view.layer.presentation()?.opacity == 1)
        animator.fractionComplete = 0.75
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
        animator.startAnimation()
        app.advance(by: 0.125)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-3)
        animator.stopAnimation(true)
    }

    @Test func keyframesFollowTheAnimator() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(scaleX: 2, y: 2)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.transform = .identity
                }
            }
        }
        func scale() -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }
        animator.fractionComplete = 0.25
        #expect(isNear(scale(), 1.5))
        animator.fractionComplete = 0.5
        #expect(isNear(scale(), 2))
        animator.fractionComplete = 0.75
        #expect(isNear(scale(), 1.5))
        animator.fractionComplete = 0.25
        #expect(isNear(scale(), 1.5))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.transform.isIdentity)
    }

    @Test func itMayBeHeldAtItsEnd() {
        let animator = linear()
        animator.pausesOnCompletion = true
        var isTold = false
        animator.addCompletion { _ in isTold = true }
        animator.startAnimation()
        app.advance(by: 1.5)
        #expect(animator.state == .active && !animator.isRunning && !isTold)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(isNear(seen, 70))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(isTold && view.center.x == 20)
    }

    @Test func aDelayComesFirst() {
        let animator = linear()
        animator.startAnimation(afterDelay: 0.5)
        app.advance(by: 0.5)
        #expect(isNear(seen, 20) && animator.fractionComplete == 0 && animator.delay == 0.5)
        app.advance(by: 0.5)
        #expect(isNear(seen, 70))
        app.advance(by: 0.6)
        #expect(animator.state == .inactive)
    }

    @Test func touchesFindAMovingViewWhereItIsSeen() {
        let animator = linear()
        animator.startAnimation()
        app.advance(by: 0.5)
        let root = view.superview
        #expect(root?.hitTest(CGPoint(x: 70, y: 20), with: nil) === view)
        #expect(root?.hitTest(CGPoint(x: 120, y: 20), with: nil) !== view)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(root?.hitTest(CGPoint(x: 120, y: 20), with: nil) === view)
    }

    @Test func touchesGoByTheModelIfAskedTo() {
        let animator = linear()
        animator.isManualHitTestingEnabled = true
        animator.startAnimation()
        app.advance(by: 0.5)
        let root = view.superview
        #expect(root?.hitTest(CGPoint(x: 120, y: 20), with: nil) === view)
        animator.stopAnimation(true)
        let deaf = linear()
        deaf.isUserInteractionEnabled = false
        view.center.x = 20
        deaf.startAnimation()
        #expect(root?.hitTest(CGPoint(x: 20, y: 20), with: nil) !== view)
        deaf.stopAnimation(true)
        #expect(root?.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }

    @Test func aRunningAnimatorStartsAtOnce() {
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { view.center.x = 120 },
            completion: { end = $0 }
        )
        #expect(animator.isRunning && animator.duration == 1)
        app.advance(by: 1)
        #expect(end == .end)
    }

    @Test func twoAnimatorsOfOnePropertyAddUp() {
        let first = linear(2)
        first.startAnimation()
        app.advance(by: 1)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 20
        }
        second.startAnimation()
        #expect(isNear(seen, 70))
        app.advance(by: 0.5)
        // 50 are left of the first way, of which half is gone: 20 - 25 + 50.
        #expect(isNear(seen, 20 - 25 + 50))
        app.advance(by: 1)
        #expect(isNear(seen, 20))
    }

    @Test func aViewThatLeavesTheScreenEndsIt() {
        let animator = linear()
        var isTold = false
        animator.addCompletion { _ in isTold = true }
        animator.startAnimation()
        view.layer.removeAllAnimations()
        #expect(isTold && animator.state == .inactive)
    }

    @Test func viewsOffScreenAreAnimatedToo() {
        let lone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            lone.center.x = 105
        }
        animator.fractionComplete = 0.5
        animator.stopAnimation(true)
        #expect(isNear(lone.center.x, 55))
    }

    @Test func springsDecideHowLongTheyTake() {
        let physical = UISpringTimingParameters(
            mass: 1,
            stiffness: 100,
            damping: 10,
            initialVelocity: .zero
        )
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: physical)
        #expect(animator.duration < 2 && animator.duration > 1)
        let system = UIViewPropertyAnimator(
            duration: 9,
            timingParameters: UISpringTimingParameters()
        )
        #expect(system.duration == 0.5)
        let ratio = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    }

    @Test func aPushAlongOneAxisMovesThatAxis() {
        let spring = UISpringTimingParameters(
            dampingRatio: 1,
            initialVelocity: CGVector(dx: 0, dy: 20)
        )
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.center = CGPoint(x: 120, y: 120) }
        animator.startAnimation()
        app.advance(by: 0.05)
        let place = view.layer.presentation()?.position ?? .zero
        #expect(place.y > place.x + 20)
        app.advance(by: 1)
        #expect(view.layer.presentation()?.position == CGPoint(x: 120, y: 120))
    }
}

/// Calls that are programming errors on iOS, too.
@MainActor struct PropertyAnimatorMisuseTests {
    @Test func onlyAPausedAnimatorIsFinished() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.isInterruptible = false
            }
        }
    }
}
