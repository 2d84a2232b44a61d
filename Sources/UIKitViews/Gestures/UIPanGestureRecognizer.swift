// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Recognizes fingers that drag, and wheels and trackpads that scroll.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The state of an attempt, in the window's space.
    struct Attempt {
        /// The last location of each touch.
        var places: [ObjectIdentifier: CGPoint] = [:]
        /// The average movement of the touches since the translation was zero.
        var translation = CGPoint.zero
        /// The average movement since the touches began, regardless of the translation.
        var path = CGPoint.zero
        var speed = VelocityTracker()
        /// Ends scrolling when no further step comes.
        var scrollEnd: Deadline?
        var isScrolling = false
    }

    private var minimum = 1
    private var maximum = Int(UInt32.max)
    private var scrollTypes: UIScrollTypeMask = []
    var attempt = Attempt()

    /// The distance after which touches drag, in points.
    package static let slop: CGFloat = 10
    /// The pause after which a wheel's scrolling ends, in seconds; our choice.
    private static let scrollRest: TimeInterval = 0.15

    /// Makes a recognizer of any number of fingers that sends `action` to `target`.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// Reads an archived recognizer.
    public override init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        decode.integer("UIPanGestureRecognizer.minimumNumberOfTouches") { minimum = max(1, $0) }
        decode.integer("UIPanGestureRecognizer.maximumNumberOfTouches") { maximum = max(1, $0) }
        decode.integer("UIPanGestureRecognizer.allowedScrollTypesMask") {
            scrollTypes = UIScrollTypeMask(rawValue: $0)
        }
    }

    @_spi(Rooms) open override func encodeRecognizer(to coder: NSCoder) {
        super.encodeRecognizer(to: coder)
        coder.encode(minimum, forKey: "UIPanGestureRecognizer.minimumNumberOfTouches")
        coder.encode(maximum, forKey: "UIPanGestureRecognizer.maximumNumberOfTouches")
        coder.encode(
            scrollTypes.rawValue,
            forKey: "UIPanGestureRecognizer.allowedScrollTypesMask"
        )
    }

    /// The minimum number of touches; 1 by default.
    open var minimumNumberOfTouches: Int {
        get { minimum }
        set { announcing("minimumNumberOfTouches") { minimum = max(1, newValue) } }
    }

    /// The maximum number of touches; unlimited by default.
    open var maximumNumberOfTouches: Int {
        get { maximum }
        set { announcing("maximumNumberOfTouches") { maximum = max(1, newValue) } }
    }

    /// Which kinds of scrolling drag, too; none by default.
    open var allowedScrollTypesMask: UIScrollTypeMask {
        get { scrollTypes }
        set { announcing("allowedScrollTypesMask") { scrollTypes = newValue } }
    }

    // MARK: Movement

    /// The translation in a view's space.
    open func translation(in view: UIView?) -> CGPoint {
        replaced("translationIn:", in: UIPanGestureRecognizer.self, [view])
            ?? vector(attempt.translation, fromWindowTo: view)
    }

    /// Sets the translation, from which it continues.
    ///
    /// The velocity stays: programs set the translation to zero at each step, and read the velocity
    /// at the end.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        attempt.translation = vector(translation, toWindowFrom: view)
    }

    /// How fast the fingers move, in points a second in a view's space.
    open func velocity(in view: UIView?) -> CGPoint {
        replaced("velocityIn:", in: UIPanGestureRecognizer.self, [view])
            ?? vector(attempt.speed.velocity, fromWindowTo: view)
    }

    // MARK: Touches

    /// Adopts touches, up to the maximum.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard attempt.places.count < maximum else {
                if gesture.state == .possible { return fail() }
                ignore(touch, for: event)
                continue
            }
            attempt.places[ObjectIdentifier(touch)] = touch.location(in: nil)
        }
        attempt.speed.add(attempt.path, at: event.timestamp)
    }

    /// Follows the fingers, and begins when they have gone far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard follow(touches, at: event.timestamp) else { return }
        if isUnderWay {
            state = .changed
        } else if isFarEnough {
            guard begins(along: attempt.path) else { return fail() }
            if removesSlop { attempt.translation = .zero }
            state = .began
        }
    }

    /// Ends when too few fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let moved = touches.contains { touch in
            attempt.places[ObjectIdentifier(touch)] != touch.location(in: nil)
        }
        if moved { _ = follow(touches, at: event.timestamp) }
        attempt.speed.advance(to: event.timestamp)
        for touch in touches { attempt.places[ObjectIdentifier(touch)] = nil }
        if isUnderWay || gesture.held != nil {
            if attempt.places.count < minimum { state = .ended }
        } else if attempt.places.isEmpty {
            fail()
        }
    }

    /// Fails or cancels the gesture.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isUnderWay ? .cancelled : .failed
    }

    /// Forgets the movement.
    open override func reset() {
        attempt.scrollEnd?.cancel()
        attempt = Attempt()
    }

    /// Adds the movement of the touches; false if there are too few.
    private func follow(_ touches: Set<UITouch>, at time: TimeInterval) -> Bool {
        var sum = CGPoint.zero
        for touch in touches {
            guard let last = attempt.places[ObjectIdentifier(touch)] else { continue }
            let place = touch.location(in: nil)
            attempt.places[ObjectIdentifier(touch)] = place
            sum.x += place.x - last.x
            sum.y += place.y - last.y
        }
        let count = CGFloat(attempt.places.count)
        guard attempt.places.count >= minimum, count > 0 else { return false }
        add(CGPoint(x: sum.x / count, y: sum.y / count), at: time)
        return true
    }

    private func add(_ step: CGPoint, at time: TimeInterval) {
        attempt.translation.x += step.x
        attempt.translation.y += step.y
        attempt.path.x += step.x
        attempt.path.y += step.y
        attempt.speed.add(attempt.path, at: time)
    }

    private var isFarEnough: Bool {
        hypot(attempt.path.x, attempt.path.y) >= UIPanGestureRecognizer.slop
    }

    // MARK: Scrolling

    /// Whether a wheel or trackpad of a kind drags.
    func takesScroll(_ type: UIScrollType) -> Bool {
        scrollTypes.contains(type == .discrete ? .discrete : .continuous)
            && attempt.places.isEmpty
    }

    /// Handles one step of a wheel or a trackpad; begins with the first.
    func scroll(by step: CGPoint, type: UIScrollType, at time: TimeInterval) {
        attempt.isScrolling = true
        add(step, at: time)
        // A wheel's notches have no velocity.
        if type == .discrete { attempt.speed = VelocityTracker() }
        if !isUnderWay, gesture.held == nil, !begins(along: attempt.path) {
            attempt.isScrolling = false
            return fail()
        }
        state = isUnderWay ? .changed : .began
        attempt.scrollEnd?.cancel()
        attempt.scrollEnd = Deadlines.shared.add(after: UIPanGestureRecognizer.scrollRest) {
            [weak self] in self?.endScrolling()
        }
    }

    private func endScrolling() {
        guard attempt.isScrolling else { return }
        attempt.isScrolling = false
        state = isUnderWay || gesture.held != nil ? .ended : .failed
        gesture.arena?.settle()
    }

    // MARK: Hooks

    /// Whether a movement in a direction begins the gesture.
    @_spi(Rooms) open func begins(along path: CGPoint) -> Bool { true }

    /// Whether translation begins with zero, the way to recognition left out, as scroll views do.
    package var removesSlop: Bool { false }

    /// While a wheel turns.
    @_spi(Rooms) open override var waitsForMoreTouches: Bool { attempt.isScrolling }
}

extension UIGestureRecognizer {
    /// A difference in the window's space as one in a view's.
    func vector(_ vector: CGPoint, fromWindowTo view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window)
        let tip = view.convert(vector, from: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// A difference in a view's space as one in the window's.
    func vector(_ vector: CGPoint, toWindowFrom view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let tip = view.convert(vector, to: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}
