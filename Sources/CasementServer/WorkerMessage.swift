// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ProcessChannel

/// What pool and worker say to each other: a byte for the kind, four for the length, the body.
struct WorkerMessage {
    enum Kind: UInt8 {
        /// To the worker: a ``WorkerRequest`` as JSON; the input as JSON follows.
        case request = 1
        case input
        /// From the worker: it can take requests.
        case ready
        /// A part of the file.
        case part
        /// The file is complete: a ``WorkerResult`` as JSON.
        case end
        /// There is no file: the reason as text.
        case refusal
    }

    let kind: Kind
    let body: [UInt8]
}

/// What a worker is asked for.
struct WorkerRequest: Codable {
    let format: ViewFormat
    let size: CGSize?
    let scale: Double
    let isDark: Bool
}

/// What a worker says of a file.
struct WorkerResult: Codable {
    let size: CGSize
    let pageCount: Int
    let seconds: Double
    /// Bytes that the worker has resident.
    let resident: Int
}

extension FrameChannel {
    /// Sends a message.
    func send(
        _ kind: WorkerMessage.Kind,
        _ body: [UInt8],
        until deadline: ContinuousClock.Instant? = nil
    ) throws {
        try send(kind.rawValue, body, until: deadline)
    }

    /// The next message.
    func receiveMessage(until deadline: ContinuousClock.Instant? = nil) throws -> WorkerMessage {
        let frame = try receive(until: deadline)
        guard let kind = WorkerMessage.Kind(rawValue: frame.kind) else { throw Failure.malformed }
        return WorkerMessage(kind: kind, body: frame.body)
    }
}
