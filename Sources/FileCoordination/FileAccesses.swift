// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The presenters of the program, and the accesses that are under way.
// Unchecked because the condition guards both lists.
final class FileAccesses: @unchecked Sendable {
    static let shared = FileAccesses()

    private struct Access {
        let path: String
        let isWriting: Bool
        let purpose: String

        /// Whether both may not be under way at once: one writes where the other is, or inside.
        func excludes(_ other: Access) -> Bool {
            guard isWriting || other.isWriting, purpose != other.purpose else { return false }
            return path == other.path || path.hasPrefix(other.path + "/")
                || other.path.hasPrefix(path + "/")
        }
    }

    private let condition = NSCondition()
    private var active: [Access] = []
    private var list: [any NSFilePresenter] = []

    var presenters: [any NSFilePresenter] {
        get { condition.withLock { list } }
        set { condition.withLock { list = newValue } }
    }

    static func path(of url: URL) -> String { url.standardizedFileURL.path }

    /// Whether a presenter shows an item itself, and not a folder around it.
    static func shows(_ presenter: any NSFilePresenter, _ url: URL) -> Bool {
        presenter.presentedItemURL.map(path) == path(of: url)
    }

    /// Waits until nobody else is in the way, runs a function, and lets others go on.
    func run(_ intents: [NSFileAccessIntent], _ purpose: String, _ body: () -> Void) {
        let wanted = intents.map {
            Access(path: Self.path(of: $0.url), isWriting: $0.writing != nil, purpose: purpose)
        }
        condition.lock()
        while active.contains(where: { other in wanted.contains { $0.excludes(other) } }) {
            condition.wait()
        }
        active += wanted
        condition.unlock()
        body()
        condition.lock()
        for access in wanted {
            let index = active.firstIndex { $0.path == access.path && $0.purpose == purpose }
            index.map { _ = active.remove(at: $0) }
        }
        condition.broadcast()
        condition.unlock()
    }

    /// The presenters of an item and of the folders around it, without the one that asks.
    func presenters(of url: URL, without own: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        let path = Self.path(of: url)
        return presenters.filter { presenter in
            guard presenter !== own, let shown = presenter.presentedItemURL else { return false }
            let place = Self.path(of: shown)
            return place == path || path.hasPrefix(place + "/")
        }
    }

    /// Calls a presenter on its queue, and waits until it has answered.
    static func ask(
        _ presenter: any NSFilePresenter,
        _ question: @escaping (any NSFilePresenter, @escaping @Sendable () -> Void) -> Void
    ) {
        let answered = DispatchSemaphore(value: 0)
        let call = UncheckedTransfer { question(presenter) { answered.signal() } }
        let queue = presenter.presentedItemOperationQueue
        guard queue === OperationQueue.main, MainQueue.isHere else {
            queue.addOperation { call.value() }
            return answered.wait()
        }
        call.value()
        while answered.wait(timeout: .now()) == .timedOut {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
