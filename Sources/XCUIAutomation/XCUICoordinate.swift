// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import UITestWire

// Sendable is unchecked because nothing changes after `init`.
/// A place on the screen, by its distance from an element's corner.
public final class XCUICoordinate: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The element that the place is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let pointsOffset: CGVector

    init(_ element: XCUIElement, _ normalizedOffset: CGVector, _ pointsOffset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.pointsOffset = pointsOffset
        super.init()
    }

    /// The place itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The place now, in points of the screen.
    public var screenPoint: CGPoint { UITestFailure.caught(nil, point) ?? .zero }

    private func point() throws -> CGPoint {
        let frame = try referencedElement.chain.resolve().frame
        return CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + pointsOffset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + pointsOffset.dy
        )
    }

    /// The place so many points further on.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement,
            normalizedOffset,
            CGVector(
                dx: pointsOffset.dx + offsetVector.dx,
                dy: pointsOffset.dy + offsetVector.dy
            )
        )
    }

    private func touch(_ action: String, _ gesture: (CGPoint) throws -> UITestGesture) {
        UITestFailure.caught("\(action) at a coordinate of \(referencedElement.chain.name)") {
            let made = try gesture(point())
            try referencedElement.application.process().ask(.touch(made))
        }
    }

    /// Taps there.
    public func tap() { touch("tap") { .taps($0) } }

    /// Taps there twice.
    public func doubleTap() { touch("double tap") { .taps($0, count: 2) } }

    /// Holds a finger there for so many seconds.
    public func press(forDuration duration: TimeInterval) {
        touch("press") { .press($0, duration) }
    }

    /// Holds a finger there, and drags it to another place.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherCoordinate: XCUICoordinate
    ) {
        press(
            forDuration: duration,
            thenDragTo: otherCoordinate,
            withVelocity: .default,
            thenHoldForDuration: 0
        )
    }

    /// Holds a finger there, drags it to another place, and holds it there.
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        touch("press") { start in
            try .drag(
                start,
                otherCoordinate.point(),
                after: duration,
                velocity: Double(velocity.rawValue),
                holding: holdDuration
            )
        }
    }

    /// The length of a swipe from the place on, in points.
    private static let swipeLength: CGFloat = 200

    private func swipe(_ direction: UITestGesture.Direction, _ velocity: XCUIGestureVelocity) {
        touch("swipe \(direction.rawValue)") { start in
            let (x, y): (CGFloat, CGFloat) =
                switch direction {
                case .up: (0, -Self.swipeLength)
                case .down: (0, Self.swipeLength)
                case .left: (-Self.swipeLength, 0)
                case .right: (Self.swipeLength, 0)
                }
            let end = CGPoint(x: start.x + x, y: start.y + y)
            return .drag(start, end, after: 0, velocity: Double(velocity.rawValue))
        }
    }

    /// Swipes upwards from the place on.
    public func swipeUp(velocity: XCUIGestureVelocity = .default) { swipe(.up, velocity) }
    /// Swipes downwards from the place on.
    public func swipeDown(velocity: XCUIGestureVelocity = .default) { swipe(.down, velocity) }
    /// Swipes to the left from the place on.
    public func swipeLeft(velocity: XCUIGestureVelocity = .default) { swipe(.left, velocity) }
    /// Swipes to the right from the place on.
    public func swipeRight(velocity: XCUIGestureVelocity = .default) { swipe(.right, velocity) }
}
