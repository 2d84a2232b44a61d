// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Recognizes one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    struct Attempt {
        var taps = 0
        var fingersDown = 0
        var fingersOfTap = 0
        var start = CGPoint.zero
        var timer: Deadline?
    }

    private var taps = 1
    private var fingers = 1
    private var buttons = UIEvent.ButtonMask.primary
    private var attempt = Attempt()

    // iOS publishes no values; these are estimates.
    /// The greatest movement of a touch, and the greatest distance of taps, in points.
    private static let allowance: CGFloat = 45
    /// The longest tap, in seconds.
    private static let longestTap: TimeInterval = 0.75
    /// The longest time between taps, in seconds.
    private static let longestPause: TimeInterval = 0.35

    /// Makes a recognizer of single taps that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.integer("UITapGestureRecognizer.numberOfTapsRequired") { taps = max(1, $0) }
        decode.integer("UITapGestureRecognizer.numberOfTouchesRequired") { fingers = max(1, $0) }
    }

    @_spi(Rooms) open override func encodeRecognizer(to coder: NSCoder) {
        super.encodeRecognizer(to: coder)
        coder.encode(taps, forKey: "UITapGestureRecognizer.numberOfTapsRequired")
        coder.encode(fingers, forKey: "UITapGestureRecognizer.numberOfTouchesRequired")
    }

    /// The number of taps; 1 by default.
    open var numberOfTapsRequired: Int {
        get { taps }
        set { announcing("numberOfTapsRequired") { taps = max(1, newValue) } }
    }

    /// The number of touches; 1 by default.
    open var numberOfTouchesRequired: Int {
        get { fingers }
        set { announcing("numberOfTouchesRequired") { fingers = max(1, newValue) } }
    }

    /// The pointer's buttons that count; the primary one by default.
    open var buttonMaskRequired: UIEvent.ButtonMask {
        get { buttons }
        set { announcing("buttonMaskRequired") { buttons = newValue } }
    }

    /// Begins or continues to count.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isRightButton(event) else { return fail() }
        if attempt.fingersDown == 0 {
            let point = touches.first?.location(in: nil) ?? .zero
            if attempt.taps > 0, isFar(point, from: attempt.start) { return fail() }
            attempt.start = point
            attempt.fingersOfTap = 0
            wait(UITapGestureRecognizer.longestTap)
        }
        attempt.fingersDown += touches.count
        attempt.fingersOfTap += touches.count
        if attempt.fingersOfTap > fingers { fail() }
    }

    /// Fails if a finger moves too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers == 1, let touch = touches.first else { return }
        if isFar(touch.location(in: nil), from: attempt.start) { fail() }
    }

    /// Counts a tap once all its fingers are up.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        attempt.fingersDown -= touches.count
        guard attempt.fingersDown <= 0 else { return }
        guard attempt.fingersOfTap == fingers else { return fail() }
        countTap()
    }

    private func countTap() {
        attempt.fingersDown = 0
        attempt.taps += 1
        if attempt.taps >= taps {
            state = .ended
        } else {
            wait(UITapGestureRecognizer.longestPause)
        }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    /// Counts a press like a touch.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if attempt.fingersDown == 0 { wait(UITapGestureRecognizer.longestTap) }
        attempt.fingersDown += presses.count
    }

    /// Counts a tap once all buttons are up.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        attempt.fingersDown -= presses.count
        if attempt.fingersDown <= 0 { countTap() }
    }

    /// Fails.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        fail()
    }

    /// Forgets the taps.
    open override func reset() {
        attempt.timer?.cancel()
        attempt = Attempt()
    }

    private func isRightButton(_ event: UIEvent) -> Bool {
        event.buttonMask.isEmpty || !event.buttonMask.isDisjoint(with: buttons)
    }

    private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
        let dx = point.x - other.x
        let dy = point.y - other.y
        let allowance = UITapGestureRecognizer.allowance
        return dx * dx + dy * dy > allowance * allowance
    }

    private func wait(_ seconds: TimeInterval) {
        attempt.timer?.cancel()
        attempt.timer = Deadlines.shared.add(after: seconds) { [weak self] in
            guard let self, self.gesture.state == .possible, self.gesture.held == nil else {
                return
            }
            self.fail()
        }
    }

    /// One tap of one finger.
    package override var isSingleTap: Bool { taps == 1 && fingers == 1 }

    /// Between taps.
    @_spi(Rooms) open override var waitsForMoreTouches: Bool {
        attempt.taps > 0 && attempt.taps < taps
    }
}
