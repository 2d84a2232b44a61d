// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitViews

/// A position in media that goes on with the media clock.
package struct PlaybackClock: Sendable {
    private var anchor = 0.0
    /// When the position was ``anchor``; nil while it stands.
    private var start: Double?
    /// Seconds of media per second.
    package private(set) var rate = 1.0

    package init() {}

    package var isRunning: Bool { start != nil }

    /// Now, by the clock that animations go by.
    package static var now: Double { CACurrentMediaTime() }

    /// The position now, as if nothing had an end.
    package var position: Double {
        get { start.map { anchor + (Self.now - $0) * rate } ?? anchor }
        set {
            anchor = newValue
            if start != nil { start = Self.now }
        }
    }

    /// Lets the position go on at a rate; 0 stops it.
    package mutating func run(at newRate: Double) {
        anchor = position
        start = newRate == 0 ? nil : Self.now
        rate = newRate
    }

    /// Does something after so many seconds of the media clock, unless what it belongs to says until
    /// then that something else is due.
    ///
    /// Music that goes on is nothing that programs wait for: the deadline counts as one without end.
    package static func wait(
        _ seconds: Double,
        _ action: @escaping @MainActor @Sendable () -> Void
    ) {
        onMain { Deadlines.shared.add(after: seconds, isEndless: true, action) }
    }

    /// Does something on the main thread: now if this is it, else soon.
    package static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        guard isOnMain else { return DispatchQueue.main.async(execute: action) }
        MainActor.assumeIsolated(action)
    }

    /// Whether this is the main thread, or the main queue on another one, as where tests run without
    /// a run loop.
    private static var isOnMain: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) ?? false
    }

    /// Whether a queue is the main one, of which there are several objects here.
    package static func isMain(_ queue: DispatchQueue) -> Bool {
        queue.getSpecific(key: mark) ?? false
    }

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
