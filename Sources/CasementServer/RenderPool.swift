// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ProcessChannel
import Synchronization

/// Worker processes that draw views, one each at a time.
///
/// Requests beyond the number of workers wait, within a limit. A worker that crashes, exceeds its
/// memory or takes too long is replaced.
public actor RenderPool<Service: ViewService> {
    private let configuration: RenderPoolConfiguration
    private var idle: [WorkerProcess] = []
    private var waiting: [(id: Int, continuation: CheckedContinuation<WorkerProcess, any Error>)] =
        []
    private var lastID = 0
    private var busy = 0
    private var starting = 0
    /// How many starts have failed in a row.
    private var failedStarts = 0
    private var isStopped = false
    private var drained: CheckedContinuation<Void, Never>?
    private var counts = RenderPoolStatistics()

    /// Makes a pool without workers; ``start()`` starts them.
    ///
    /// A precondition fails where the configuration has no worker or no attempt.
    public init(_ configuration: RenderPoolConfiguration) throws {
        precondition(configuration.workers > 0, "RenderPool: a pool needs a worker")
        precondition(configuration.attempts > 0, "RenderPool: a request needs an attempt")
        self.configuration = configuration
    }

    /// Starts the workers, and returns when all are ready.
    public func start() async throws {
        let configuration = configuration
        let count = configuration.workers - idle.count - busy - starting
        guard count > 0 else { return }
        starting += count
        do {
            try await withThrowingTaskGroup(of: WorkerProcess.self) { group in
                for _ in 0..<count { group.addTask { try await .start(configuration) } }
                for try await worker in group { add(worker) }
            }
        } catch {
            isStopped = true
            throw error
        }
    }

    /// Whether a worker can draw, now or after a request that is under way.
    public var isReady: Bool { !isStopped && (!idle.isEmpty || busy > 0) }

    /// What the pool has done, and does now.
    public var statistics: RenderPoolStatistics {
        var counts = counts
        counts.waiting = waiting.count
        counts.busy = busy
        counts.idle = idle.count
        return counts
    }

    // MARK: Requests

    /// Draws a view.
    ///
    /// - Parameters:
    ///   - input: what the view is made from.
    ///   - format: what it is drawn as.
    ///   - size: the view's size in points; nil for its own.
    ///   - scale: pixels to a point.
    ///   - isDark: whether the view is in the dark style.
    ///   - deadline: how long it may take, waiting included; nil for the configuration's.
    /// - Returns: the file, and what the worker says of it.
    /// - Throws: ``RenderFailure``.
    public func render(
        _ input: Service.Input,
        as format: ViewFormat,
        size: CGSize? = nil,
        scale: CGFloat = 1,
        isDark: Bool = false,
        deadline: Duration? = nil
    ) async throws -> RenderedView {
        let request = WorkerRequest(format: format, size: size, scale: scale, isDark: isDark)
        let message: (request: [UInt8], input: [UInt8])
        do {
            message = try encoded(request, input)
        } catch {
            count(error)
            throw error
        }
        let end = ContinuousClock.now + (deadline ?? configuration.deadline)
        var attempt = 1
        while true {
            let file = Mutex<[UInt8]>([])
            do {
                let result = try await draw(message.request, message.input, until: end) { part in
                    file.withLock { $0.append(contentsOf: part) }
                }
                let bytes = file.withLock { $0 }
                counts.rendered += 1
                counts.bytes += bytes.count
                counts.drawingSeconds += result.seconds
                return RenderedView(
                    bytes: bytes,
                    format: format,
                    size: result.size,
                    pageCount: result.pageCount,
                    duration: .seconds(result.seconds)
                )
            } catch RenderFailure.workerEnded(_) where attempt < configuration.attempts {
                attempt += 1
            } catch {
                count(error)
                throw error
            }
        }
    }

    private func encoded(
        _ request: WorkerRequest,
        _ input: Service.Input
    ) throws -> ([UInt8], [UInt8]) {
        let encoder = JSONEncoder()
        do {
            let body = Array(try encoder.encode(input))
            guard body.count <= FrameChannel.longestBody else {
                throw RenderFailure.refused("the input is too large")
            }
            return (Array(try encoder.encode(request)), body)
        } catch let error as EncodingError {
            throw RenderFailure.refused("the request does not encode: \(error)")
        }
    }

    private func count(_ error: any Error) {
        switch error as? RenderFailure {
        case .overloaded: counts.overloaded += 1
        case .deadlineExceeded: counts.expired += 1
        case .workerEnded: counts.crashed += 1
        default: counts.refused += 1
        }
    }

    private func draw(
        _ header: [UInt8],
        _ body: [UInt8],
        until deadline: ContinuousClock.Instant,
        _ part: @escaping @Sendable ([UInt8]) -> Void
    ) async throws -> WorkerResult {
        let worker = try await worker(until: deadline)
        busy += 1
        defer {
            busy -= 1
            if busy == 0 { endWaitForRequests() }
        }
        do {
            let result = try await worker.render(header, body, until: deadline, part)
            counts.peakResident = max(counts.peakResident, result.resident)
            if result.resident > configuration.residentLimit {
                Task { await worker.stop() }
                replace()
            } else {
                add(worker, isNew: false)
            }
            return result
        } catch RenderFailure.refused(let reason) {
            add(worker, isNew: false)
            throw RenderFailure.refused(reason)
        } catch {
            replace()
            throw error
        }
    }

    /// Lets ``stop()`` go on.
    private func endWaitForRequests() {
        drained?.resume()
        drained = nil
    }

    // MARK: Workers

    private func worker(until deadline: ContinuousClock.Instant) async throws -> WorkerProcess {
        guard !isStopped else { throw RenderFailure.stopped }
        if let worker = idle.popLast() { return worker }
        guard waiting.count < configuration.waitingLimit else { throw RenderFailure.overloaded }
        lastID += 1
        let id = lastID
        let timer = Task {
            try await Task.sleep(until: deadline, clock: .continuous)
            giveUp(id, RenderFailure.deadlineExceeded)
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
        } onCancel: {
            Task { await self.giveUp(id, CancellationError()) }
        }
    }

    private func giveUp(_ id: Int, _ error: any Error) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: error)
    }

    /// Hands a worker to the request that has waited longest, or keeps it.
    private func add(_ worker: WorkerProcess, isNew: Bool = true) {
        if isNew {
            starting -= 1
            failedStarts = 0
        }
        if isStopped {
            Task { await worker.stop() }
        } else if waiting.isEmpty {
            idle.append(worker)
        } else {
            waiting.removeFirst().continuation.resume(returning: worker)
        }
    }

    /// Starts a worker in the place of one that is gone; later and later where starts fail.
    private func replace() {
        guard !isStopped else { return }
        starting += 1
        counts.restarts += 1
        let configuration = configuration
        let pause = Duration.milliseconds(failedStarts == 0 ? 0 : 50 << min(failedStarts, 7))
        Task {
            try await Task.sleep(for: pause)
            do {
                add(try await .start(configuration))
            } catch {
                starting -= 1
                failedStarts += 1
                replace()
            }
        }
    }

    /// Takes no more requests, waits for those under way as long as the configuration says, and ends
    /// the workers.
    public func stop() async {
        isStopped = true
        for waiter in waiting { waiter.continuation.resume(throwing: RenderFailure.stopped) }
        waiting = []
        if busy > 0 {
            let grace = configuration.stopGrace
            let timer = Task {
                try await Task.sleep(for: grace)
                endWaitForRequests()
            }
            await withCheckedContinuation { drained = $0 }
            timer.cancel()
        }
        for worker in idle { await worker.stop() }
        idle = []
    }
}
