// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemBus

/// Items in the desktop's Secret Service, each one of the service's: its secret is the whole item as a
/// property list, its attributes name the program.
final class ServiceVault: SecretVault {
    /// What tells the items of Casement's programs from others.
    private static let schema = "org.casement.Keychain"

    private let program: String
    private let connect: () -> BusConnection?
    private let patience: SecretService.Patience
    /// The session; opened when it is needed, and again after the service failed.
    private var service: SecretService?

    /// A vault of the program; `connect` reaches the bus.
    init(
        program: String,
        patience: SecretService.Patience = SecretService.Patience(),
        connect: @escaping () -> BusConnection?
    ) {
        self.program = program
        self.patience = patience
        self.connect = connect
    }

    func withItems<Result>(
        _ body: (inout SecretChanges) throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result {
        do {
            return try withItems(of: try opened(), body)
        } catch {
            // A service that was restarted knows the session no more.
            if error == .unavailable { service = nil }
            throw error
        }
    }

    private func opened() throws(VaultFailure) -> SecretService {
        if let service { return service }
        guard let bus = connect(), let opened = SecretService.open(on: bus, patience) else {
            throw .unavailable
        }
        service = opened
        return opened
    }

    private var attributes: [String: String] {
        ["xdg:schema": Self.schema, "application": program]
    }

    private func withItems<Result>(
        of service: SecretService,
        _ body: (inout SecretChanges) throws(VaultFailure) -> Result
    ) throws(VaultFailure) -> Result {
        var places: [Data: String] = [:]
        var items: [[String: Any]] = []
        for kept in try service.items(with: attributes) {
            let list = try? PropertyListSerialization.propertyList(from: kept.secret, format: nil)
            guard let item = list as? [String: Any], let name = SecretChanges.name(of: item) else {
                continue
            }
            places[name] = kept.path
            items.append(item)
        }
        items.sort { Self.date($0) < Self.date($1) }
        var changes = SecretChanges(items)
        let result = try body(&changes)
        for item in changes.items {
            guard let name = SecretChanges.name(of: item), changes.written.contains(name) else {
                continue
            }
            try keep(item, name, at: places[name], in: service)
        }
        for name in changes.removed {
            if let place = places[name] { try service.remove(place) }
        }
        return result
    }

    private func keep(
        _ item: [String: Any],
        _ name: Data,
        at place: String?,
        in service: SecretService
    ) throws(VaultFailure) {
        let secret = try? PropertyListSerialization.data(
            fromPropertyList: item,
            format: .binary,
            options: 0
        )
        guard let secret else { throw .unreadable }
        if let place { return try service.change(place, to: secret) }
        var named = attributes
        named["item"] = String(decoding: name, as: UTF8.self)
        try service.add(secret, label: label(of: item), named)
    }

    /// What the desktop's own program for passwords shows.
    private func label(of item: [String: Any]) -> String {
        let parts = [item["labl"], item["svce"], item["srvr"], item["acct"]]
        return parts.lazy.compactMap { $0 as? String }.first { !$0.isEmpty } ?? program
    }

    private static func date(_ item: [String: Any]) -> Date {
        item["cdat"] as? Date ?? .distantPast
    }
}
