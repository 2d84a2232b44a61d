// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How many workers a ``RenderPool`` has, and what they may use.
public struct RenderPoolConfiguration: Sendable {
    /// The number of worker processes.
    public var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// The most requests that wait for a worker; further ones fail with
    /// ``RenderFailure/overloaded``.
    public var waitingLimit = 64

    /// How long a request may take, waiting included.
    ///
    /// A worker that is still drawing then is killed.
    public var deadline: Duration = .seconds(10)

    /// How often a request is tried where its worker ends while it draws.
    public var attempts = 2

    /// The most memory, in bytes, that a worker may allocate before it is ended; nil for no limit.
    public var memoryLimit: Int? = 1 << 30

    /// A worker that has more than this many bytes resident after a request is replaced.
    public var residentLimit = 256 << 20

    /// How long a worker may take to start.
    public var startDeadline: Duration = .seconds(30)

    /// How long ``RenderPool/stop()`` waits for the requests that are under way.
    public var stopGrace: Duration = .seconds(10)

    /// The program that workers run; nil for the one that runs already.
    public var executable: URL?

    /// What workers get as their environment beside the program's own.
    public var environment: [String: String] = [:]

    /// Makes the usual configuration: one worker for each processor.
    public init() {}
}
