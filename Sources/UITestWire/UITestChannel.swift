// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ProcessChannel

/// Requests and replies as JSON in the frames of a channel.
package enum UITestChannel {
    private enum Kind {
        static let request: UInt8 = 1
        static let reply: UInt8 = 2
        static let picture: UInt8 = 3
    }

    // MARK: The test

    package static func send(
        _ request: UITestRequest,
        on channel: FrameChannel,
        until deadline: ContinuousClock.Instant?
    ) throws {
        try channel.send(Kind.request, [UInt8](JSONEncoder().encode(request)), until: deadline)
    }

    package static func reply(
        on channel: FrameChannel,
        until deadline: ContinuousClock.Instant?
    ) throws -> UITestReply {
        var frame = try channel.receive(until: deadline)
        var picture: [UInt8]?
        if frame.kind == Kind.picture {
            picture = frame.body
            frame = try channel.receive(until: deadline)
        }
        guard frame.kind == Kind.reply else { throw FrameChannel.Failure.malformed }
        var reply = try JSONDecoder().decode(UITestReply.self, from: Data(frame.body))
        reply.picture = picture
        return reply
    }

    // MARK: The application

    package static func request(on channel: FrameChannel) throws -> UITestRequest {
        let frame = try channel.receive()
        guard frame.kind == Kind.request else { throw FrameChannel.Failure.malformed }
        return try JSONDecoder().decode(UITestRequest.self, from: Data(frame.body))
    }

    /// Sends a reply; a picture goes as it is in a frame of its own.
    package static func send(_ reply: UITestReply, on channel: FrameChannel) throws {
        var reply = reply
        if let picture = reply.picture {
            try channel.send(Kind.picture, picture)
            reply.picture = nil
        }
        try channel.send(Kind.reply, [UInt8](JSONEncoder().encode(reply)))
    }
}
