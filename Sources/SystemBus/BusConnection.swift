// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A connection to a message bus, to be used on one thread.
package final class BusConnection {
    /// Something that came in.
    package enum Incoming {
        /// A call, to be answered with its token unless that is nil: some callers want no answer.
        case call(BusCall, ReplyToken?)
        /// A call whose arguments could not be read.
        case unreadable(ReplyToken?)
        case signal(BusSignal, sender: String)
        /// The answer to a call made by ``BusConnection/begin(_:path:interface:member:arguments:)``.
        case reply(cookie: UInt64, Result<[BusValue], BusFailure>)
    }

    /// Names the call that a reply answers.
    package struct ReplyToken {
        fileprivate let message: BusMessage
    }

    private let library: BusLibrary
    private let bus: BusLibrary.Bus

    private init(_ bus: BusLibrary.Bus, _ library: BusLibrary) {
        self.bus = bus
        self.library = library
    }

    deinit { _ = library.close(bus) }

    /// The bus of the user's session; nil where there is none, or no libsystemd.
    package static func session() -> BusConnection? {
        guard let library = BusLibrary.shared else { return nil }
        var bus: BusLibrary.Bus?
        guard library.openUser(&bus) >= 0, let bus else { return nil }
        return BusConnection(bus, library)
    }

    /// The bus at an address; nil where nothing answers there.
    package static func bus(at address: String) -> BusConnection? {
        guard let library = BusLibrary.shared else { return nil }
        var bus: BusLibrary.Bus?
        guard library.make(&bus) >= 0, let bus else { return nil }
        let connection = BusConnection(bus, library)
        guard library.setAddress(bus, address) >= 0, library.setClient(bus, 1) >= 0,
            library.start(bus) >= 0
        else { return nil }
        return connection
    }

    /// Our name on the bus; asking for it waits until the connection stands.
    package var uniqueName: String? {
        var name: UnsafePointer<CChar>?
        guard library.uniqueName(bus, &name) >= 0 else { return nil }
        return name.map { String(cString: $0) }
    }

    // MARK: Waiting

    /// The file to poll, with the events to wait for; nil where the connection has ended.
    package var poll: (descriptor: CInt, events: Int16)? {
        let descriptor = library.descriptor(bus)
        let events = library.events(bus)
        guard descriptor >= 0, events >= 0 else { return nil }
        return (descriptor, Int16(truncatingIfNeeded: events))
    }

    /// The moment, in microseconds of the monotonic clock, by which ``next()`` has work to do.
    package var deadline: UInt64? {
        var time: UInt64 = 0
        guard library.timeout(bus, &time) >= 0, time != .max else { return nil }
        return time
    }

    /// The number of messages that the bus has not taken yet.
    package var queued: Int {
        var count: UInt64 = 0
        return library.queued(bus, &count) < 0 ? 0 : Int(clamping: count)
    }

    // MARK: Receiving

    /// One step of a connection's work.
    package enum Step {
        case incoming(Incoming)
        /// Work was done that is nobody's business; there may be more.
        case worked
        /// There is nothing to do until the file is ready.
        case idle
        /// The connection has ended.
        case ended
    }

    /// Does one step.
    package func next() -> Step {
        var pointer: BusLibrary.Message?
        let result = library.process(bus, &pointer)
        guard result >= 0 else { return .ended }
        guard let pointer else { return result > 0 ? .worked : .idle }
        let message = BusMessage(pointer, library)
        switch message.kind {
        case 1:
            let token = message.wantsReply ? ReplyToken(message: message) : nil
            guard let arguments = message.values(), let path = message.path,
                let member = message.member
            else { return .incoming(.unreadable(token)) }
            let call = BusCall(
                path: path,
                interface: message.interface,
                member: member,
                arguments: arguments,
                sender: message.sender ?? ""
            )
            return .incoming(.call(call, token))
        case 2, 3:
            guard let cookie = message.replyCookie else { return .worked }
            return .incoming(.reply(cookie: cookie, Self.result(of: message)))
        case 4:
            guard let arguments = message.values(), let path = message.path,
                let interface = message.interface, let member = message.member
            else { return .worked }
            let signal = BusSignal(
                path: path,
                interface: interface,
                member: member,
                arguments: arguments
            )
            return .incoming(.signal(signal, sender: message.sender ?? ""))
        default: return .worked
        }
    }

    private static func result(of message: BusMessage) -> Result<[BusValue], BusFailure> {
        guard let values = message.values() else {
            return .failure(BusFailure("InconsistentMessage", "The reply cannot be read"))
        }
        guard message.kind == 3 else { return .success(values) }
        return .failure(BusFailure("Failed", values.first?.string ?? "The call failed"))
    }

    // MARK: Sending

    /// Answers a call.
    package func reply(_ result: Result<[BusValue], BusFailure>, to token: ReplyToken) {
        var pointer: BusLibrary.Message?
        switch result {
        case .success(let values):
            guard library.newReturn(token.message.pointer, &pointer) >= 0, let pointer else {
                return
            }
            let answer = BusMessage(pointer, library)
            guard values.allSatisfy(answer.append) else {
                let failure = BusFailure("Failed", "The answer cannot be sent")
                return reply(.failure(failure), to: token)
            }
            _ = library.send(bus, answer.pointer, nil)
        case .failure(let failure):
            failure.name.withCString { name in
                failure.message.withCString { text in
                    var error = BusLibrary.Failure(name: name, message: text)
                    _ = library.newError(token.message.pointer, &pointer, &error)
                }
            }
            guard let pointer else { return }
            let answer = BusMessage(pointer, library)
            _ = library.send(bus, answer.pointer, nil)
        }
    }

    /// Sends a signal.
    package func send(_ signal: BusSignal) {
        var pointer: BusLibrary.Message?
        guard library.newSignal(bus, &pointer, signal.path, signal.interface, signal.member) >= 0,
            let pointer
        else { return }
        let message = BusMessage(pointer, library)
        guard signal.arguments.allSatisfy(message.append) else { return }
        _ = library.send(bus, message.pointer, nil)
    }

    private func message(
        _ destination: String,
        _ path: String,
        _ interface: String,
        _ member: String,
        _ arguments: [BusValue]
    ) -> BusMessage? {
        var pointer: BusLibrary.Message?
        guard library.newCall(bus, &pointer, destination, path, interface, member) >= 0,
            let pointer
        else { return nil }
        let message = BusMessage(pointer, library)
        return arguments.allSatisfy(message.append) ? message : nil
    }

    /// Calls a method without waiting; the answer comes from ``next()`` with the cookie.
    package func begin(
        _ destination: String,
        path: String,
        interface: String,
        member: String,
        arguments: [BusValue] = []
    ) -> UInt64? {
        var cookie: UInt64 = 0
        guard let message = message(destination, path, interface, member, arguments),
            library.send(bus, message.pointer, &cookie) >= 0
        else { return nil }
        return cookie
    }

    /// Calls a method and waits for the answer, so many milliseconds at most; nil where it fails.
    package func call(
        _ destination: String,
        path: String,
        interface: String,
        member: String,
        arguments: [BusValue] = [],
        within patience: UInt64 = 10_000
    ) -> [BusValue]? {
        guard let message = message(destination, path, interface, member, arguments) else {
            return nil
        }
        var pointer: BusLibrary.Message?
        guard library.call(bus, message.pointer, patience * 1_000, nil, &pointer) >= 0, let pointer
        else { return nil }
        return BusMessage(pointer, library).values()
    }

    /// Asks the bus for the messages that match a rule.
    @discardableResult
    package func addMatch(_ rule: String) -> Bool {
        call(
            "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            member: "AddMatch",
            arguments: [.string(rule)]
        ) != nil
    }
}
