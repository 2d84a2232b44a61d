// SPDX-License-Identifier: Apache-2.0

import Foundation
package import FoundationNetworking
import LocaleDefaults
import Synchronization

/// A class property of `URLSessionConfiguration`, as a requirement that a table of one function meets.
package protocol ConfigurationMaking: AnyObject {
    static func make() -> URLSessionConfiguration
}

/// Protocols of libraries that answer requests in tests, which sessions ask before all others.
///
/// On iOS such a library changes `URLSessionConfiguration.default` and `ephemeral`, and registers its protocol for
/// the shared session.
package enum FirstProtocols {
    private static let types = Mutex<[URLProtocol.Type]>([])

    /// Has configurations that are made from now on, and the shared session, ask a protocol first.
    package static func add(_ type: URLProtocol.Type) {
        DefaultConfiguration.install()
        EphemeralConfiguration.install()
        types.withLock { list in
            if !list.contains(where: { $0 == type }) { list.insert(type, at: 0) }
        }
        _ = URLProtocol.registerClass(type)
    }

    /// Puts the protocols before those of a new configuration.
    fileprivate static func complete(_ configuration: URLSessionConfiguration) {
        let first = types.withLock { $0 }
        let others = (configuration.protocolClasses ?? []).filter { other in
            !first.contains { $0 == other }
        }
        configuration.protocolClasses = first + others
    }
}

/// A function for Foundation's `URLSessionConfiguration.default`.
package final class DefaultConfiguration: ConfigurationMaking {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ",
        in: "FoundationNetworking"
    )
    private static let installed: Void = {
        guard let original else { return }
        let table = WitnessTable(of: DefaultConfiguration.self as any ConfigurationMaking.Type)
        let type = URLSessionConfiguration.self
        LateFunction.defaultConfiguration.replace(original, of: type, by: table)
    }()

    static func install() { installed }

    // `self` is `URLSessionConfiguration` in truth, whose property this is.
    package static func make() -> URLSessionConfiguration {
        guard let original else { fatalError("URLSessionConfiguration.default is not there") }
        let type = URLSessionConfiguration.self
        let result = original.value(of: type, as: (any ConfigurationMaking.Type).self).make()
        FirstProtocols.complete(result)
        return result
    }
}

/// A function for Foundation's `URLSessionConfiguration.ephemeral`.
package final class EphemeralConfiguration: ConfigurationMaking {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ",
        in: "FoundationNetworking"
    )
    private static let installed: Void = {
        guard let original else { return }
        let table = WitnessTable(of: EphemeralConfiguration.self as any ConfigurationMaking.Type)
        let type = URLSessionConfiguration.self
        LateFunction.ephemeralConfiguration.replace(original, of: type, by: table)
    }()

    static func install() { installed }

    // `self` is `URLSessionConfiguration` in truth, whose property this is.
    package static func make() -> URLSessionConfiguration {
        guard let original else { fatalError("URLSessionConfiguration.ephemeral is not there") }
        let type = URLSessionConfiguration.self
        let result = original.value(of: type, as: (any ConfigurationMaking.Type).self).make()
        FirstProtocols.complete(result)
        return result
    }
}
