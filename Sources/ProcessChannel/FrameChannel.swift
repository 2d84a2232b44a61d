// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// One end of the socket between a program and a process that it has started.
///
/// A frame is a byte for the kind, four for the length, and the body.
/// - Thread: one at a time for each direction.
package final class FrameChannel: Sendable {
    /// Why a frame was not sent or received.
    package enum Failure: Error {
        case closed
        case timedOut
        case malformed
    }

    /// A message as it was received.
    package struct Frame: Sendable {
        package let kind: UInt8
        package let body: [UInt8]
    }

    /// The longest body; what is longer must be sent in parts.
    package static let longestBody = 256 << 20

    package let descriptor: Int32

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Sends a frame.
    package func send(
        _ kind: UInt8,
        _ body: [UInt8],
        until deadline: ContinuousClock.Instant? = nil
    ) throws {
        precondition(body.count <= Self.longestBody, "FrameChannel: the body is too long")
        let length = UInt32(body.count)
        let header = [kind] + (0..<4).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
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

    /// The next frame.
    package func receive(until deadline: ContinuousClock.Instant? = nil) throws -> Frame {
        let header = try read(5, until: deadline)
        let length = (1...4).reduce(0) { $0 | Int(header[$1]) << (($1 - 1) * 8) }
        guard length <= Self.longestBody else { throw Failure.malformed }
        return Frame(kind: header[0], body: try read(length, until: deadline))
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
