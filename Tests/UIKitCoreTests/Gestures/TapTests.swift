// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitViews

/// A tap recognizer that notes each recognition.
@MainActor
private final class Tap: UITapGestureRecognizer {
    let label: String
    let log: Log

    init(_ name: String, _ log: Log, taps: Int = 1) {
        label = name
        self.log = log
        super.init(target: nil, action: nil)
        numberOfTapsRequired = taps
    }

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            super.state = newValue
            if super.state == .ended { log.entries.append(label) }
        }
    }
}

@MainActor
private final class Log {
    var entries: [String] = []
}

/// A view that notes its touches.
@MainActor
private final class TouchView: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("moved \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended \(touches.count)")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled \(touches.count)")
    }
}

@MainActor
struct TapTests {
    private let window = makeWindow()
    private let view = TouchView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = Log()

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    @Test func aTapIsRecognizedAndCancelsTheViewsTouch() {
        view.addGestureRecognizer(Tap("tap", log))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(log.entries == ["tap"])
        #expect(view.calls == ["began 1", "cancelled 1"])
    }

    @Test func withoutCancellingTheViewGetsTheEnd() {
        let tap = Tap("tap", log)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(view.calls == ["began 1", "ended 1"])
    }

    @Test func section3AMoveTooFarFailsAndTheViewKeepsItsTouch() {
        view.addGestureRecognizer(Tap("tap", log))
        var finger = Finger(on: window)
        finger.down(10, 10)
        finger.move(100, 10)
        finger.up()
        #expect(log.entries.isEmpty)
        #expect(view.calls == ["began 1", "moved 1", "ended 1"])
    }

    @Test func aRecognizerCanBeUsedAgain() {
        view.addGestureRecognizer(Tap("tap", log))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        finger.time += 5
        finger.tap(10, 10)
        finger.time += 5
        finger.down(10, 10)
        finger.move(200, 10)
        finger.up()
        finger.time += 5
        finger.tap(10, 10)
        #expect(log.entries == ["tap", "tap", "tap"])
    }

    @Test func theInnerRecognizerPreventsTheOuter() {
        window.addGestureRecognizer(Tap("outer", log))
        view.addGestureRecognizer(Tap("inner", log))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(log.entries == ["inner"])
    }

    @Test func aDelegateLetsBothRecognize() {
        @MainActor final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let both = Both()
        let outer = Tap("outer", log)
        outer.delegate = both
        window.addGestureRecognizer(outer)
        view.addGestureRecognizer(Tap("inner", log))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(Set(log.entries) == ["inner", "outer"])
    }

    @Test func theDelegateMayRefuseToBegin() {
        @MainActor final class No: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let no = No()
        let tap = Tap("tap", log)
        tap.delegate = no
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(log.entries.isEmpty)
        #expect(view.calls == ["began 1", "ended 1"])
    }

    @Test func theDelegateMayRefuseATouch() {
        @MainActor final class No: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldReceive touch: UITouch
            ) -> Bool { touch.location(in: nil).x > 50 }
        }
        let no = No()
        let tap = Tap("tap", log)
        tap.delegate = no
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(log.entries.isEmpty)
        finger.time += 5
        finger.tap(60, 10)
        #expect(log.entries == ["tap"])
    }

    @Test func section3TwoTapsAreRecognizedOnTheSecond() {
        view.addGestureRecognizer(Tap("double", log, taps: 2))
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(log.entries.isEmpty)
        // The end waits until it is known whether a second tap comes.
        #expect(view.calls == ["began 1"])
        finger.tap(12, 10)
        #expect(log.entries == ["double"])
    }

    @Test func aSingleTapWaitsForTheDoubleToFail() {
        let recorder = GestureRecorder()
        let single = recorder.listen(Tap("single", log), "single")
        let double = Tap("double", log, taps: 2)
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(recorder.take().isEmpty)
        #expect(single.gesture.held == .ended)
        double.state = .failed
        window.arena.settle()
        #expect(recorder.take() == ["single ended"])
        #expect(single.gesture.held == nil)
    }

    @Test func aDoubleTapWinsOverASingleThatWaits() {
        let single = Tap("single", log)
        let double = Tap("double", log, taps: 2)
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        finger.tap(10, 10)
        #expect(log.entries == ["double"])
    }

    @Test func twoFingersTapTogether() {
        let tap = Tap("two", log)
        tap.numberOfTouchesRequired = 2
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(tap)
        var first = Finger(on: window)
        var second = Finger(on: window)
        first.down(10, 10)
        second.down(100, 10)
        first.up()
        second.up()
        #expect(log.entries == ["two"])
        first.tap(10, 10)
        #expect(log.entries == ["two"])
    }

    @Test func disablingFailsWhatIsUndecided() {
        let tap = Tap("tap", log)
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.down(10, 10)
        tap.isEnabled = false
        finger.up()
        #expect(log.entries.isEmpty)
        #expect(view.calls == ["began 1", "ended 1"])
        #expect(tap.state == .possible)
    }

    @Test func delayedTouchesAreReplayedWhenTheRecognizerFails() {
        let tap = Tap("tap", log)
        tap.delaysTouchesBegan = true
        view.addGestureRecognizer(tap)
        var finger = Finger(on: window)
        finger.down(10, 10)
        #expect(view.calls.isEmpty)
        finger.move(100, 10)
        #expect(view.calls.first == "began 1")
        finger.up()
        #expect(view.calls.last == "ended 1")
        finger.time += 5
        view.calls = []
        finger.tap(10, 10)
        #expect(view.calls.isEmpty && log.entries == ["tap"])
    }

    @Test func removingARecognizerTakesItOut() {
        let tap = Tap("tap", log)
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers?.count == 1 && tap.view === view)
        var finger = Finger(on: window)
        finger.down(10, 10)
        view.removeGestureRecognizer(tap)
        finger.up()
        #expect(log.entries.isEmpty && tap.view == nil)
        #expect(view.calls == ["began 1", "ended 1"])
    }
}

