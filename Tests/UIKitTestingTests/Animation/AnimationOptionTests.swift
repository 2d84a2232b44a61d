// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What options make of animation blocks, and how blocks inside each other share them.
@MainActor struct AnimationOptionTests {
    private let app: TestApp
    private let view = UIView(frame: CGRect(x: -20, y: -20, width: 40, height: 40))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800)))
            .rootViewController?.view.addSubview(view)
        app.update()
    }

    private var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? .nan }

    /// Moves to 100 within a second.
    private func move(_ options: UIView.AnimationOptions, delay: TimeInterval = 0) {
        UIView.animate(withDuration: 1, delay: delay, options: options) { view.center.x = 100 }
        app.update()
    }

    /// Where the view is seen at each of some seconds.
    private func places(at times: [Double]) -> [Double] {
        var now = 0.0
        return times.map { time in
            app.advance(by: time - now)
            now = time
            return (seen * 1000).rounded() / 1000
        }
    }

    // MARK: Repeats

    @Test func repeatGoesOnForever() {
        move([.repeat, .curveLinear])
        #expect(places(at: [0.25, 1.25, 7.5]) == [25, 25, 50])
        #expect(view.center.x == 100)
    }

    @Test func autoreverseGoesBackAndForth() {
        move([.repeat, .autoreverse, .curveLinear])
        #expect(places(at: [0.25, 1.25, 2.25]) == [25, 75, 25])
    }

    @Test func autoreverseAloneGoesBackOnceAndJumpsToTheEnd() {
        move([.autoreverse, .curveLinear])
        #expect(places(at: [0.5, 1.75, 2.1]) == [50, 25, 100])
    }

    @Test func modifyAnimationsRepeatsACertainNumberOfTimes() {
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                    view.center.x = 100
                }
                view.alpha = 0
            },
            completion: { ends.append($0) }
        )
        app.update()
        #expect(places(at: [0.5, 1.5, 2.25]) == [50, 50, 25])
        // What stands beside it runs once.
        #expect(view.layer.presentation()?.opacity == 0 && ends.isEmpty)
        app.advance(by: 2)
        #expect(ends == [true] && seen == 100)
    }

    @Test func modifyAnimationsOutsideOfABlockAnimatesNothing() {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
        #expect(view.center.x == 100 && view.layer.animationKeys() == nil)
    }

    // MARK: Curves

    @Test func curvesSayWhereTheViewIsBeforeTheMiddle() {
        var places: [Double] = []
        for curve: UIView.AnimationOptions in [
            .curveEaseIn, .curveEaseInOut, .curveLinear, .curveEaseOut,
        ] {
            view.layer.removeAllAnimations()
            view.center.x = 0
            app.update()
            move(curve)
            app.advance(by: 0.3)
            places.append(Double(seen))
        }
        #expect(places == places.sorted() && abs(places[2] - 30) < 1e-6)
        #expect(Set(places).count == 4)
    }

    @Test func withoutACurveBothEndsAreSlow() {
        move([])
        app.advance(by: 0.3)
        let plain = seen
        view.layer.removeAllAnimations()
        view.center.x = 0
        app.update()
        move(.curveEaseInOut)
        app.advance(by: 0.3)
        #expect(abs(seen - plain) < 1e-6)
    }

    // MARK: States

    @Test func anAnimationMayBeginAtWhatIsSeen() {
        view.transform = CGAffineTransform(scaleX: 1, y: 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        app.update()
        app.advance(by: 0.5)
        #expect(abs(scale - 2) < 1e-6)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.transform = CGAffineTransform(scaleX: 4, y: 4)
        }
        app.update()
        #expect(abs(scale - 2) < 1e-6)
        app.advance(by: 0.5)
        #expect(abs(scale - 3) < 1e-6)
        // Without the option, it begins at what was set.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        app.update()
        #expect(abs(scale - 4) < 1e-6)
    }

    @Test func aDelayShowsTheOldValueUntilItIsOver() {
        move(.curveLinear, delay: 1)
        #expect(places(at: [0.5, 1.5, 2.1]) == [0, 50, 100])
        #expect(view.center.x == 100)
    }

    @Test func subviewsMoveAlongIfTheyAreLaidOut() {
        @MainActor final class Row: UIView {
            override func layoutSubviews() {
                subviews[0].frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
        let end = UIView()
        row.addSubview(end)
        view.superview?.addSubview(row)
        app.update()
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            row.bounds.size.width = 200
        }
        app.update()
        app.advance(by: 0.5)
        #expect(end.center.x == 195 && end.layer.presentation()?.position.x == 145)
        app.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            row.bounds.size.width = 100
        }
        app.update()
        app.advance(by: 0.5)
        #expect(end.layer.presentation()?.position.x == 95)
    }

    @Test func framesASecondAreAskedOfTheDisplay() {
        UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond30) {
            view.center.x = 100
        }
        UIView.animate(withDuration: 1, delay: 0, options: .preferredFramesPerSecond60) {
            view.alpha = 0
        }
        UIView.animate(withDuration: 1) { view.bounds.size.width = 10 }
        let rate = { view.layer.animation(forKey: $0)?.preferredFrameRateRange.preferred }
        #expect(rate("position") == 30 && rate("opacity") == 60)
        #expect(rate("bounds.size") == CAFrameRateRange.default.preferred)
    }

    // MARK: Blocks inside blocks

    @Test func innerBlocksTakeOverWhatTheyDoNotOverride() {
        UIView.animate(
            withDuration: 3,
            delay: 5,
            options: [.repeat, .curveLinear, .allowUserInteraction]
        ) {
            UIView.animate(withDuration: 1) { view.center.x = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
                view.alpha = 0.5
            }
        }
        let inner = view.layer.animation(forKey: "position")
        #expect(inner?.duration == 3 && inner?.repeatCount == .infinity)
        #expect(inner?.timingFunction == CAMediaTimingFunction(name: .linear))
        #expect(inner?.beginTime == 0)
        let own = view.layer.animation(forKey: "opacity")
        #expect(own?.repeatCount == 0 && own?.duration == 1)
        #expect(own?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }

    @Test func aCurveIsKeptByItsOverride() {
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
            UIView.animate(
                withDuration: 1,
                delay: 0,
                options: [.curveEaseIn, .overrideInheritedCurve]
            ) { view.center.x = 100 }
        }
        let inner = view.layer.animation(forKey: "position")
        #expect(inner?.duration == 3)
        #expect(inner?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }

    @Test func theDurationOfABlockIsReadInsideIt() {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 3, delay: 1) {
            #expect(UIView.inheritedAnimationDuration == 3)
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                #expect(UIView.inheritedAnimationDuration == 1)
            }
            UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
            #expect(UIView.inheritedAnimationDuration == 3)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func withoutAnimationsBlocksEndAtTheNextTurn() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 100
        } completion: {
            ends.append($0)
        }
        #expect(ends.isEmpty && view.center.x == 100 && view.layer.animationKeys() == nil)
        app.update()
        #expect(ends == [true])
    }

    // MARK: Springs

    @Test func aSpringSwingsBeyondItsEndUnlessItIsDamped() {
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.3,
            initialSpringVelocity: 0
        ) { view.center.x = 100 }
        app.update()
        let swinging = places(at: stride(from: 0.05, through: 1, by: 0.05).map { $0 })
        #expect((swinging.max() ?? 0) > 110)
        app.settle()
        view.center.x = 0
        UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 100 }
        app.update()
        let damped = places(at: stride(from: 0.05, through: 1, by: 0.05).map { $0 })
        #expect((damped.max() ?? 0) <= 100 && damped == damped.sorted())
    }

    @Test func aSpringMayBePushedOff() {
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 20
        ) { view.center.x = 100 }
        app.update()
        app.advance(by: 0.02)
        // Twenty whole ways a second.
        #expect(seen > 25)
    }

    // MARK: Keyframes

    private func keyframes(_ options: UIView.KeyframeAnimationOptions) {
        let linear = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue
        )
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: options.union(linear)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 400
            }
        }
        app.update()
    }

    @Test func keyframesGoStraightFromEachToTheNext() {
        keyframes(.calculationModeLinear)
        #expect(places(at: [0.5, 1, 1.5]) == [50, 100, 250])
    }

    @Test func keyframesReverseTogether() {
        keyframes([.repeat, .autoreverse])
        #expect(places(at: [0.5, 2.5, 3.5, 4.5]) == [50, 250, 50, 50])
    }

    @Test func pacedCubicKeyframesMoveEvenly() {
        keyframes(.calculationModeCubicPaced)
        let seen = places(at: [0.5, 1, 1.5])
        #expect(abs(seen[0] - 100) < 15 && abs(seen[1] - 200) < 15 && abs(seen[2] - 300) < 15)
    }

    @Test func keyframesMayBeginAtWhatIsSeen() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        app.update()
        app.advance(by: 0.5)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                view.transform = .identity
            }
        }
        app.update()
        #expect(abs(scale - 2) < 1e-6)
    }

    @Test func keyframesInsideABlockTakeItsDurationUnlessTheyOverride() {
        UIView.animate(withDuration: 4) {
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    view.center.x = 100
                }
            }
            UIView.animateKeyframes(
                withDuration: 1,
                delay: 0,
                options: [.overrideInheritedDuration]
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    view.alpha = 0
                }
            }
            UIView.animateKeyframes(withDuration: 2, delay: 0, options: .overrideInheritedOptions) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                    view.bounds.size.width = 10
                }
            }
        }
        #expect(view.layer.animation(forKey: "position")?.duration == 4)
        #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
        #expect(view.layer.animation(forKey: "bounds.size")?.duration == 2)
    }

    @Test func keyframesLetTouchesThroughAndLayOut() {
        @MainActor final class Row: UIView {
            override func layoutSubviews() { subviews[0].frame.size.width = bounds.width }
        }
        let row = Row(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
        row.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10)))
        view.superview?.addSubview(row)
        app.update()
        let touched = { self.view.superview?.hitTest(CGPoint(x: 5, y: 105), with: nil) }
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .layoutSubviews) {
            row.bounds.size.width = 300
        }
        #expect(row.subviews[0].layer.animation(forKey: "bounds.size") != nil)
        #expect(touched() !== row.subviews[0])
        app.settle()
        UIView.animateKeyframes(
            withDuration: 1,
            delay: 0,
            options: [.layoutSubviews, .allowUserInteraction]
        ) { row.bounds.size.width = 200 }
        #expect(touched() === row.subviews[0])
    }

    @Test func aKeyframeOutsideOfKeyframesChangesAtOnce() {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 100
        }
        #expect(view.center.x == 100 && view.layer.animationKeys() == nil)
    }

    // MARK: Transitions

    @Test func aTransitionAnimatesInsideOnlyIfAllowed() {
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.alpha = 0.5
        }
        #expect(view.layer.animationKeys() == [kCATransition])
        app.settle()
        UIView.transition(
            with: view,
            duration: 1,
            options: [.transitionCrossDissolve, .allowAnimatedContent]
        ) { view.alpha = 1 }
        #expect(view.layer.animation(forKey: "opacity")?.duration == 1)
        #expect(view.layer.animation(forKey: kCATransition) != nil)
    }

    @Test func aTransitionExchangesViewsAndTellsItsEnd() {
        let root = view.superview
        let other = UIView(frame: view.frame)
        var ends: [Bool] = []
        UIView.transition(
            from: view,
            to: other,
            duration: 0.5,
            options: .transitionCrossDissolve
        ) { ends.append($0) }
        #expect(view.superview == nil && other.superview === root && ends.isEmpty)
        app.update()
        app.advance(by: 0.6)
        #expect(ends == [true])
    }

    @Test func deletedViewsShrinkWhileOtherAnimationsRunAlong() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.superview?.addSubview(other)
        var ends: [Bool] = []
        UIView.perform(
            .delete,
            on: [view],
            options: [],
            animations: { other.alpha = 0 },
            completion: { ends.append($0) }
        )
        app.update()
        app.advance(by: 0.15)
        #expect(view.superview != nil && ends.isEmpty)
        #expect((other.layer.presentation()?.opacity ?? 1) < 1)
        app.settle()
        #expect(view.superview == nil && ends == [true])
    }

    // MARK: Begin and commit

    private func begun(_ settings: () -> Void) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        settings()
        UIView.commitAnimations()
        app.update()
    }

    @Test func aBegunAnimationMayWait() {
        begun {
            UIView.setAnimationDelay(1)
            view.center.x = 100
        }
        #expect(places(at: [0.5, 1.5]) == [0, 50])
    }

    @Test func aBegunAnimationHasADate() {
        begun {
            UIView.setAnimationStart(.distantPast)
            view.center.x = 100
        }
        #expect(places(at: [0.5]) == [50])
        begun {
            UIView.setAnimationStart(.distantFuture)
            view.alpha = 0
        }
        app.advance(by: 100)
        #expect(view.layer.presentation()?.opacity == 1)
        view.layer.removeAllAnimations()
    }

    @Test func aBegunAnimationMayBeginAtWhatIsSeen() {
        begun { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
        app.advance(by: 0.5)
        begun {
            UIView.setAnimationBeginsFromCurrentState(true)
            view.transform = .identity
        }
        #expect(abs(scale - 2) < 1e-6)
        app.advance(by: 0.25)
        begun {
            UIView.setAnimationBeginsFromCurrentState(true)
            UIView.setAnimationBeginsFromCurrentState(false)
            view.transform = CGAffineTransform(scaleX: 5, y: 5)
        }
        #expect(abs(scale - 1) < 1e-6)
    }

    @Test(
        arguments: [
            UIView.AnimationTransition.flipFromLeft, .flipFromRight, .curlUp, .curlDown, .none,
        ]
    )
    func aBegunAnimationShowsATransition(kind: UIView.AnimationTransition) {
        begun {
            UIView.setAnimationTransition(kind, for: view, cache: true)
            view.addSubview(UIView())
        }
        let transition = view.layer.animation(forKey: kCATransition) as? CATransition
        let expected: [UIView.AnimationTransition: CATransitionType] = [
            .flipFromLeft: CATransitionType(rawValue: "oglFlip"),
            .flipFromRight: CATransitionType(rawValue: "oglFlip"),
            .curlUp: CATransitionType(rawValue: "pageCurl"),
            .curlDown: CATransitionType(rawValue: "pageUnCurl"),
        ]
        #expect(transition?.type == expected[kind])
        #expect((transition?.subtype == .fromRight) == (kind == .flipFromRight))
        #expect((transition?.duration ?? 1) == 1)
    }

    @Test func curvesOfBegunAnimationsAreThoseOfBlocks() {
        for (curve, name) in [
            (UIView.AnimationCurve.easeIn, CAMediaTimingFunctionName.easeIn),
            (.easeOut, .easeOut), (.easeInOut, .easeInEaseOut), (.linear, .linear),
        ] {
            view.layer.removeAllAnimations()
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(curve)
            view.center.x += 100
            UIView.commitAnimations()
            let function = view.layer.animation(forKey: "position")?.timingFunction
            #expect(function == CAMediaTimingFunction(name: name))
        }
    }
}
