// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing

@testable import UIKitBasics
@testable import UIKitValues
@testable import UIKitViews

@MainActor
struct ViewAnimationTests {
    private let window = makeWindow()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    private func animation(_ key: String) -> CABasicAnimation? {
        view.layer.animation(forKey: key) as? CABasicAnimation
    }

    @Test func outsideABlockNothingIsAnimated() {
        view.center.x = 500
        #expect(view.layer.animationKeys() == nil)
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    }

    @Test func anActionOfAValueThatIsReplacedIsAnAnimationWithTheBlocksTiming() {
        view.backgroundColor = .red
        UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn) {
            let action = view.action(for: view.layer, forKey: "backgroundColor")
            let change = action as? CABasicAnimation
            #expect(change?.duration == 3 && change?.keyPath == "backgroundColor")
            #expect(change?.timingFunction == CAMediaTimingFunction(name: .easeIn))
            // A copy is added where the subclass wants it.
            let copy = change?.copy() as? CABasicAnimation
            copy?.keyPath = "borderColor"
            if let copy { view.layer.add(copy, forKey: "own") }
            view.backgroundColor = .blue
        }
        #expect(Set(view.layer.animationKeys() ?? []) == ["own", "backgroundColor"])
        #expect(animation("own")?.keyPath == "borderColor")
        #expect(animation("backgroundColor")?.delegate != nil)
    }

    /// Animates a property of its own with the timing of the block around.
    private final class PieLayer: CALayer {
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "angle" else { return super.action(forKey: event) }
            guard let action = super.action(forKey: "backgroundColor") as? CABasicAnimation
            else { return nil }
            action.keyPath = event
            action.fromValue = NSNumber(value: 1)
            action.toValue = nil
            return action
        }
    }

    private final class PieView: UIView {
        override class var layerClass: AnyClass { PieLayer.self }
    }

    @Test func anActionThatASubclassChangesIsAddedAsItChangedIt() {
        let pie = PieView()
        window.addSubview(pie)
        var isDone = false
        UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn) {
            pie.layer.setValue(NSNumber(value: 7), forKey: "angle")
        } completion: { _ in
            isDone = true
        }
        let change = pie.layer.animation(forKey: "angle") as? CABasicAnimation
        #expect(change?.keyPath == "angle" && change?.duration == 3)
        #expect((change?.fromValue as? NSNumber)?.intValue == 1)
        // The block's end is the end of what was made of its action.
        #expect(!isDone && change?.delegate != nil)
        pie.layer.removeAllAnimations()
        #expect(isDone)
    }

    /// Slows the changes of its layer's colour down.
    private final class SlowView: UIView {
        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            let action = super.action(for: layer, forKey: event)
            (action as? CABasicAnimation)?.duration = 9
            return action
        }
    }

    @Test func anActionKeepsTheTimingThatASubclassGivesIt() {
        let slow = SlowView()
        window.addSubview(slow)
        UIView.animate(withDuration: 3) { slow.backgroundColor = .red }
        #expect(slow.layer.animation(forKey: "backgroundColor")?.duration == 9)
    }

    @Test func insideABlockTheOldValueIsMadeUpFor() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
            view.center = CGPoint(x: 150, y: 50)
            view.alpha = 0.25
        }
        #expect(view.center == CGPoint(x: 150, y: 50) && view.alpha == 0.25)
        let move = animation("position")
        #expect(move?.isAdditive == true && move?.duration == 2 && move?.fillMode == .both)
        #expect(move?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
        #expect(move?.toValue as? CGPoint == .zero)
        #expect((animation("opacity")?.fromValue as? NSNumber)?.doubleValue == 0.75)
    }

    @Test func boundsAreAnimatedInTwoParts() {
        UIView.animate(withDuration: 1) {
            view.bounds = CGRect(x: 5, y: 0, width: 50, height: 100)
        }
        #expect(animation("bounds.origin")?.fromValue as? CGPoint == CGPoint(x: -5, y: 0))
        #expect(
            animation("bounds.size")?.fromValue as? CGSize == CGSize(width: 50, height: 0)
        )
        #expect(animation("bounds") == nil)
    }

    @Test func laterAnimationsKeepCompanyWithEarlierOnes() {
        UIView.animate(withDuration: 1) { view.center.x = 200 }
        UIView.animate(withDuration: 1) { view.center.x = 300 }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(animation("position-2")?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    }

    @Test func coloursAreReplaced() {
        view.backgroundColor = .red
        UIView.animate(withDuration: 1) { view.backgroundColor = .blue }
        UIView.animate(withDuration: 1) { view.backgroundColor = .green }
        #expect(view.layer.animationKeys() == ["backgroundColor"])
        #expect(animation("backgroundColor")?.isAdditive == false)
    }

    @Test func valuesThatDoNotChangeAreNotAnimated() {
        UIView.animate(withDuration: 1) {
            view.center = view.center
            view.isHidden = true
        }
        #expect(view.layer.animationKeys() == nil && view.isHidden)
    }

    @Test func withoutAnimationIsWithoutEvenInsideABlock() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 300 }
            #expect(UIView.inheritedAnimationDuration == 1)
        }
        #expect(view.layer.animationKeys() == nil && view.center.x == 300)
        #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
    }

    @Test func disabledAnimationsEndAtTheNextTurn() {
        UIView.setAnimationsEnabled(false)
        var result: Bool?
        UIView.animate(
            withDuration: 1,
            animations: { view.center.x = 300 },
            completion: { result = $0 }
        )
        UIView.setAnimationsEnabled(true)
        #expect(view.center.x == 300 && view.layer.animationKeys() == nil && result == nil)
        Deadlines.shared.run()
        #expect(result == true)
    }

    @Test func aBlockWithoutDurationEndsAtTheNextTurn() {
        var result: Bool?
        UIView.animate(
            withDuration: 0,
            animations: { view.center.x = 400 },
            completion: { result = $0 }
        )
        #expect(view.center.x == 400 && view.layer.animationKeys() == nil && result == nil)
        Deadlines.shared.run()
        #expect(result == true)
    }

    @Test func innerBlocksTakeDurationAndCurveFromOuterOnes() {
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1) { view.center.x = 200 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                view.alpha = 0
            }
        }
        #expect(animation("position")?.duration == 3)
        #expect(animation("opacity")?.duration == 1)
        #expect(animation("position")?.timingFunction == CAMediaTimingFunction(name: .linear))
    }

    @Test func takingTheAnimationsAwayCutsTheBlockShort() {
        var result: Bool?
        UIView.animate(
            withDuration: 5,
            animations: { view.center.x = 200 },
            completion: { result = $0 }
        )
        #expect(result == nil)
        view.layer.removeAllAnimations()
        #expect(result == false)
    }

    @Test func aViewThatMovesTakesNoTouchesUnlessAllowed() {
        UIView.animate(withDuration: 5) { view.center.x = 60 }
        #expect(window.hitTest(CGPoint(x: 60, y: 50), with: nil) === window)
        view.layer.removeAllAnimations()
        #expect(window.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
        UIView.animate(withDuration: 5, delay: 0, options: .allowUserInteraction) {
            view.center.x = 70
        }
        #expect(window.hitTest(CGPoint(x: 70, y: 50), with: nil) === view)
    }

    @Test func springsRestAfterTheirDuration() {
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0
        ) { view.center.x = 200 }
        guard let spring = animation("position") as? CASpringAnimation else {
            Issue.record("no spring")
            return
        }
        let frequency = Double(spring.stiffness).squareRoot()
        let envelope = 0.5 * frequency / (frequency * 0.75.squareRoot()) * exp(-0.5 * frequency)
        #expect(abs(envelope - 0.001) < 1e-6)
        #expect(abs(Double(spring.damping) - frequency) < 1e-6 && spring.duration == 1)
    }

    @Test func layoutInsideABlockIsAnimated() {
        @MainActor final class Column: UIView {
            var height: CGFloat = 10
            override func layoutSubviews() {
                subviews[0].frame = CGRect(x: 0, y: 0, width: 10, height: height)
            }
        }
        let column = Column(frame: view.frame)
        let row = UIView()
        column.addSubview(row)
        window.addSubview(column)
        column.layoutIfNeeded()
        UIView.animate(withDuration: 1) {
            column.height = 30
            column.setNeedsLayout()
            column.layoutIfNeeded()
        }
        #expect(row.layer.animationKeys() == ["bounds.size", "position"])
    }

    @Test func keyframesHaveTheirPartOfTheTime() {
        UIView.animateKeyframes(withDuration: 4, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                view.center.x = 200
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 300
            }
        }
        let move = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
        #expect(view.layer.animationKeys() == ["position"] && move?.duration == 4)
        #expect(move?.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 1])
        let places = (move?.values ?? []).map { ($0 as? CGPoint)?.x ?? .nan }
        #expect(places == [-250, -100, -100, 0] && move?.isAdditive == true)
        #expect(move?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }

    @Test func transitionExchangesViews() {
        let other = UIView()
        UIView.transition(from: view, to: other, duration: 0, options: .transitionCrossDissolve)
        #expect(other.superview === window && view.superview == nil)
        UIView.transition(
            from: other,
            to: view,
            duration: 0,
            options: .showHideTransitionViews
        )
        #expect(other.isHidden && !view.isHidden && other.superview === window)
    }
}
