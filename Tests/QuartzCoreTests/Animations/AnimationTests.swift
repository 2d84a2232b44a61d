// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import RenderServer
import Testing

/// The clock is the whole process's, so these run one after the other.
@Suite(.serialized)
struct AnimationTests {
    /// The time that every test of this suite begins at; animations say when they begin.
    private let clock = ManualClock(now: 100)

    init() { MediaTime.setClock(clock) }

    final class Witness: NSObject, CAAnimationDelegate {
        var log: [String] = []

        func animationDidStart(_ anim: CAAnimation) { log.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.append("stop \(flag)")
        }
    }

    private func fade(_ from: Any?, _ to: Any?, duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    @Test func anAnimationShowsAndTheModelStays() throws {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 20, 20)
        screen.draw(at: 100)
        layer.add(fade(0, 1, duration: 2), forKey: "fade")
        let outcome = screen.draw(at: 100)
        #expect(outcome.nextFrameTime == 100)
        #expect(screen.pixel(15, 15) == 0xFFFF_FFFF)
        clock.move(to: 101)
        screen.draw(at: 101)
        #expect(layer.opacity == 1)
        #expect(layer.presentation()?.opacity == 0.5)
        let pixel = screen.pixel(15, 15)
        #expect(pixel & 0xFF >= 127 && pixel & 0xFF <= 128)
        let last = screen.draw(at: 102)
        #expect(screen.pixel(15, 15) == 0xFFFF_0000 && last.nextFrameTime == nil)
    }

