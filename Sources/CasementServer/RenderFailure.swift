// SPDX-License-Identifier: Apache-2.0

/// Why there is no picture.
public enum RenderFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// As many requests wait as may; ask again later.
    case overloaded
    /// It took longer than it may. The worker that was drawing has been killed.
    case deadlineExceeded
    /// The worker ended while it drew, at every attempt: by a crash, its memory limit, or a signal.
    case workerEnded(String)
    /// The program's own code threw an error, or the input does not decode.
    case refused(String)
    /// The pool has been stopped.
    case stopped

    /// The reason as a sentence.
    public var description: String {
        switch self {
        case .overloaded: "too many requests wait already"
        case .deadlineExceeded: "drawing took longer than it may"
        case .workerEnded(let how): "the worker ended while it drew: \(how)"
        case .refused(let reason): reason
        case .stopped: "the pool has been stopped"
        }
    }
}
