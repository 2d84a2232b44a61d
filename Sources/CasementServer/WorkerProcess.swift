// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A worker as the pool sees it.
///
/// Everything that blocks runs on the worker's own queue.
final class WorkerProcess: Sendable {
    private let process: pid_t
    private let channel: WorkerChannel
    private let queue = DispatchQueue(label: "CasementServer.worker")

    private init(process: pid_t, channel: WorkerChannel) {
        self.process = process
        self.channel = channel
    }

    // MARK: Start and end

    /// Starts a worker, and waits until it can take requests.
    static func start(_ configuration: RenderPoolConfiguration) async throws -> WorkerProcess {
        let worker = try spawn(configuration)
        let deadline = ContinuousClock.now + configuration.startDeadline
        return try await worker.onQueue {
            do {
                guard try worker.channel.receive(until: deadline).kind == .ready else {
                    throw WorkerChannel.Failure.malformed
                }
                return worker
            } catch {
                throw RenderFailure.workerEnded("it did not start: \(worker.kill(after: error))")
            }
        }
    }

    private static func spawn(_ configuration: RenderPoolConfiguration) throws -> WorkerProcess {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw RenderFailure.workerEnded("there is no socket for it: \(message(errno))")
        }
        let channel = WorkerChannel(ends[0])
        defer { close(ends[1]) }
        // In the worker the socket has a number of its own, above the standard streams.
        let number: Int32 = 3
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], number)
        // A back-trace would keep the request waiting for seconds; who wants one sets the variable.
        var environment = ["SWIFT_BACKTRACE": "enable=no"]
        environment.merge(ProcessInfo.processInfo.environment) { $1 }
        environment["CASEMENT_DISPLAY"] = "headless"
        environment.merge(configuration.environment) { $1 }
        environment[WorkerLaunch.socketName] = "\(number)"
        environment[WorkerLaunch.memoryName] = configuration.memoryLimit.map { "\($0)" }
        let path = configuration.executable?.path ?? "/proc/self/exe"
        let arguments = [configuration.executable?.path ?? CommandLine.arguments[0]]
        var process: pid_t = 0
        let error = withCStrings(arguments) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&process, path, &actions, nil, arguments, environment)
            }
        }
        guard error == 0 else {
            throw RenderFailure.workerEnded("\(path) cannot be run: \(message(error))")
        }
        return WorkerProcess(process: process, channel: channel)
    }

    private static func message(_ error: Int32) -> String { String(cString: strerror(error)) }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    /// Ends the worker, which draws nothing now.
    func stop() async { _ = try? await onQueue { [self] in kill(after: nil) } }

    /// Kills the process where it still runs, and says how it ended.
    private func kill(after error: (any Error)?) -> String {
        // A worker that ended by itself says more about why than our signal.
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == 0 {
            if case .closed = error as? WorkerChannel.Failure {
                // Its socket closes a moment before it can be waited for.
                usleep(20_000)
            }
            if waitpid(process, &status, WNOHANG) == 0 {
                Glibc.kill(process, SIGKILL)
                waitpid(process, &status, 0)
            }
        }
        let signal = status & 0x7F
        if signal == SIGKILL { return "it was killed" }
        return signal == 0 ? "it ended with status \(status >> 8 & 0xFF)" : "signal \(signal)"
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
                    let message = try channel.receive(until: deadline)
                    switch message.kind {
                    case .part: part(message.body)
                    case .end:
                        return try JSONDecoder().decode(
                            WorkerResult.self,
                            from: Data(message.body)
                        )
                    case .refusal:
                        throw RenderFailure.refused(String(decoding: message.body, as: UTF8.self))
                    default: throw WorkerChannel.Failure.malformed
                    }
                }
            } catch let error as RenderFailure {
                throw error
            } catch WorkerChannel.Failure.timedOut {
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
