// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import Synchronization

/// What the main thread and the reader's thread hand each other.
final class ReaderMailbox: Sendable {
    /// A request on its way to the main thread.
    final class Order: Sendable {
        enum State {
            case waiting
            case running
            case abandoned
            case done(AccessibleOutcome)
        }

        let id: AccessibleID
        let request: AccessibleRequest
        let state = Mutex(State.waiting)
        let semaphore = DispatchSemaphore(value: 0)

        init(_ id: AccessibleID, _ request: AccessibleRequest) {
            self.id = id
            self.request = request
        }
    }

    struct State {
        var tree = AccessibleTree()
        /// Grows with each tree.
        var version = 0
        /// When the tree was read, and how long that took, in seconds.
        var time = -Double.infinity
        var cost = 0.0
        /// Texts to be spoken, with whether they are urgent.
        var announcements: [(text: String, isUrgent: Bool)] = []
        /// Whether the reader's thread waits for a new tree.
        var wantsTree = false
        var orders: [Order] = []
    }

    private let state = Mutex(State())
    private let reading = Atomic(false)
    /// A pipe that wakes the reader's thread.
    private let bell: (read: CInt, write: CInt) = {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()
    /// Wakes the reader's thread where it waits for the main thread.
    let answered = DispatchSemaphore(value: 0)

    var descriptor: CInt { bell.read }

    /// Whether a reader is there; the main thread asks in each turn.
    var isReading: Bool {
        get { reading.load(ordering: .relaxed) }
        set { reading.store(newValue, ordering: .relaxed) }
    }

    func withState<Result>(_ body: (inout sending State) -> sending Result) -> sending Result {
        state.withLock(body)
    }

    /// Says that no reader is there, and forgets what was read for one.
    func stop() {
        isReading = false
        state.withLock { $0 = State() }
    }

    func ring() {
        // A full pipe wakes the thread, too.
        var byte: UInt8 = 0
        _ = write(bell.write, &byte, 1)
    }

    func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(bell.read, &bytes, bytes.count) == bytes.count {}
    }
}
