// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Synchronization

/// Notifications that were posted and not yet taken, in order, and the task that waits for the next.
final class PostedNotifications: Sendable {
    /// The most that wait; the oldest go first, as on iOS.
    private static let capacity = 256

    /// One that waits, or nil at the end.
    private typealias Answer = CheckedContinuation<UncheckedTransfer<Notification>?, Never>

    private struct State: Sendable {
        var waiting: [UncheckedTransfer<Notification>] = []
        var taker: Answer?
        var hasEnded = false
        var registration: UncheckedTransfer<(NotificationCenter, any NSObjectProtocol)>?
    }

    private let state = Mutex(State())

    func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        let token = center.addObserver(forName: name, object: object, queue: nil) {
            [weak self] notification in
            self?.take(UncheckedTransfer(notification))
        }
        let registration = UncheckedTransfer((center, token))
        state.withLock { $0.registration = registration }
    }

    private func take(_ notification: UncheckedTransfer<Notification>) {
        let taker = state.withLock { state -> Answer? in
            guard !state.hasEnded else { return nil }
            if let taker = state.taker {
                state.taker = nil
                return taker
            }
            if state.waiting.count == Self.capacity { state.waiting.removeFirst() }
            state.waiting.append(notification)
            return nil
        }
        taker?.resume(returning: notification)
    }

    func next(on actor: isolated (any Actor)? = #isolation) async -> Notification? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (answer: Answer) in
                let ready = state.withLock { state -> UncheckedTransfer<Notification>?? in
                    if state.hasEnded { return .some(nil) }
                    if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
                    state.taker = answer
                    return nil
                }
                if let ready { answer.resume(returning: ready) }
            }?.value
        } onCancel: {
            end()
        }
    }

    /// Observes no longer; a task that waits gets nil.
    func end() {
        let (taker, registration) = state.withLock { state in
            state.hasEnded = true
            state.waiting = []
            defer {
                state.taker = nil
                state.registration = nil
            }
            return (state.taker, state.registration)
        }
        if let (center, token) = registration?.value { center.removeObserver(token) }
        taker?.resume(returning: nil)
    }
}
