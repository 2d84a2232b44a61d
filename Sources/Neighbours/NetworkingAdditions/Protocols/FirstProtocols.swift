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

    /// What a property of Foundation's makes, with the protocols before its own.
    fileprivate static func make(by original: WitnessTable?) -> URLSessionConfiguration {
        guard let original else { fatalError("URLSessionConfiguration's property is not there") }
        let type = URLSessionConfiguration.self
        let result = original.value(of: type, as: (any ConfigurationMaking.Type).self).make()
        let first = types.withLock { $0 }
        let others = (result.protocolClasses ?? []).filter { other in
            !first.contains { $0 == other }
        }
        result.protocolClasses = first + others
        return result
    }
}

extension LateFunction {
    /// Puts a function in the place of a property of `URLSessionConfiguration`.
    fileprivate func replace(_ original: WitnessTable?, by table: WitnessTable) {
        if let original { replace(original, of: URLSessionConfiguration.self, by: table) }
    }
}

/// A function for Foundation's `URLSessionConfiguration.default`.
package final class DefaultConfiguration: ConfigurationMaking {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ",
        in: "FoundationNetworking"
    )
    private static let installed: Void = LateFunction.defaultConfiguration.replace(
        original,
        by: WitnessTable(of: DefaultConfiguration.self as any ConfigurationMaking.Type)
    )

    static func install() { installed }

    // `self` is `URLSessionConfiguration` in truth, whose property this is.
    package static func make() -> URLSessionConfiguration { FirstProtocols.make(by: original) }
}

/// A function for Foundation's `URLSessionConfiguration.ephemeral`.
package final class EphemeralConfiguration: ConfigurationMaking {
    private static let original = WitnessTable(
        of: "$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ",
        in: "FoundationNetworking"
    )
    private static let installed: Void = LateFunction.ephemeralConfiguration.replace(
        original,
        by: WitnessTable(of: EphemeralConfiguration.self as any ConfigurationMaking.Type)
    )

    static func install() { installed }

    // `self` is `URLSessionConfiguration` in truth, whose property this is.
    package static func make() -> URLSessionConfiguration { FirstProtocols.make(by: original) }
}
