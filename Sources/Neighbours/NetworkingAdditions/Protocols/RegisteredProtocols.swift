// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults
import Synchronization

/// A class method of `URLProtocol`, as a requirement that a table of one function meets.
package protocol Registering: AnyObject {
    static func register(_ type: AnyClass) -> Bool
}

package protocol Unregistering: AnyObject {
    static func unregister(_ type: AnyClass)
}

/// Functions for `URLProtocol.registerClass(_:)` and `unregisterClass(_:)`.
///
/// On iOS the shared session asks the registered classes first, the last one before the others. Foundation on
/// Linux asks those of its own first, and no class that is registered after the session was made.
package final class RegisteredProtocols: Registering, Unregistering {
    private static let register = WitnessTable(
        of: "$s20FoundationNetworking11URLProtocolC13registerClassySbyXlXpFZ",
        in: "FoundationNetworking"
    )
    private static let unregister = WitnessTable(
        of: "$s20FoundationNetworking11URLProtocolC15unregisterClassyyyXlXpFZ",
        in: "FoundationNetworking"
    )
    private static let changing = Mutex<Void>(())

    /// Puts the functions in the places of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        guard let register, let unregister else { return }
        let registering = WitnessTable(of: RegisteredProtocols.self as any Registering.Type)
        LateFunction.registerClass.replace(register, of: URLProtocol.self, by: registering)
        let unregistering = WitnessTable(of: RegisteredProtocols.self as any Unregistering.Type)
        LateFunction.unregisterClass.replace(unregister, of: URLProtocol.self, by: unregistering)
        // Sessions ask what was registered before they were made.
        _ = RegisteredProtocols.register(LocalAddressProtocol.self)
    }

    // `self` is `URLProtocol` in truth, whose method this is.
    package static func register(_ type: AnyClass) -> Bool {
        let original = register?.value(of: URLProtocol.self, as: (any Registering.Type).self)
        let isProtocol = original?.register(type)
        guard isProtocol == true else { return false }
        // Foundation registers its own while it makes the shared session; ours is there before.
        if !ProtocolLoad.isFoundations(type), type != LocalAddressProtocol.self {
            changeSharedSession { [type] + $0.filter { $0 != type } }
        }
        return true
    }

    package static func unregister(_ type: AnyClass) {
        let original = unregister?.value(of: URLProtocol.self, as: (any Unregistering.Type).self)
        original?.unregister(type)
        changeSharedSession { $0.filter { $0 != type } }
    }

    private static func changeSharedSession(_ change: ([AnyClass]) -> [AnyClass]) {
        changing.withLock { _ in
            let configuration = URLSession.shared.configuration
            configuration.protocolClasses = change(configuration.protocolClasses ?? [])
        }
    }
}