@MainActor
struct TouchDeliveryTests {
    private let window = makeWindow()

    init() { window.isHidden = false }

    @Test func onlyTheFirstFingerCountsUnlessManyAreWanted() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        var first = Finger(on: window)
        var second = Finger(on: window)
        first.down(10, 10)
        second.down(20, 20)
        second.up()
        first.up()
        #expect(view.calls == ["began 1", "ended 1"])
        view.calls = []
        view.isMultipleTouchEnabled = true
        first.down(10, 10)
        second.down(20, 20)
        second.up()
        first.up()
        #expect(view.calls == ["began 1", "began 1", "ended 1", "ended 1"])
    }

    @Test func anExclusiveViewKeepsOthersOut() {
        let exclusive = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = TouchView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        exclusive.isExclusiveTouch = true
        window.addSubview(exclusive)
        window.addSubview(other)
        var first = Finger(on: window)
        var second = Finger(on: window)
        first.down(10, 10)
        second.down(110, 10)
        second.up()
        first.up()
        #expect(other.calls.isEmpty && exclusive.calls.count == 2)
        second.down(110, 10)
        first.down(10, 10)
        first.up()
        second.up()
        #expect(other.calls == ["began 1", "ended 1"] && exclusive.calls.count == 2)
    }

    @Test func tapsNearInPlaceAndTimeAreCounted() {
        @MainActor final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        finger.tap(15, 10)
        finger.tap(15, 10)
        finger.tap(150, 10)
        finger.time += 1
        finger.tap(150, 10)
        #expect(view.counts == [1, 2, 3, 1, 1])
    }

    @Test func section1UnhandledTouchesGoUpTheChain() {
        let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        var finger = Finger(on: window)
        finger.tap(10, 10)
        #expect(outer.calls == ["began 1", "ended 1"])
    }

    @Test func aTouchInAHiddenWindowFallsToTheNext() {
        let view = TouchView(frame: window.bounds)
        window.addSubview(view)
        var finger = Finger(on: window)
        finger.down(5, 5)
        window.isHidden = true
        finger.up()
        window.isHidden = false
        #expect(view.calls.first == "began 1")
    }

    @Test func locationsAreInAnyViewsSpace() {
        @MainActor final class Place: UIView {
            var moved: UITouch?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                moved = touches.first
            }
        }
        let view = Place(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        var finger = Finger(on: window)
        finger.down(40, 50)
        finger.move(45, 56)
        #expect(view.moved?.location(in: view) == CGPoint(x: 25, y: 26))
        #expect(view.moved?.previousLocation(in: view) == CGPoint(x: 20, y: 20))
        #expect(view.moved?.location(in: nil) == CGPoint(x: 45, y: 56))
        #expect(view.moved?.phase == .moved && view.moved?.view === view)
        finger.up()
    }

    @Test func ignoredEventsAreDropped() {
        let view = TouchView(frame: window.bounds)
        window.addSubview(view)
        UIApplication.shared.beginIgnoringInteractionEvents()
        var finger = Finger(on: window)
        finger.tap(5, 5)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(view.calls.isEmpty)
        finger.tap(5, 5)
        #expect(view.calls.count == 2)
    }
}
