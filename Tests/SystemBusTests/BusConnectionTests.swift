// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateBus
import Testing

@testable import SystemBus

/// Connections to a bus that the test starts for itself.
@Suite(.serialized, .enabled(if: PrivateBus.isInstalled, "needs dbus-daemon and libsystemd"))
struct BusConnectionTests {
    private static let everything: [BusValue] = [
        .bool(true), .byte(7), .int16(-3), .uint16(3), .int32(-70_000), .uint32(70_000),
        .int64(-1 << 40), .uint64(1 << 40), .double(0.5), .string("na\u{EF}ve \u{1F600}"),
        .path("/a/b"), .signature("a{sv}"), .array(of: "s", []),
        .array(of: "(so)", [.structure([.string("x"), .path("/")])]),
        .array(of: "{sv}", [.entry(.string("k"), .variant(.array(of: "i", [.int32(1)])))]),
        .variant(.structure([.int32(1), .variant(.bool(false))])),
    ]

    /// Serves a connection until something of interest comes.
    private func next(
        _ connection: BusConnection,
        while isOther: (BusConnection.Incoming) -> Bool = { _ in false }
    ) throws -> BusConnection.Incoming {
        for _ in 0..<1000 {
            switch connection.next() {
            case .incoming(let incoming): if !isOther(incoming) { return incoming }
            case .worked: continue
            case .idle:
                let poll = try #require(connection.poll)
                var file = pollfd(fd: poll.descriptor, events: poll.events, revents: 0)
                _ = Foundation.poll(&file, 1, 100)
            case .ended: throw BusFailure("Disconnected", "The bus is gone")
            }
        }
        throw BusFailure("Timeout", "Nothing of interest came")
    }

    @Test func callsAndAnswersOfEveryTypeArrive() throws {
        let bus = try PrivateBus()
        let server = try #require(BusConnection.bus(at: bus.address))
        let client = try #require(BusConnection.bus(at: bus.address))
        let name = try #require(server.uniqueName)
        // Asking for the name waits until the connection stands.
        #expect(client.uniqueName != nil)
        let cookie = try #require(
            client.begin(
                name,
                path: "/thing",
                interface: "org.example.Thing",
                member: "Do",
                arguments: Self.everything
            )
        )
        guard
            case .call(let call, let token?) = try next(
                server,
                while: {
                    guard case .call = $0 else { return true }
                    return false
                }
            )
        else {
            Issue.record("no call came")
            return
        }
        #expect(call.path == "/thing" && call.interface == "org.example.Thing")
        #expect(call.member == "Do" && call.arguments == Self.everything)
        #expect(call.sender == client.uniqueName)
        server.reply(.success(Self.everything), to: token)
        guard
            case .reply(let answered, let result) = try next(
                client,
                while: {
                    guard case .reply = $0 else { return true }
                    return false
                }
            )
        else {
            Issue.record("no reply came")
            return
        }
        #expect(answered == cookie && result == .success(Self.everything))
    }

    @Test func aSignalReachesWhoAskedForItAndNoOther() throws {
        let bus = try PrivateBus()
        let sender = try #require(BusConnection.bus(at: bus.address))
        let listener = try #require(BusConnection.bus(at: bus.address))
        #expect(sender.uniqueName != nil)
        #expect(listener.addMatch("type='signal',interface='org.example.Thing'"))
        for interface in ["org.example.Other", "org.example.Thing"] {
            sender.send(
                BusSignal(
                    path: "/thing",
                    interface: interface,
                    member: "Changed",
                    arguments: [.int32(4)]
                )
            )
        }
        let incoming = try next(
            listener,
            while: {
                guard case .signal(let signal, _) = $0 else { return true }
                return signal.member == "NameAcquired"
            }
        )
        guard case .signal(let signal, _) = incoming else { return }
        #expect(signal.interface == "org.example.Thing" && signal.arguments == [.int32(4)])
    }

    @Test func anErrorIsAnErrorAtTheCaller() throws {
        let bus = try PrivateBus()
        let client = try #require(BusConnection.bus(at: bus.address))
        let answer = client.call(
            "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            member: "NoSuchThing"
        )
        #expect(answer == nil)
    }

    @Test func noConnectionStandsWhereNothingListens() {
        #expect(BusConnection.bus(at: "nonsense") == nil)
        let connection = BusConnection.bus(at: "unix:path=/nonexistent/bus")
        #expect(connection?.uniqueName == nil)
    }
}
