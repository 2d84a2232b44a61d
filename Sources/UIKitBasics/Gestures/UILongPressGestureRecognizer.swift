// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
@_spi(Rooms) public import UIKitViews

/// Recognizes touches that stay down: begins after the minimum duration, ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    private struct Attempt {
        var taps = 0
        /// The location where each touch began, in the window.
        var starts: [ObjectIdentifier: CGPoint] = [:]
        var timer: Deadline?
        var hadAllFingers = false
    }

    private var taps = 0
    private var fingers = 1
    private var duration: TimeInterval = 0.5
    private var allowance: CGFloat = 10
    private var attempt = Attempt()

    /// The longest time between the taps before the press, and of each, in seconds.
    private static let longestPause: TimeInterval = 0.35

    /// Makes a recognizer that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.integer("UILongPressGestureRecognizer.numberOfTapsRequired") { taps = max(0, $0) }
        decode.integer("UILongPressGestureRecognizer.numberOfTouchesRequired") {
            fingers = max(1, $0)
        }
        decode.number("UILongPressGestureRecognizer.minimumPressDuration") { duration = $0 }
        decode.number("UILongPressGestureRecognizer.allowableMovement") { allowance = $0 }
    }

    @_spi(Rooms) open override func encodeRecognizer(to coder: NSCoder) {
        super.encodeRecognizer(to: coder)
        coder.encode(taps, forKey: "UILongPressGestureRecognizer.numberOfTapsRequired")
        coder.encode(fingers, forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired")
        coder.encode(duration, forKey: "UILongPressGestureRecognizer.minimumPressDuration")
        coder.encode(Double(allowance), forKey: "UILongPressGestureRecognizer.allowableMovement")
    }

    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired: Int {
        get { taps }
        set { announcing("numberOfTapsRequired") { taps = max(0, newValue) } }
    }

    /// The number of touches; 1 by default.
    open var numberOfTouchesRequired: Int {
        get { fingers }
        set { announcing("numberOfTouchesRequired") { fingers = max(1, newValue) } }
    }

    /// The minimum duration of the press in seconds; 0.5 by default.
    open var minimumPressDuration: TimeInterval {
        get { duration }
        set { announcing("minimumPressDuration") { duration = newValue } }
    }

    /// The greatest movement before the duration is over, in points; 10 by default.
    open var allowableMovement: CGFloat {
        get { allowance }
        set { announcing("allowableMovement") { allowance = newValue } }
    }

    /// Starts the clock once all fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard gesture.state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches {
            attempt.starts[ObjectIdentifier(touch)] = touch.location(in: nil)
        }
        guard attempt.starts.count <= fingers else { return fail() }
        guard attempt.starts.count == fingers else { return }
        attempt.hadAllFingers = true
        startClock()
    }

    private func startClock() {
        attempt.timer?.cancel()
        if attempt.taps < taps {
            failLater(UILongPressGestureRecognizer.longestPause)
        } else if duration > 0 {
            attempt.timer = Deadlines.shared.add(after: duration) { [weak self] in
                guard let self, self.gesture.state == .possible else { return }
                self.state = .began
            }
        } else {
            state = .began
        }
    }

    /// Starts the clock with the first button.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard gesture.state == .possible, !attempt.hadAllFingers else {
            for press in presses { ignore(press, for: event) }
            return
        }
        attempt.hadAllFingers = true
        startClock()
    }

    /// Ends the gesture, counts a tap, or fails.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if isUnderWay || gesture.held != nil {
            state = .ended
            return
        }
        guard attempt.hadAllFingers, attempt.taps < taps else { return fail() }
        attempt.taps += 1
        attempt.hadAllFingers = false
        failLater(UILongPressGestureRecognizer.longestPause)
    }

    /// Fails or cancels the gesture.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    /// Fails if a touch moves too far before the duration is over; later, the gesture changes.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay {
            state = .changed
            return
        }
        for touch in touches {
            guard let start = attempt.starts[ObjectIdentifier(touch)] else { continue }
            let point = touch.location(in: nil)
            if hypot(point.x - start.x, point.y - start.y) > allowance { return fail() }
        }
    }

    /// Ends the gesture, counts a tap, or fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { attempt.starts[ObjectIdentifier(touch)] = nil }
        if isUnderWay || gesture.held != nil {
            state = .ended
            return
        }
        guard attempt.hadAllFingers, attempt.taps < taps else { return fail() }
        guard attempt.starts.isEmpty else { return }
        attempt.taps += 1
        attempt.hadAllFingers = false
        failLater(UILongPressGestureRecognizer.longestPause)
    }

    /// Fails or cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    /// Forgets the attempt.
    open override func reset() {
        attempt.timer?.cancel()
        attempt = Attempt()
    }

    private func failLater(_ seconds: TimeInterval) {
        attempt.timer?.cancel()
        attempt.timer = Deadlines.shared.add(after: seconds) { [weak self] in self?.fail() }
    }

    /// Between the taps before the press.
    @_spi(Rooms) open override var waitsForMoreTouches: Bool {
        gesture.state == .possible && attempt.taps > 0
    }
}
