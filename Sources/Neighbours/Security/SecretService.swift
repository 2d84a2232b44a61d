// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemBus

/// The calls of the Secret Service, which GNOME Keyring, KWallet and KeePassXC speak.
///
/// See https://specifications.freedesktop.org/secret-service-spec/latest/. Secrets cross the bus of
/// the user's session as they are (the "plain" session): who may read that bus may ask the service.
final class SecretService {
    private static let name = "org.freedesktop.secrets"
    private static let root = "/org/freedesktop/secrets"
    private static let interfaces = "org.freedesktop.Secret."
    /// Where nothing is.
    private static let nowhere = "/"

    private let bus: BusConnection
    private let session: BusValue

    private let patience: Patience

    /// How long a program waits.
    struct Patience {
        /// Milliseconds for the service.
        var service: UInt64 = 10_000
        /// Seconds for the person, where the service asks for a password.
        var person = 120
    }

    private init(_ bus: BusConnection, _ session: BusValue, _ patience: Patience) {
        self.bus = bus
        self.session = session
        self.patience = patience
    }

    /// Whether a bus has the service, or starts it when it is called.
    static func isThere(on bus: BusConnection) -> Bool {
        func ask(_ member: String, _ arguments: [BusValue] = []) -> [BusValue]? {
            bus.call(
                "org.freedesktop.DBus",
                path: "/org/freedesktop/DBus",
                interface: "org.freedesktop.DBus",
                member: member,
                arguments: arguments
            )
        }
        if ask("NameHasOwner", [.string(name)])?.first?.bool == true { return true }
        let startable = ask("ListActivatableNames")?.first?.members ?? []
        return startable.contains(.string(name))
    }

    /// Opens a session; nil where the service does not answer.
    static func open(on bus: BusConnection, _ patience: Patience) -> SecretService? {
        let answer = bus.call(
            name,
            path: root,
            interface: interfaces + "Service",
            member: "OpenSession",
            arguments: [.string("plain"), .variant(.string(""))],
            within: patience.service
        )
        guard let answer, answer.count == 2, case .path = answer[1] else { return nil }
        return SecretService(bus, answer[1], patience)
    }

    // MARK: Items

    /// A secret at its place, with its attributes.
    struct Item {
        let path: String
        let secret: Data
    }

    /// The items that have all these attributes, unlocked where that is needed.
    func items(with attributes: [String: String]) throws(VaultFailure) -> [Item] {
        let found = try call(
            Self.root,
            "Service",
            "SearchItems",
            [Self.dictionary(attributes)]
        )
        guard found.count == 2, let open = found[0].members, let locked = found[1].members else {
            throw .unavailable
        }
        if !locked.isEmpty { try unlock(locked) }
        let all = open + locked
        guard !all.isEmpty else { return [] }
        let secrets = try call(
            Self.root,
            "Service",
            "GetSecrets",
            [.array(of: "o", all), session]
        )
        guard let entries = secrets.first?.members else { throw .unavailable }
        return entries.compactMap { entry in
            guard case .entry(.path(let path), .structure(let parts)) = entry, parts.count == 4,
                let bytes = parts[2].members
            else { return nil }
            return Item(path: path, secret: Self.data(bytes))
        }
    }

    /// Keeps a secret in the collection that is meant where none is named.
    func add(_ secret: Data, label: String, _ attributes: [String: String]) throws(VaultFailure) {
        let properties: [BusValue] = [
            .entry(.string(Self.interfaces + "Item.Label"), .variant(.string(label))),
            .entry(
                .string(Self.interfaces + "Item.Attributes"),
                .variant(Self.dictionary(attributes))
            ),
        ]
        let answer = try call(
            try collection(),
            "Collection",
            "CreateItem",
            [.array(of: "{sv}", properties), value(of: secret), .bool(true)]
        )
        guard answer.count == 2 else { throw .unavailable }
        if answer[0].string == Self.nowhere { _ = try question(answer[1]) }
    }

    func change(_ path: String, to secret: Data) throws(VaultFailure) {
        _ = try call(path, "Item", "SetSecret", [value(of: secret)])
    }

    func remove(_ path: String) throws(VaultFailure) {
        guard let prompt = try call(path, "Item", "Delete").first else { throw .unavailable }
        if prompt.string != Self.nowhere { _ = try question(prompt) }
    }

    // MARK: Locks and questions

    /// The default collection, unlocked; made where there is none.
    private func collection() throws(VaultFailure) -> String {
        let known = try call(Self.root, "Service", "ReadAlias", [.string("default")]).first?.string
        guard let known else { throw .unavailable }
        if known != Self.nowhere {
            try unlock([.path(known)])
            return known
        }
        let label = BusValue.entry(
            .string(Self.interfaces + "Collection.Label"),
            .variant(.string("Login"))
        )
        let answer = try call(
            Self.root,
            "Service",
            "CreateCollection",
            [.array(of: "{sv}", [label]), .string("default")]
        )
        guard answer.count == 2 else { throw .unavailable }
        if let path = answer[0].string, path != Self.nowhere { return path }
        guard let made = try question(answer[1]).unwrapped.string else { throw .unavailable }
        return made
    }

    private func unlock(_ objects: [BusValue]) throws(VaultFailure) {
        let answer = try call(Self.root, "Service", "Unlock", [.array(of: "o", objects)])
        guard answer.count == 2 else { throw .unavailable }
        if answer[1].string != Self.nowhere { _ = try question(answer[1]) }
    }

    /// Lets the service ask the person, and waits for the end of that.
    private func question(_ prompt: BusValue) throws(VaultFailure) -> BusValue {
        guard let path = prompt.string, path != Self.nowhere else { throw .unavailable }
        let interface = Self.interfaces + "Prompt"
        guard
            bus.addMatch(
                "type='signal',interface='\(interface)',member='Completed',path='\(path)'"
            )
        else { throw .unavailable }
        _ = try call(path, "Prompt", "Prompt", [.string("")])
        let end = DispatchTime.now() + .seconds(patience.person)
        while DispatchTime.now() < end {
            switch bus.next() {
            case .incoming(.signal(let signal, _)):
                guard signal.member == "Completed", signal.path == path,
                    signal.arguments.count == 2
                else { continue }
                if signal.arguments[0].bool == true { throw .canceled }
                return signal.arguments[1]
            case .incoming, .worked: continue
            case .ended: throw .unavailable
            case .idle:
                guard let wait = bus.poll else { throw .unavailable }
                var file = pollfd(fd: wait.descriptor, events: wait.events, revents: 0)
                _ = poll(&file, 1, 200)
            }
        }
        throw .unavailable
    }

    // MARK: Values

    private func call(
        _ path: String,
        _ interface: String,
        _ member: String,
        _ arguments: [BusValue] = []
    ) throws(VaultFailure) -> [BusValue] {
        let answer = bus.call(
            Self.name,
            path: path,
            interface: Self.interfaces + interface,
            member: member,
            arguments: arguments,
            within: patience.service
        )
        guard let answer else { throw .unavailable }
        return answer
    }

    private func value(of secret: Data) -> BusValue {
        .structure([
            session, .array(of: "y", []), .array(of: "y", secret.map { .byte($0) }),
            .string("application/octet-stream"),
        ])
    }

    private static func data(_ bytes: [BusValue]) -> Data {
        Data(bytes.compactMap { if case .byte(let byte) = $0 { byte } else { nil } })
    }

    private static func dictionary(_ attributes: [String: String]) -> BusValue {
        .array(
            of: "{ss}",
            attributes.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) }
        )
    }
}
