// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One finger, pencil or pointer button from down to up.
///
/// One object is updated in place and delivered in every event of its sequence.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The values of a touch at one time, in its window's space.
    struct Sample {
        var phase: Phase = .began
        var location = CGPoint.zero
        var previousLocation = CGPoint.zero
        var timestamp: TimeInterval = 0
        var tapCount = 1
        var type: TouchType = .direct
        var majorRadius: CGFloat = 20
        var force: CGFloat = 0
        var maximumPossibleForce: CGFloat = 0
        var altitudeAngle: CGFloat = .pi / 2
        var azimuthAngle: CGFloat = 0
        var rollAngle: CGFloat = 0
        var estimates: Properties = []
        var awaited: Properties = []
        var updateIndex: Int?
    }

    final var sample = Sample()
    final var hitView: UIView?
    final var hitWindow: UIWindow?
    /// The platform's identifier of the touch.
    final var identifier = 0
    /// The samples of the last delivery, and the one before them.
    final var trail = TouchTrail()
    /// The recognizers that were offered this touch and took it, the hit view's first.
    final var recognizers: [UIGestureRecognizer] = []
    /// The state of the delivery to the view; the window's gesture arena updates it.
    final var delivery = TouchDelivery()
    /// Whether the view is not to have the touch, decided just before it enters the arena.
    final var refusesOnEntry = false

    /// Makes a touch that is nowhere.
    public override nonisolated init() {
        super.init()
    }

    /// When the touch last changed, in seconds of the media clock.
    open var timestamp: TimeInterval { sample.timestamp }

    /// The phase of the touch.
    open var phase: UITouch.Phase { sample.phase }

    /// The number of consecutive taps here, this one included.
    open var tapCount: Int { sample.tapCount }

    /// The kind of touch: a finger, a pencil or a pointer.
    open var type: UITouch.TouchType { sample.type }

    /// Half the width of the contact, in points.
    open var majorRadius: CGFloat { sample.majorRadius }

    /// The tolerance of `majorRadius`.
    open var majorRadiusTolerance: CGFloat { sample.majorRadius / 4 }

    /// The window in which the touch began.
    open var window: UIWindow? { hitWindow }

    /// The view to which the touch is delivered, the one hit when it began.
    open var view: UIView? { hitView }

    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// The force; 1 is average, 0 where force is not measured.
    open var force: CGFloat { sample.force }

    /// The greatest `force` that can be reported; 0 where force is not measured.
    open var maximumPossibleForce: CGFloat { sample.maximumPossibleForce }

    /// The angle between pencil and surface in radians; half of pi is upright.
    open var altitudeAngle: CGFloat { sample.altitudeAngle }

    /// The angle of the pencil about its own axis in radians.
    open var rollAngle: CGFloat { sample.rollAngle }

    /// The index of later updates of estimated properties; nil if none will come.
    open var estimationUpdateIndex: NSNumber? {
        sample.updateIndex.map { NSNumber(value: $0) }
    }

    /// The properties whose values are estimated.
    open var estimatedProperties: UITouch.Properties { sample.estimates }

    /// The estimates that will be updated.
    open var estimatedPropertiesExpectingUpdates: UITouch.Properties { sample.awaited }

    /// The location in a view's bounds space; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { convert(sample.location, to: view) }

    /// The previous location in a view's bounds space; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(sample.previousLocation, to: view)
    }

    /// `location(in:)` with all the precision of the device.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// `previousLocation(in:)` with all the precision of the device.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Which way the pencil leans, in radians from the view's x axis towards its y axis.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Which way the pencil leans, as a vector of length one in a view's space.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let angle = sample.azimuthAngle
        let from = convert(sample.location, to: view)
        let tip = CGPoint(
            x: sample.location.x + cos(angle),
            y: sample.location.y + sin(angle)
        )
        let to = convert(tip, to: view)
        let vector = CGVector(dx: to.x - from.x, dy: to.y - from.y)
        let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: vector.dx / length, dy: vector.dy / length)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let window = hitWindow, let view, view !== window else { return point }
        return window.convert(point, to: view)
    }

    /// The phase, the place, the count and the view, as UIKit prints a touch.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let view = $0.hitView.map { "\(Swift.type(of: $0))" } ?? "nil"
            return "<\(Swift.type(of: $0)) phase: \($0.phase) tap count: \($0.tapCount) "
                + "view: \(view) location in window: \($0.sample.location)>"
        }
    }
}

/// The state of a touch's delivery to its view.
struct TouchDelivery {
    /// The stages of a delivery.
    enum Stage {
        /// Held back: a recognizer delays the beginning.
        case held
        /// The view has received the touch.
        case delivered
        /// The view has received the touch, and its end waits for a recognizer.
        case ending
        /// The view receives nothing more.
        case done
    }

    var stage = Stage.held
    /// Whether the beginning was held back for a recognizer.
    var wasHeld = false
    /// Whether the view refuses the touch: it tracks another, or one elsewhere is exclusive.
    var isRefused = false
}
