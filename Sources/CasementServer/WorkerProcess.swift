// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProcessChannel

/// A worker as the pool sees it.
///
/// Everything that blocks runs on the worker's own queue.
final class WorkerProcess: Sendable {
    private let process: SpawnedProcess
    private var channel: FrameChannel { process.channel }
    private let queue = DispatchQueue(label: "CasementServer.worker")

    private init(process: SpawnedProcess) { self.process = process }

    // MARK: Start and end

    /// Starts a worker, and waits until it can take requests.
    static func start(_ configuration: RenderPoolConfiguration) async throws -> WorkerProcess {
        let worker = try spawn(configuration)
        let deadline = ContinuousClock.now + configuration.startDeadline
        return try await worker.onQueue {
            do {
                guard try worker.channel.receiveMessage(until: deadline).kind == .ready else {
                    throw FrameChannel.Failure.malformed
                }
                return worker
            } catch {
                throw RenderFailure.workerEnded("it did not start: \(worker.kill(after: error))")
            }
        }
    }

    private static func spawn(_ configuration: RenderPoolConfiguration) throws -> WorkerProcess {
        // A back-trace would keep the request waiting for seconds; who wants one sets the variable.
        var environment = ["SWIFT_BACKTRACE": "enable=no"]
        environment.merge(ProcessInfo.processInfo.environment) { $1 }
        environment["CASEMENT_DISPLAY"] = "headless"
        environment.merge(configuration.environment) { $1 }
        environment[WorkerLaunch.memoryName] = configuration.memoryLimit.map { "\($0)" }
        let path = configuration.executable?.path ?? "/proc/self/exe"
        do {
            let started = try SpawnedProcess(
                path,
                arguments: [configuration.executable?.path ?? CommandLine.arguments[0]],
                environment: environment,
                socketName: WorkerLaunch.socketName
            )
            return WorkerProcess(process: started)
        } catch {
            throw RenderFailure.workerEnded("\(error)")
        }
    }

    /// Ends the worker, which draws nothing now.
    func stop() async { _ = try? await onQueue { [self] in kill(after: nil) } }

    /// Kills the process where it still runs, and says how it ended.
    private func kill(after error: (any Error)?) -> String {
        var hasClosed = false
        if case .closed = error as? FrameChannel.Failure { hasClosed = true }
        return "\(process.end(hasClosed: hasClosed))"
    }

    // MARK: Requests

    /// Has a view drawn; `part` gets the file piece by piece.
    func render(
        _ request: [UInt8],
        _ input: [UInt8],
        until deadline: ContinuousClock.Instant,
        _ part: @escaping @Sendable ([UInt8]) -> Void
    ) async throws -> WorkerResult {
        try await onQueue { [self] in
            do {
                try channel.send(.request, request, until: deadline)
                try channel.send(.input, input, until: deadline)
                while true {
                    let message = try channel.receiveMessage(until: deadline)
                    switch message.kind {
                    case .part: part(message.body)
                    case .end:
                        return try JSONDecoder().decode(
                            WorkerResult.self,
                            from: Data(message.body)
                        )
                    case .refusal:
                        throw RenderFailure.refused(String(decoding: message.body, as: UTF8.self))
                    default: throw FrameChannel.Failure.malformed
                    }
                }
            } catch let error as RenderFailure {
                throw error
            } catch FrameChannel.Failure.timedOut {
                _ = kill(after: nil)
                throw RenderFailure.deadlineExceeded
            } catch {
                throw RenderFailure.workerEnded(kill(after: error))
            }
        }
    }

    private func onQueue<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
