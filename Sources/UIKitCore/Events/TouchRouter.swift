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
    /// Where and when the last taps were, to count those that follow.
    private struct LastTap {
        var time: Double
        var location: CGPoint
        var count: Int
        weak var window: UIWindow?
    }

    private var active: [Int: UITouch] = [:]
    private var order: [Int] = []
    private var lastTap: LastTap?
    private let event = UIEvent()

    // How near in time and place a further tap must be; iOS does not publish its own values.
    private static let tapInterval = 0.35
    private static let tapDistance: CGFloat = 45

    /// Makes a router without touches.
    package init() {}

    // MARK: Samples

    /// Takes one sample of a touch over a surface.
    package func receive(_ sample: TouchSample, on surface: DisplaySurface) {
        receive([sample], on: surface)
    }

    /// Takes samples that belong together: touches of one frame.
    package func receive(_ samples: [TouchSample], on surface: DisplaySurface) {
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else {
            return forgetEnded(samples)
        }
        var changed: [UITouch] = []
        for touch in active.values { touch.sample.phase = .stationary }
        for sample in samples {
            if let touch = update(sample, on: surface) { changed.append(touch) }
        }
        guard !changed.isEmpty else { return }
        send(changed, modifiers: samples[0].modifiers, buttons: samples[0].buttons)
    }

    private func update(_ sample: TouchSample, on surface: DisplaySurface) -> UITouch? {
        if sample.phase == .began {
            if active[sample.identifier] != nil { cancel([sample.identifier]) }
            return begin(sample, on: surface)
        }
        guard let touch = active[sample.identifier], let window = touch.hitWindow else {
            return nil
        }
        let point = window.fromSurface(CGPoint(x: sample.x, y: sample.y))
        touch.sample.previousLocation = touch.sample.location
        touch.sample.location = point
        touch.sample.timestamp = sample.time
        touch.sample.take(sample)
        switch sample.phase {
        case .moved:
            touch.sample.phase =
                point == touch.sample.previousLocation ? .stationary : .moved
        case .ended: touch.sample.phase = .ended
        case .cancelled: touch.sample.phase = .cancelled
        case .began, .stationary: touch.sample.phase = .stationary
        }
        return touch.sample.phase == .stationary ? nil : touch
    }

    private func begin(_ sample: TouchSample, on surface: DisplaySurface) -> UITouch? {
        let place = CGPoint(x: sample.x, y: sample.y)
        let touch = UITouch()
        touch.sample.timestamp = sample.time
        touch.sample.take(sample)
        event.storage.timestamp = sample.time
        guard let (window, view) = hit(place, on: surface) else { return nil }
        let point = window.fromSurface(place)
        touch.sample.location = point
        touch.sample.previousLocation = point
        touch.hitWindow = window
        touch.hitView = view
        touch.sample.tapCount = countTap(at: point, sample.time, in: window)
        active[sample.identifier] = touch
        order.append(sample.identifier)
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

    // MARK: Sending

    private func send(
        _ changed: [UITouch],
        modifiers: KeyModifiers = [],
        buttons: Int = 0
    ) {
        event.orderedTouches = order.compactMap { active[$0] }
        event.storage.timestamp = changed.map(\.timestamp).max() ?? event.timestamp
        event.storage.modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        let isPointer = changed.contains { $0.type == .indirectPointer }
        event.storage.buttonMask = isPointer ? UIEvent.ButtonMask(rawValue: buttons) : []
        event.coalesced = [:]
        UIApplication.shared.sendEvent(event)
        for (identifier, touch) in active where touch.isOver {
            if touch.phase == .ended { noteTapEnd(touch) }
            active[identifier] = nil
            order.removeAll { $0 == identifier }
        }
        event.orderedTouches = order.compactMap { active[$0] }
    }

    /// The time between taps counts from the end of one to the beginning of the next.
    private func noteTapEnd(_ touch: UITouch) {
        guard let last = lastTap, last.window === touch.hitWindow else { return }
        lastTap?.time = max(last.time, touch.timestamp)
    }

    private func forgetEnded(_ samples: [TouchSample]) {
        for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
            active[sample.identifier] = nil
            order.removeAll { $0 == sample.identifier }
        }
    }

    // MARK: Taking away

    /// Takes every touch away, as when the application loses its events.
    package func cancelAll() { cancel(order) }

    private func cancel(_ identifiers: [Int]) {
        let touches = identifiers.compactMap { active[$0] }
        guard !touches.isEmpty else { return }
        for touch in active.values { touch.sample.phase = .stationary }
        for touch in touches { touch.sample.phase = .cancelled }
        send(touches)
    }

    /// The touches that are down, in the order in which they began.
    package var activeTouches: [UITouch] { order.compactMap { active[$0] } }
}

extension UITouch.Sample {
    /// Takes over what a sample says of the contact.
    fileprivate mutating func take(_ sample: TouchSample) {
        type = UITouch.TouchType(rawValue: sample.kind.rawValue) ?? .direct
        majorRadius = CGFloat(sample.radius)
        force = CGFloat(sample.force)
        maximumPossibleForce = CGFloat(sample.maximumForce)
        altitudeAngle = CGFloat(sample.altitude)
        azimuthAngle = CGFloat(sample.azimuth)
    }
}
