// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateBus
import Synchronization
import SystemBus

/// A Secret Service on a bus of its own, served by a thread.
final class FakeSecretService: Sendable {
    /// What the service holds, and how it behaves.
    struct State: Sendable {
        struct Item: Sendable {
            var attributes: [String: String]
            var secret: BusValue
        }

        var items: [String: Item] = [:]
        var isLocked = false
        /// What the person answers when the service asks for the password; nil where it need not ask.
        var answer: Bool?
        /// Whether the service reads calls and answers none.
        var isHung = false
        /// The calls that came, by their names.
        var calls: [String] = []
        var hasEnded = false
        var count = 0
    }

    private static let collection = "/org/freedesktop/secrets/collection/login"
    private static let session = "/org/freedesktop/secrets/session/1"
    private static let prompt = "/org/freedesktop/secrets/prompt/1"

    let state = Mutex(State())
    let address: String

    init(on bus: PrivateBus) throws {
        address = bus.address
        let ready = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in serve(ready) }
        thread.start()
        ready.wait()
    }

    func end() { state.withLock { $0.hasEnded = true } }

    private func serve(_ ready: DispatchSemaphore) {
        guard let bus = BusConnection.bus(at: address), bus.uniqueName != nil else {
            _ = ready.signal()
            return
        }
        _ = bus.call(
            "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus",
            member: "RequestName",
            arguments: [.string("org.freedesktop.secrets"), .uint32(0)]
        )
        ready.signal()
        while !state.withLock({ $0.hasEnded }) {
            switch bus.next() {
            case .incoming(.call(let call, let token)):
                guard let token, !state.withLock({ $0.isHung }) else { continue }
                let (values, signal) = state.withLock { answer(call, &$0) }
                let failure = BusFailure("Failed", "unknown")
                bus.reply(values.map { .success($0) } ?? .failure(failure), to: token)
                if let signal { bus.send(signal) }
            case .incoming, .worked: continue
            case .ended: return
            case .idle:
                guard let wait = bus.poll else { return }
                var file = pollfd(fd: wait.descriptor, events: wait.events, revents: 0)
                _ = poll(&file, 1, 20)
            }
        }
    }

    private func answer(_ call: BusCall, _ state: inout State) -> ([BusValue]?, BusSignal?) {
        state.calls.append(call.member)
        switch call.member {
        case "OpenSession": return ([.variant(.string("")), .path(Self.session)], nil)
        case "ReadAlias": return ([.path(Self.collection)], nil)
        case "SearchItems": return (search(call.arguments[0], state), nil)
        case "Unlock": return (unlock(call.arguments[0], &state), nil)
        case "GetSecrets": return (secrets(call.arguments[0], state), nil)
        case "CreateItem": return (create(call.arguments, &state), nil)
        case "SetSecret":
            state.items[call.path]?.secret = call.arguments[0]
            return ([], nil)
        case "Delete":
            state.items[call.path] = nil
            return ([.path("/")], nil)
        case "Prompt":
            let isYes = state.answer == true
            if isYes { state.isLocked = false }
            return (
                [],
                BusSignal(
                    path: Self.prompt,
                    interface: "org.freedesktop.Secret.Prompt",
                    member: "Completed",
                    arguments: [.bool(!isYes), .variant(.array(of: "o", []))]
                )
            )
        default: return (nil, nil)
        }
    }

    private func search(_ wanted: BusValue, _ state: State) -> [BusValue] {
        let pairs = Self.pairs(wanted)
        let found = state.items.filter { item in
            pairs.allSatisfy { item.value.attributes[$0.key] == $0.value }
        }
        let paths = BusValue.array(of: "o", found.keys.sorted().map { .path($0) })
        let none = BusValue.array(of: "o", [])
        return state.isLocked ? [none, paths] : [paths, none]
    }

    private func unlock(_ objects: BusValue, _ state: inout State) -> [BusValue] {
        guard state.isLocked, state.answer != nil else {
            state.isLocked = false
            return [objects, .path("/")]
        }
        return [.array(of: "o", []), .path(Self.prompt)]
    }

    private func secrets(_ objects: BusValue, _ state: State) -> [BusValue]? {
        guard !state.isLocked else { return nil }
        let entries: [BusValue] = (objects.members ?? []).compactMap { path in
            guard let item = path.string.flatMap({ state.items[$0] }) else { return nil }
            return .entry(path, item.secret)
        }
        return [.array(of: "{o(oayays)}", entries)]
    }

    private func create(_ arguments: [BusValue], _ state: inout State) -> [BusValue] {
        var attributes: [String: String] = [:]
        for case .entry(.string(let key), let value) in arguments[0].members ?? []
        where key.hasSuffix("Item.Attributes") {
            attributes = Self.pairs(value.unwrapped)
        }
        state.count += 1
        let path = "\(Self.collection)/\(state.count)"
        state.items[path] = State.Item(attributes: attributes, secret: arguments[1])
        return [.path(path), .path("/")]
    }

    private static func pairs(_ value: BusValue) -> [String: String] {
        var result: [String: String] = [:]
        for case .entry(.string(let key), .string(let text)) in value.members ?? [] {
            result[key] = text
        }
        return result
    }
}
