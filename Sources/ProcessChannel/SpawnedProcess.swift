// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// A process that the program has started, with a socket between the two that nobody else can open.
package final class SpawnedProcess: Sendable {
    /// How a process ended.
    package enum End: Equatable, Sendable, CustomStringConvertible {
        case status(Int32)
        case signal(Int32)

        package var description: String {
            switch self {
            case .status(let status): "it ended with status \(status)"
            case .signal(SIGKILL): "it was killed"
            case .signal(let signal): "signal \(signal)"
            }
        }
    }

    /// Why a process was not started.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The socket's number in the started process: the first above the standard streams.
    private static let number: Int32 = 3

    package let id: Int32
    package let channel: FrameChannel
    private let finished = Mutex<End?>(nil)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - arguments: Its arguments, its own name first.
    ///   - environment: All of its environment.
    ///   - socketName: The variable that tells it the descriptor of its end of the socket.
    /// - Throws: ``Failure`` with the reason.
    package init(
        _ path: String,
        arguments: [String],
        environment: [String: String],
        socketName: String
    ) throws {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw Failure(description: "there is no socket for it: \(Self.message(errno))")
        }
        channel = FrameChannel(ends[0])
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], Self.number)
        var environment = environment
        environment[socketName] = "\(Self.number)"
        var process: pid_t = 0
        let error = Self.withCStrings(arguments) { arguments in
            Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&process, path, &actions, nil, arguments, environment)
            }
        }
        guard error == 0 else {
            throw Failure(description: "\(path) cannot be run: \(Self.message(error))")
        }
        id = process
        // The process begins with the niceness of the thread that starts it, which Dispatch changes;
        // the main thread's is the program's.
        let which = __priority_which_t(PRIO_PROCESS.rawValue)
        setpriority(which, id_t(process), getpriority(which, id_t(getpid())))
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

    /// Waits for a process whose socket has closed, kills one that still runs, and says how it
    /// ended.
    ///
    /// - Parameter hasClosed: Whether the process has closed its socket, and so is about to end.
    /// - Returns: how it ended.
    @discardableResult
    package func end(hasClosed: Bool) -> End {
        finished.withLock { finished in
            if let finished { return finished }
            var status: Int32 = 0
            // A process that ended by itself says more about why than a signal of ours.
            var tries = hasClosed ? 100 : 1
            while tries > 0, waitpid(id, &status, WNOHANG) == 0 {
                tries -= 1
                // The socket closes a moment before the process can be waited for.
                if tries > 0 { usleep(5_000) }
                if tries == 0 {
                    Glibc.kill(id, SIGKILL)
                    waitpid(id, &status, 0)
                }
            }
            let signal = status & 0x7F
            let end = signal == 0 ? End.status(status >> 8 & 0xFF) : End.signal(signal)
            finished = end
            return end
        }
    }

    /// How it ended, without waiting; nil while it runs.
    package var endIfFinished: End? {
        finished.withLock { finished in
            if let finished { return finished }
            var status: Int32 = 0
            guard waitpid(id, &status, WNOHANG) == id else { return nil }
            let signal = status & 0x7F
            finished = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
            return finished
        }
    }
}
