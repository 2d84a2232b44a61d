// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
@_spi(Rooms) public import UIKitViews

/// Recognizes fingers that go fast and straight in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    private var directions = Direction.right
    private var fingers = 1
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var beginning: TimeInterval = 0

    // iOS publishes no values; these are our choice.
    /// The minimum distance along the direction, in points.
    private static let distance: CGFloat = 50
    /// The greatest deviation from the direction, in points.
    private static let straying: CGFloat = 50
    /// The greatest duration, in seconds.
    private static let duration: TimeInterval = 0.5

    /// Makes a recognizer of swipes to the right that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.integer("UISwipeGestureRecognizer.direction") {
            directions = Direction(rawValue: UInt(max(0, $0)))
        }
        decode.integer("UISwipeGestureRecognizer.numberOfTouchesRequired") { fingers = max(1, $0) }
    }

    @_spi(Rooms) open override func encodeRecognizer(to coder: NSCoder) {
        super.encodeRecognizer(to: coder)
        coder.encode(Int(directions.rawValue), forKey: "UISwipeGestureRecognizer.direction")
        coder.encode(fingers, forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired")
    }

    /// The directions that count; right by default.
    open var direction: UISwipeGestureRecognizer.Direction {
        get { directions }
        set { announcing("direction") { directions = newValue } }
    }

    /// The number of touches; 1 by default.
    open var numberOfTouchesRequired: Int {
        get { fingers }
        set { announcing("numberOfTouchesRequired") { fingers = max(1, newValue) } }
    }

    /// Stores where the touches began.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { beginning = event.timestamp }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
        if starts.count > fingers { fail() }
    }

    /// Recognizes, or fails as soon as a swipe is impossible.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard gesture.state == .possible, gesture.held == nil else { return }
        guard event.timestamp - beginning <= UISwipeGestureRecognizer.duration else {
            return fail()
        }
        guard starts.count == fingers else { return }
        let ways = gesture.touches.compactMap { touch -> CGVector? in
            guard let start = starts[ObjectIdentifier(touch)] else { return nil }
            let point = touch.location(in: nil)
            return CGVector(dx: point.x - start.x, dy: point.y - start.y)
        }
        var isPossible = false
        for single in [Direction.right, .left, .up, .down] where directions.contains(single) {
            let parts = ways.map { UISwipeGestureRecognizer.split($0, along: single) }
            if parts.allSatisfy({ UISwipeGestureRecognizer.isSwipe($0) }) {
                state = .ended
                return
            }
            let isStraight = parts.allSatisfy {
                abs($0.across) <= UISwipeGestureRecognizer.straying
                    && $0.along >= -UISwipeGestureRecognizer.straying / 2
            }
            isPossible = isPossible || isStraight
        }
        if !isPossible { fail() }
    }

    /// Fails: fingers that are lifted have not gone far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if gesture.held == nil { fail() }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    /// Forgets the fingers.
    open override func reset() {
        starts = [:]
        beginning = 0
    }

    /// A way's part along a direction and the part across it.
    private static func split(
        _ way: CGVector,
        along direction: Direction
    ) -> (along: CGFloat, across: CGFloat) {
        switch direction {
        case .right: (way.dx, way.dy)
        case .left: (-way.dx, way.dy)
        case .up: (-way.dy, way.dx)
        default: (way.dy, way.dx)
        }
    }

    private static func isSwipe(_ way: (along: CGFloat, across: CGFloat)) -> Bool {
        way.along >= distance && abs(way.across) <= straying && abs(way.across) < way.along
    }
}
