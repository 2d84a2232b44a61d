// SPDX-License-Identifier: Apache-2.0

public import Dispatch
import Foundation
import SystemConfiguration

// Sendable is unchecked because a lock guards what changes.
/// Tells of changes of the ways to the network.
public final class NWPathMonitor: @unchecked Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var watch: RouteWatch?
        var last: NWPath?
        var isCancelled = false
    }

    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let lock = NSLock()
    private var state = State()
    private let asking = DispatchQueue(label: "Network.path-monitor")

    /// Monitors all ways.
    public init() {
        required = nil
        prohibited = []
    }

    /// Monitors the ways by interfaces of a type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        required = requiredInterfaceType
        prohibited = []
    }

    /// Monitors the ways but those by interfaces of some types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        required = nil
        prohibited = prohibitedInterfaceTypes
    }

    /// Hears of the first way and of each change, on the monitor's queue.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { state.handler } }
        set { lock.withLock { state.handler = newValue } }
    }

    /// The queue that the monitor was started on.
    public var queue: DispatchQueue? { lock.withLock { state.queue } }

    /// The ways now.
    public var currentPath: NWPath { .current(required: required, prohibited: prohibited) }

    /// Begins to tell; a monitor that was cancelled stays silent.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard !state.isCancelled, state.queue == nil else { return false }
            state.queue = queue
            state.watch = RouteWatch(on: asking) { [weak self] in self?.check() }
            return true
        }
        // The monitor lives until it was heard of once, as one whose owner forgets it does on iOS.
        if isFirst { asking.async { self.check() } }
    }

    /// Ends for good.
    public func cancel() {
        lock.withLock {
            state.isCancelled = true
            state.watch = nil
        }
    }

    private func check() {
        let path = currentPath
        let queue = lock.withLock { () -> DispatchQueue? in
            guard !state.isCancelled, state.last != path else { return nil }
            state.last = path
            return state.queue
        }
        queue?.async { [self] in
            let handler = lock.withLock { state.isCancelled ? nil : state.handler }
            handler?(path)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    /// The ways, the first one and each that comes after a change.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<NWPath>.Iterator

        /// The next path; waits for it.
        public mutating func next() async -> NWPath? { await base.next() }
    }

    /// Begins to monitor.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.cancel() }
        start(queue: asking)
        return Iterator(base: stream.makeAsyncIterator())
    }
}