    @Test func endsAreToldOnceAndInOrder() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 20, 20)
        let witness = Witness()
        var completed = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed += 1 }
        let animation = fade(0, 1)
        animation.delegate = witness
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        screen.draw(at: 100)
        #expect(layer.animationKeys() == ["fade"])
        screen.host.advanceAnimations(to: 100)
        #expect(witness.log == ["start"] && completed == 0)
        #expect(screen.host.nextAnimationEvent == 101)
        screen.host.advanceAnimations(to: 101)
        #expect(witness.log == ["start", "stop true"] && completed == 1)
        #expect(layer.animationKeys() == nil)
        screen.host.advanceAnimations(to: 102)
        #expect(witness.log.count == 2)
    }

    @Test func takingAnAnimationAwayTellsThatItDidNotFinish() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 20, 20)
        let witness = Witness()
        let animation = fade(0, 1)
        animation.delegate = witness
        layer.add(animation, forKey: "a")
        screen.draw(at: 100)
        layer.removeFromSuperlayer()
        #expect(witness.log == ["stop false"])
    }

    /// Collection views take cells away in the turn in which they fade them in.
    @Test func animationsEndWhereTheirLayerLeavesBeforeItsFirstCommit() {
        let screen = Screen()
        screen.draw(at: 100)
        let group = screen.add(Paint.red, 10, 10, 20, 20)
        let layer = CALayer()
        group.addSublayer(layer)
        let witness = Witness()
        let animation = fade(0, 1)
        animation.delegate = witness
        layer.add(animation, forKey: "a")
        group.removeFromSuperlayer()
        #expect(witness.log == ["stop false"] && layer.animationKeys() == nil)
    }

    @Test func theSameKeyReplacesAndNoKeyAdds() {
        let layer = CALayer()
        layer.add(fade(0, 1), forKey: "a")
        layer.add(fade(1, 0), forKey: "a")
        layer.add(fade(1, 0), forKey: nil)
        layer.add(fade(1, 0), forKey: "b")
        #expect(layer.animationKeys() == ["a", "b"])
        layer.removeAnimation(forKey: "a")
        #expect(layer.animation(forKey: "a") == nil && layer.animation(forKey: "b") != nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test func aCopyRunsSoLaterChangesDoNotCount() {
        let layer = CALayer()
        let animation = fade(0, 1)
        layer.add(animation, forKey: "a")
        animation.duration = 77
        #expect(layer.animation(forKey: "a")?.duration == 1)
    }

    @Test func changesOnScreenAnimateByThemselves() throws {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 20, 20)
        layer.opacity = 0.9
        #expect(layer.animationKeys() == nil)
        screen.draw(at: 100)
        layer.opacity = 0.1
        let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(animation.duration == 0.25)
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 4
        #expect(layer.animation(forKey: "cornerRadius") == nil)
        CATransaction.flush()
    }

    @Test func additiveAnimationsSum() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 10, 10)
        for index in 0..<2 {
            let move = CABasicAnimation(keyPath: "position")
            move.isAdditive = true
            move.fromValue = CGPoint(x: -10, y: 0)
            move.toValue = CGPoint.zero
            move.duration = 1
            layer.add(move, forKey: "move-\(index)")
        }
        screen.draw(at: 100)
        #expect(layer.presentedProperties(at: 100).position == CGPoint(x: -15, y: 5))
        #expect(layer.presentedProperties(at: 100.5).position == CGPoint(x: -5, y: 5))
        #expect(layer.presentedProperties(at: 101).position == CGPoint(x: 5, y: 5))
    }

    @Test func presentationLayersConvertAndHitTestWhatIsOnScreen() throws {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 10, 10)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 55
        move.toValue = 55
        move.duration = 10
        layer.add(move, forKey: "move")
        screen.draw(at: 100)
        let shown = try #require(screen.root.presentation())
        let hit = try #require(shown.hitTest(CGPoint(x: 52, y: 5)))
        #expect(hit.model() === layer)
        #expect(shown.hitTest(CGPoint(x: 5, y: 5))?.model() === screen.root)
        let copy = try #require(layer.presentation())
        #expect(copy.superlayer?.model() === screen.root)
        #expect(copy.convert(CGPoint.zero, to: screen.root) == CGPoint(x: 50, y: 0))
        #expect(layer.convert(CGPoint.zero, to: screen.root) == .zero)
    }

    @Test func groupsCutTheirMembersOff() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 10, 10)
        let group = CAAnimationGroup()
        let grow = CABasicAnimation(keyPath: "bounds.size.width")
        grow.fromValue = 0
        grow.toValue = 100
        grow.duration = 4
        group.animations = [fade(0, 1, duration: 1), grow]
        group.duration = 2
        layer.add(group, forKey: "group")
        screen.draw(at: 100)
        let middle = layer.presentedProperties(at: 101.5)
        #expect(middle.bounds.width == 37.5 && middle.opacity == 1)
        #expect(layer.presentedProperties(at: 102).bounds.width == 10)
    }

    @Test func keyframesFollowAPathAndTurn() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 10, 10)
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path = path
        walk.calculationMode = .paced
        walk.rotationMode = .rotateAuto
        walk.duration = 4
        layer.add(walk, forKey: "walk")
        screen.draw(at: 100)
        #expect(layer.presentedProperties(at: 101).position == CGPoint(x: 100, y: 0))
        let end = layer.presentedProperties(at: 103)
        #expect(end.position == CGPoint(x: 100, y: 200))
        #expect(abs(end.transform.m12 - 1) < 1e-9)
    }

    @Test func aPausedLayersTimeStandsStill() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 10, 10)
        layer.speed = 0
        layer.timeOffset = 100.25
        let animation = fade(0, 1)
        animation.beginTime = 100
        layer.add(animation, forKey: "a")
        let outcome = screen.draw(at: 100)
        #expect(outcome.nextFrameTime == nil)
        #expect(layer.presentation()?.opacity == 0.25)
        clock.advance(by: 50)
        #expect(layer.presentation()?.opacity == 0.25)
        #expect(layer.convertTime(CACurrentMediaTime(), from: nil) == 100.25)
    }

    @Test func animationsKeepValuesOfAnyKeyAndTheirClass() throws {
        final class Own: CABasicAnimation {
            override init() { super.init() }
            required init?(coder: NSCoder) { nil }
        }
        let own = Own()
        own.setValue("me", forKey: "id")
        own.setValue(3, forKey: "duration")
        own.setValue("opacity", forKey: "keyPath")
        let layer = CALayer()
        layer.add(own, forKey: "own")
        let running = try #require(layer.animation(forKey: "own"))
        #expect(running is Own && running.value(forKey: "id") as? String == "me")
        #expect(running.duration == 3 && running.value(forKey: "other") == nil)
    }

    @Test func namedCurvesAreEqualToThoseOfTheirControlPoints() {
        let points = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        let named = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(points == named && points.hash == named.hash)
        #expect(points != CAMediaTimingFunction(name: .easeIn))
    }

    @Test func archivedAnimationsKeepTheirTiming() throws {
        let animation = fade(0.25, 1, duration: 4)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .both
        animation.repeatCount = 3
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: animation,
            requiringSecureCoding: true
        )
        let copy = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CABasicAnimation.self, from: data)
        )
        #expect(copy.duration == 4 && copy.repeatCount == 3 && copy.fillMode == .both)
        #expect(copy.timingFunction == animation.timingFunction && copy.keyPath == "opacity")
        #expect(copy.fromValue as? Double == 0.25)
    }

    @Test func transactionsNestAndLookOutwards() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3)
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.flush()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.commit()
        #expect(log.isEmpty, "what is nested is committed with what is around it")
        CATransaction.commit()
        #expect(log == ["inner", "outer"] && CATransaction.completionBlock() == nil)
    }

    @Test func timePassesForALayerThatNothingShows() {
        let layer = CALayer()
        let witness = Witness()
        var isDone = false
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        let animation = fade(0, 1, duration: 2)
        animation.delegate = witness
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        #expect(DetachedAnimations.shared.nextEvent == 100)
        DetachedAnimations.shared.advance(to: 101)
        #expect(witness.log == ["start"] && !isDone && layer.animationKeys() == ["fade"])
        #expect(DetachedAnimations.shared.nextEvent == 102)
        DetachedAnimations.shared.advance(to: 102)
        #expect(witness.log == ["start", "stop true"] && isDone && layer.animationKeys() == nil)
        #expect(DetachedAnimations.shared.nextEvent == nil)
    }

    @Test func aTransitionFadesFromTheOldPicture() {
        let screen = Screen()
        let layer = screen.add(Paint.black, 0, 0, 10, 10)
        screen.draw(at: 100)
        let transition = CATransition()
        transition.duration = 1
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = Paint.red
        #expect(layer.animationKeys() == ["transition"])
        screen.draw(at: 100)
        #expect(screen.pixel(5, 5) == 0xFF00_0000)
        screen.draw(at: 101)
        #expect(screen.pixel(5, 5) == 0xFFFF_0000)
    }

    @Test func displayLinksFireUntilTheyArePausedOrInvalid() {
        final class Target: NSObject {
            var times: [Double] = []
            func step(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
        }
        let target = Target()
        let link = CADisplayLink(
            target: target,
            selector: _selector("step:", false, Target.step(_:))
        )
        link.add(to: .main, forMode: .common)
        #expect(DisplayLinks.shared.wantsFrames)
        DisplayLinks.shared.fire(at: 1, frameDuration: 0.25)
        link.isPaused = true
        DisplayLinks.shared.fire(at: 2, frameDuration: 0.25)
        link.isPaused = false
        link.frameInterval = 4
        DisplayLinks.shared.fire(at: 3, frameDuration: 0.25)
        DisplayLinks.shared.fire(at: 3.25, frameDuration: 0.25)
        DisplayLinks.shared.fire(at: 4, frameDuration: 0.25)
        link.invalidate()
        DisplayLinks.shared.fire(at: 5, frameDuration: 0.25)
        #expect(target.times == [1.25, 4, 5])
        #expect(!DisplayLinks.shared.wantsFrames)
    }

    @Test func aLateCallIsToldWhenTheScreenShowedItsFrame() {
        final class Target: NSObject {
            var times: [Double] = []
            func step(_ link: CADisplayLink) {
                times += [link.timestamp, link.targetTimestamp]
            }
        }
        let target = Target()
        let link = CADisplayLink(
            target: target,
            selector: _selector("step:", false, Target.step(_:))
        )
        link.add(to: .main, forMode: .common)
        // Ahead of all other tests' frames, and not a frame of theirs.
        let start = 1e6
        let links = DisplayLinks.shared
        links.fireIfDue(at: start, frameDuration: 0.25)
        let first = link.timestamp
        #expect(first <= start && start - first < 0.25 && link.targetTimestamp == first + 0.25)
        // The next frame was due at first + 0.25; the call comes late, then one frame is missed.
        target.times = []
        links.fireIfDue(at: first + 0.25 + 0.0625, frameDuration: 0.25)
        links.fireIfDue(at: first + 0.4375, frameDuration: 0.25)
        links.fireIfDue(at: first + 0.75 + 0.125, frameDuration: 0.25)
        #expect(target.times.map { $0 - first } == [0.25, 0.5, 0.75, 1])
        link.invalidate()
    }
}
