// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// Recognizes each tap of a row at once, and counts it.
@MainActor
final class TextTapRecognizer: UIGestureRecognizer {
    /// The greatest movement and duration of a tap, in points and seconds.
    private static let allowance: CGFloat = 10
    private static let longest = 0.5

    var handler: () -> Void = {}
    /// Which tap of a row it is.
    private(set) var count = 1
    private(set) var isByPointer = false
    /// Whether Shift was held.
    private(set) var extends = false
    private var start = CGPoint.zero
    private weak var touch: UITouch?
    private var timer: Deadline?

    init() {
        super.init(target: nil, action: nil)
        addHandler { [unowned self] _ in if state == .ended { handler() } }
        delaysTouchesEnded = false
    }

    @available(*, unavailable)
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1, let first = touches.first,
            !event.buttonMask.contains(.secondary)
        else {
            state = .failed
            return
        }
        touch = first
        start = first.location(in: nil)
        count = max(1, first.tapCount)
        isByPointer = first.type == .indirectPointer
        extends = event.modifierFlags.contains(.shift)
        timer = Deadlines.shared.add(after: Self.longest) { [weak self] in
            guard let self, state == .possible, !isByPointer else { return }
            state = .failed
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        let point = touch.location(in: nil)
        if hypot(point.x - start.x, point.y - start.y) > Self.allowance { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        timer?.cancel()
        timer = nil
        touch = nil
    }
}

/// Recognizes a pointer that is dragged with its primary button held.
@MainActor
final class PointerTextRecognizer: UIGestureRecognizer {
    /// The distance after which a pointer selects, in points.
    private static let slop: CGFloat = 3

    var handler: () -> Void = {}
    private(set) var count = 1
    private(set) var extends = false
    private var begin = CGPoint.zero
    private weak var touch: UITouch?

    init() {
        super.init(target: nil, action: nil)
        addHandler { [unowned self] _ in handler() }
        delaysTouchesEnded = false
    }

    /// The location where the button went down.
    func start(in view: UIView) -> CGPoint { view.convert(begin, from: nil as UIView?) }

    @available(*, unavailable)
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1, let first = touches.first,
            first.type == .indirectPointer, !event.buttonMask.contains(.secondary)
        else {
            if state == .possible { state = .failed }
            return
        }
        touch = first
        begin = first.location(in: nil)
        count = max(1, first.tapCount)
        extends = event.modifierFlags.contains(.shift)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        if state == .began || state == .changed {
            state = .changed
            return
        }
        let point = touch.location(in: nil)
        if hypot(point.x - begin.x, point.y - begin.y) > Self.slop { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .cancelled : .failed
    }

    override func reset() { touch = nil }
}
