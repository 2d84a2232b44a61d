// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import Platform
import RenderServer

/// Turns samples of touches into `UITouch`es and events.
///
/// One router serves the program. A touch's window and view are those hit when it began, and stay.
@MainActor
package final class TouchRouter {
    /// The last tap, from which the tap count of the next follows.
    private struct LastTap {
        var time: Double
        var location: CGPoint
        var count: Int
        weak var window: UIWindow?
    }

    /// The touches that are down, in the order in which they began.
    package private(set) var activeTouches: [UITouch] = []
    /// Delivers moves once a frame.
    package private(set) lazy var coalescer = TouchCoalescer(self)
    private var lastTap: LastTap?
    private let event = UIEvent()
    /// Touches whose estimated properties are still to be updated, oldest first.
    private var awaitingUpdates: [UITouch] = []

    // The longest time and distance between two taps of a double tap; iOS publishes no values.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45
    /// The greatest number of touches kept for updates, which may never come.
    private static let mostAwaiting = 16

    package init() {}

    // MARK: Samples

    /// Delivers one sample of a touch.
    package func receive(_ sample: TouchSample, on surface: DisplaySurface) {
        receive([sample], on: surface)
    }

    /// Delivers the samples of one frame as one event.
    ///
    /// Several moves of a touch are one change.
    package func receive(_ samples: [TouchSample], on surface: DisplaySurface) {
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else {
            return forgetEnded(samples)
        }
        noteForce(samples, on: surface)
        var changed: [UITouch] = []
        beginEvent()
        for sample in samples {
            if sample.phase != .moved || hasJustBegun(sample), !changed.isEmpty,
                changed.contains(where: { $0.identifier == sample.identifier })
            {
                send(changed, modifiers: sample.modifiers, buttons: sample.buttons)
                changed = []
                beginEvent()
            }
            guard let touch = update(sample, on: surface) else { continue }
            if !changed.contains(where: { $0 === touch }) { changed.append(touch) }
        }
        guard !changed.isEmpty else { return }
        send(changed, modifiers: samples[0].modifiers, buttons: samples[0].buttons)
    }

    /// A touch whose pressure is measured makes that a trait of the screen.
    private func noteForce(_ samples: [TouchSample], on surface: DisplaySurface) {
        guard samples.contains(where: { $0.kind == .direct && $0.maximumForce > 0 }),
            let screen = surface.orderedWindows.first?.screen,
            screen.traitCollection.forceTouchCapability != .available
        else { return }
        screen.update(measuresForce: true)
    }

    private func beginEvent() {
        event.delivery += 1
        for touch in activeTouches { touch.sample.phase = .stationary }
    }

    /// Whether a touch with that identifier is down.
    func hasTouch(_ identifier: Int) -> Bool { touch(identifier) != nil }

    /// Whether a move comes in one event with the touch's beginning.
    private func hasJustBegun(_ sample: TouchSample) -> Bool {
        touch(sample.identifier).map { $0.sample.phase == .began } ?? false
    }

    private func touch(_ identifier: Int) -> UITouch? {
        for touch in activeTouches where touch.identifier == identifier { return touch }
        return nil
    }

    private func update(_ sample: TouchSample, on surface: DisplaySurface) -> UITouch? {
        if sample.phase == .began {
            if touch(sample.identifier) != nil { cancel { $0.identifier == sample.identifier } }
            return begin(sample, on: surface)
        }
        guard let touch = touch(sample.identifier), let window = touch.hitWindow else {
            return nil
        }
        guard sample.x.isFinite, sample.y.isFinite else { return nil }
        let former = touch.sample
        let isFirst = touch.trail.begin(event.delivery, after: former)
        touch.sample.location = window.fromSurface(CGPoint(x: sample.x, y: sample.y))
        if isFirst { touch.sample.previousLocation = former.location }
        touch.sample.timestamp = sample.time
        touch.sample.take(sample)
        switch sample.phase {
        case .moved: touch.sample.phase = touch.sample.differs(from: former) ? .moved : former.phase
        case .ended: touch.sample.phase = .ended
        case .cancelled: touch.sample.phase = .cancelled
        case .began, .stationary: touch.sample.phase = .stationary
        }
        if touch.sample.phase != .stationary { touch.trail.add(touch.sample) }
        note(touch)
        return touch.sample.phase == .stationary ? nil : touch
    }

    private func begin(_ sample: TouchSample, on surface: DisplaySurface) -> UITouch? {
        let place = CGPoint(x: sample.x, y: sample.y)
        let touch = UITouch()
        touch.identifier = sample.identifier
        touch.sample.timestamp = sample.time
        touch.sample.take(sample)
        event.storage.timestamp = sample.time
        guard let (window, view) = hit(place, on: surface) else { return nil }
        FocusCenter.shared.touchCameDown(on: surface)
        Rooms.above?.hideToolTip()
        let point = window.fromSurface(place)
        touch.sample.location = point
        touch.sample.previousLocation = point
        touch.hitWindow = window
        touch.hitView = view
        touch.sample.tapCount = countTap(at: point, sample.time, in: window)
        _ = touch.trail.begin(event.delivery, after: touch.sample)
        touch.trail.add(touch.sample)
        activeTouches.append(touch)
        note(touch)
        return touch
    }

    /// The frontmost window that has a view at the place, and the view.
    private func hit(_ place: CGPoint, on surface: DisplaySurface) -> (UIWindow, UIView)? {
        for window in surface.orderedWindows.reversed() where !window.isHidden {
            let point = window.fromSurface(place)
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        return nil
    }

    private func countTap(at point: CGPoint, _ time: Double, in window: UIWindow) -> Int {
        var count = 1
        if let last = lastTap, last.window === window, time - last.time <= TouchRouter.tapInterval {
            let dx = point.x - last.location.x
            let dy = point.y - last.location.y
            if dx * dx + dy * dy <= TouchRouter.tapDistance * TouchRouter.tapDistance {
                count = last.count + 1
            }
        }
        lastTap = LastTap(time: time, location: point, count: count, window: window)
        return count
    }

    // MARK: Estimates

    /// Keeps a touch until the estimated properties of its last sample are updated.
    private func note(_ touch: UITouch) {
        guard touch.sample.updateIndex != nil, !touch.sample.awaited.isEmpty,
            !awaitingUpdates.contains(where: { $0 === touch })
        else { return }
        awaitingUpdates.append(touch)
        if awaitingUpdates.count > TouchRouter.mostAwaiting { awaitingUpdates.removeFirst() }
    }

    /// Replaces the estimates of a delivered sample, which its index identifies, by better values.
    package func update(_ sample: TouchSample) {
        guard let index = sample.updateIndex,
            let place = awaitingUpdates.firstIndex(where: { touch in
                touch.sample.updateIndex == index
                    || touch.trail.samples.contains { $0.updateIndex == index }
            })
        else { return }
        let touch = awaitingUpdates[place]
        let change = { (old: inout UITouch.Sample) in
            let place = (old.location, old.previousLocation, old.phase)
            old.take(sample)
            (old.location, old.previousLocation, old.phase) = place
            old.updateIndex = sample.awaited == 0 ? nil : index
        }
        var replica: UITouch?
        if touch.trail.update(index, change),
            let better = touch.trail.samples.last(where: { $0.timestamp == sample.time })
        {
            replica = touch.replica(better)
        }
        if touch.sample.updateIndex == index { change(&touch.sample) }
        if sample.awaited == 0 { awaitingUpdates.remove(at: place) }
        let updated = replica ?? touch
        // The receiver matches the update with its touch by this index.
        updated.sample.updateIndex = index
        for recognizer in touch.recognizers {
            recognizer.touchesEstimatedPropertiesUpdated([updated])
        }
        touch.hitView?.touchesEstimatedPropertiesUpdated([updated])
    }

    // MARK: Sending

    private func send(
        _ changed: [UITouch],
        modifiers: KeyModifiers = [],
        buttons: Int = 0
    ) {
        event.orderedTouches = activeTouches
        var time = changed[0].timestamp
        var isPointer = false
        for touch in changed {
            time = max(time, touch.sample.timestamp)
            if touch.sample.type == .indirectPointer { isPointer = true }
        }
        event.storage.timestamp = time
        event.storage.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        event.storage.buttonMask = isPointer ? UIEvent.ButtonMask(rawValue: buttons) : []
        UIApplication.shared.sendEvent(event)
        for touch in activeTouches where touch.isOver {
            if touch.phase == .ended { noteTapEnd(touch) }
            activeTouches.removeAll { $0 === touch }
        }
        event.orderedTouches = activeTouches
    }

    /// The time between taps counts from the end of one to the beginning of the next.
    private func noteTapEnd(_ touch: UITouch) {
        guard let last = lastTap, last.window === touch.hitWindow else { return }
        lastTap?.time = max(last.time, touch.timestamp)
    }

    private func forgetEnded(_ samples: [TouchSample]) {
        for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
            // Touches that began earlier are cancelled, or recognizers would wait for their end.
            cancel { $0.identifier == sample.identifier }
        }
    }

    // MARK: Cancelling

    /// Cancels every touch, as when the application loses its events.
    package func cancelAll() {
        coalescer.removeAll()
        cancel { _ in true }
    }

    private func cancel(where condition: (UITouch) -> Bool) {
        let touches = activeTouches.filter(condition)
        guard !touches.isEmpty else { return }
        for touch in activeTouches { touch.sample.phase = .stationary }
        for touch in touches { touch.sample.phase = .cancelled }
        send(touches)
    }
}

extension UITouch.Sample {
    /// Copies the properties of the contact: type, radius, force, angles and estimates.
    fileprivate mutating func take(_ sample: TouchSample) {
        type = UITouch.TouchType(rawValue: sample.kind.rawValue) ?? .direct
        majorRadius = CGFloat(sample.radius)
        force = CGFloat(sample.force)
        maximumPossibleForce = CGFloat(sample.maximumForce)
        altitudeAngle = CGFloat(sample.altitude)
        azimuthAngle = CGFloat(sample.azimuth)
        rollAngle = CGFloat(sample.roll)
        estimates = UITouch.Properties(rawValue: sample.estimates)
        awaited = UITouch.Properties(rawValue: sample.awaited)
        updateIndex = sample.updateIndex
    }

    /// Whether the location, the force or an angle differs.
    fileprivate func differs(from former: UITouch.Sample) -> Bool {
        location != former.location || force != former.force
            || altitudeAngle != former.altitudeAngle || azimuthAngle != former.azimuthAngle
            || rollAngle != former.rollAngle
    }
}
