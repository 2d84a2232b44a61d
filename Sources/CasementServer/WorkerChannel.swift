// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// One end of the socket between a pool and a worker.
///
/// - Thread: one at a time for each direction.
final class WorkerChannel: Sendable {
    enum Failure: Error {
        case closed
        case timedOut
        case malformed
    }

    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Sends a message.
    func send(
        _ kind: WorkerMessage.Kind,
        _ body: [UInt8],
        until deadline: ContinuousClock.Instant? = nil
    ) throws {
        precondition(body.count <= WorkerMessage.longestBody, "WorkerChannel: the body is too long")
        let length = UInt32(body.count)
        let header = [kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        for bytes in [header, body] {
            var done = 0
            while done < bytes.count {
                try wait(for: POLLOUT, until: deadline)
                let count = bytes.withUnsafeBytes { bytes in
                    Glibc.send(
                        descriptor,
                        bytes.baseAddress.map { $0 + done },
                        bytes.count - done,
                        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
                    )
                }
                if count >= 0 { done += count } else { try check(errno) }
            }
        }
    }

    /// The next message.
    func receive(until deadline: ContinuousClock.Instant? = nil) throws -> WorkerMessage {
        let header = try read(5, until: deadline)
        let length = (1...4).reduce(0) { $0 | Int(header[$1]) << (($1 - 1) * 8) }
        guard let kind = WorkerMessage.Kind(rawValue: header[0]),
            length <= WorkerMessage.longestBody
        else { throw Failure.malformed }
        return WorkerMessage(kind: kind, body: try read(length, until: deadline))
    }

    private func read(_ count: Int, until deadline: ContinuousClock.Instant?) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
            while done < count {
                try wait(for: POLLIN, until: deadline)
                let got = recv(
                    descriptor,
                    buffer.baseAddress.map { $0 + done },
                    count - done,
                    Int32(MSG_DONTWAIT)
                )
                if got == 0 { throw Failure.closed }
                if got > 0 { done += got } else { try check(errno) }
            }
        }
    }

    /// Waits until the socket can be read from or written to.
    private func wait(for event: Int32, until deadline: ContinuousClock.Instant?) throws {
        while true {
            var milliseconds: Int32 = -1
            if let deadline {
                let left = (deadline - .now) / .milliseconds(1)
                if left <= 0 { throw Failure.timedOut }
                milliseconds = Int32(min(left.rounded(.up), 1_000_000))
            }
            var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            let count = poll(&entry, 1, milliseconds)
            if count > 0 { return }
            if count < 0 { try check(errno) }
        }
    }

    /// Throws where an error is not one that passes.
    private func check(_ error: Int32) throws {
        guard error == EINTR || error == EAGAIN else { throw Failure.closed }
    }
}
