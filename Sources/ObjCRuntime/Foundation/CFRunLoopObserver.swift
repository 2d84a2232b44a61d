// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import Synchronization

/// The points of a run loop's turn.
public struct CFRunLoopActivity: OptionSet, Hashable, Sendable {
    /// One bit for each point.
    public let rawValue: CFOptionFlags

    /// Takes bits as they are.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// A run begins; Foundation on Linux does not tell it.
    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    /// Timers are looked at next.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// Sources are looked at next.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// The loop waits next.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// The loop has waited.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// A run ends.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All points.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

// Sendable is unchecked because what changes is behind a lock.
/// Something that is called at points of a run loop's turn.
public final class CFRunLoopObserver: @unchecked Sendable {
    fileprivate typealias Handler = (CFRunLoopObserver?, CFRunLoopActivity) -> Void

    private let activities: CFRunLoopActivity
    private let repeats: Bool
    private let order: CFIndex
    private let handler: Handler
    private let state = Mutex((isValid: true, places: [Place]()))

    /// A mode of a loop in which the observer is.
    private struct Place {
        let loop: ObjectIdentifier
        let mode: RunLoop.Mode
        let observers: [UncheckedTransfer<RunLoop._Observer>]
    }

    fileprivate init(
        _ activities: CFRunLoopActivity,
        _ repeats: Bool,
        _ order: CFIndex,
        _ handler: @escaping Handler
    ) {
        self.activities = activities
        self.repeats = repeats
        self.order = order
        self.handler = handler
    }

    fileprivate var isValid: Bool { state.withLock { $0.isValid } }

    fileprivate func contains(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        state.withLock { state in
            state.places.contains { $0.loop == ObjectIdentifier(loop) && $0.mode == mode }
        }
    }

    fileprivate func add(to loop: RunLoop, _ mode: RunLoop.Mode) {
        guard isValid, !contains(loop, mode) else { return }
        let points: [(CFRunLoopActivity, RunLoop._Activities)] = [
            (.entry, .entry), (.beforeTimers, .beforeTimers), (.beforeSources, .beforeSources),
            (.beforeWaiting, .beforeWaiting), (.afterWaiting, .afterWaiting), (.exit, .exit),
        ]
        let observers = points.filter { activities.contains($0.0) }.map { point, own in
            UncheckedTransfer(
                loop._observe(own, in: mode, order: order) { _ in self.fire(point) }
            )
        }
        let place = Place(loop: ObjectIdentifier(loop), mode: mode, observers: observers)
        state.withLock { $0.places.append(place) }
    }

    fileprivate func remove(from loop: RunLoop, _ mode: RunLoop.Mode) {
        let id = ObjectIdentifier(loop)
        let removed = state.withLock { state in
            let found = state.places.filter { $0.loop == id && $0.mode == mode }
            state.places.removeAll { $0.loop == id && $0.mode == mode }
            return found
        }
        for observer in removed.flatMap(\.observers) { observer.value.invalidate() }
    }

    fileprivate func invalidate() {
        let removed = state.withLock { state in
            state.isValid = false
            defer { state.places = [] }
            return state.places
        }
        for observer in removed.flatMap(\.observers) { observer.value.invalidate() }
    }

    private func fire(_ activity: CFRunLoopActivity) {
        guard isValid else { return }
        // One that does not repeat is over before it is called, as on iOS.
        if !repeats { invalidate() }
        handler(self, activity)
    }
}

/// Makes an observer that is not in a loop yet.
///
/// `activities`: the bits of `CFRunLoopActivity`.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats, order) {
        block?($0, $1)
    }
}

/// Puts an observer into a mode of a loop, which holds it until it is taken out or ends.
public func CFRunLoopAddObserver(
    _ rl: CFRunLoop!,
    _ observer: CFRunLoopObserver!,
    _ mode: CFRunLoopMode!
) {
    guard let rl, let observer else { return }
    observer.add(to: rl, mode?.mode ?? .default)
}

/// Takes an observer out of a mode of a loop.
public func CFRunLoopRemoveObserver(
    _ rl: CFRunLoop!,
    _ observer: CFRunLoopObserver!,
    _ mode: CFRunLoopMode!
) {
    guard let rl, let observer else { return }
    observer.remove(from: rl, mode?.mode ?? .default)
}

/// Whether an observer is in a mode of a loop.
public func CFRunLoopContainsObserver(
    _ rl: CFRunLoop!,
    _ observer: CFRunLoopObserver!,
    _ mode: CFRunLoopMode!
) -> Bool {
    guard let rl, let observer else { return false }
    return observer.contains(rl, mode?.mode ?? .default)
}

/// Ends an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { observer?.invalidate() }

/// Whether an observer can be called still.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
    observer?.isValid ?? false
}
