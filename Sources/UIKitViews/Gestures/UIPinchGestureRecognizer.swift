// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Recognizes two fingers that move apart or together; ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TransformFollower {
    private var pair = FingerPair()
    /// Whether fingers on a trackpad are followed.
    package var isTransforming = false
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 1
    private var start: CGFloat = 1
    private var current: CGFloat = 1
    private var speed = VelocityTracker()

    /// The change of the distance at which the gesture begins, in points.
    private static let slop: CGFloat = 8
    /// The relative growth at which a gesture on a trackpad begins.
    private static let leastGrowth: CGFloat = 0.02

    /// Makes a recognizer that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The distance of the touches relative to that at the beginning.
    ///
    /// Setting it makes the present distance correspond to the value.
    open var scale: CGFloat {
        get { current }
        set {
            current = newValue
            guard newValue.isFinite, newValue > 0, let distance = pair.distance else { return }
            unit = distance / newValue
            speed = VelocityTracker()
        }
    }

    /// How fast the scale changes, in units a second.
    open var velocity: CGFloat { speed.velocity.x }

    /// Adopts the first two touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in gesture.touches where touches.contains(touch) {
            if !pair.take(touch) { ignore(touch, for: event) }
        }
        guard let distance = pair.distance else { return }
        start = distance
        unit = distance / current
        speed.add(CGPoint(x: current, y: 0), at: event.timestamp)
    }

    /// Follows the distance.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance = pair.distance else { return }
        let isFarEnough = abs(distance - start) >= UIPinchGestureRecognizer.slop
        guard isUnderWay || gesture.held != nil || isFarEnough else { return }
        current = distance / unit
        speed.add(CGPoint(x: current, y: 0), at: event.timestamp)
        state = isUnderWay ? .changed : .began
    }

    /// Ends when no finger is left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        speed.advance(to: event.timestamp)
        for touch in touches { pair.drop(touch) }
        guard gesture.touches.allSatisfy(\.isOver) else { return }
        state = isUnderWay || gesture.held != nil ? .ended : .failed
    }

    /// Fails or cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    /// Forgets the fingers.
    open override func reset() {
        isTransforming = false
        pair = FingerPair()
        unit = 1
        start = 1
        current = 1
        speed = VelocityTracker()
    }

    /// While fingers are on the trackpad.
    @_spi(Rooms) open override var waitsForMoreTouches: Bool { isTransforming }

    /// Follows fingers on a trackpad.
    package func transform(scale: CGFloat, rotation: CGFloat, at time: Double) {
        current *= scale
        speed.add(CGPoint(x: current, y: 0), at: time)
        let isFarEnough = abs(current - 1) >= UIPinchGestureRecognizer.leastGrowth
        guard isUnderWay || gesture.held != nil || isFarEnough else { return }
        state = isUnderWay ? .changed : .began
    }
}
