// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
@_spi(Rooms) public import UIKitViews

/// Recognizes two fingers that turn about each other; ends when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TransformFollower {
    private var pair = FingerPair()
    /// Whether fingers on a trackpad are followed.
    package var isTransforming = false
    private var lastAngle: CGFloat = 0
    private var turned: CGFloat = 0
    private var current: CGFloat = 0
    private var speed = VelocityTracker()

    /// The angle at which the gesture begins, in radians: 7.5 degrees.
    private static let slop = 7.5 * CGFloat.pi / 180

    /// Makes a recognizer that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The rotation in radians; not limited to a full turn.
    open var rotation: CGFloat {
        get { current }
        set {
            announcing("rotation") {
                current = newValue
                speed = VelocityTracker()
            }
        }
    }

    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { speed.velocity.x }

    /// Adopts the first two touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in gesture.touches where touches.contains(touch) {
            if !pair.take(touch) { ignore(touch, for: event) }
        }
        guard let angle = pair.angle else { return }
        lastAngle = angle
        speed.add(CGPoint(x: current, y: 0), at: event.timestamp)
    }

    /// Follows the angle.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle = pair.angle else { return }
        // The short way round.
        let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
        turned += step
        current += step
        let isFarEnough = abs(turned) >= UIRotationGestureRecognizer.slop
        speed.add(CGPoint(x: current, y: 0), at: event.timestamp)
        guard isUnderWay || gesture.held != nil || isFarEnough else { return }
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
        lastAngle = 0
        turned = 0
        current = 0
        speed = VelocityTracker()
    }

    /// While fingers are on the trackpad.
    @_spi(Rooms) open override var waitsForMoreTouches: Bool { isTransforming }

    /// Follows fingers on a trackpad.
    package func transform(scale: CGFloat, rotation: CGFloat, at time: Double) {
        turned += rotation
        current += rotation
        speed.add(CGPoint(x: current, y: 0), at: time)
        let isFarEnough = abs(turned) >= UIRotationGestureRecognizer.slop
        guard isUnderWay || gesture.held != nil || isFarEnough else { return }
        state = isUnderWay ? .changed : .began
    }
}
