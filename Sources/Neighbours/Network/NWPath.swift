// SPDX-License-Identifier: Apache-2.0

import SystemConfiguration

/// What is known of the ways to the network.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a way.
    public enum Status: Hashable, Sendable {
        /// There is one.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There may be one once a connection is made; never here.
        case requiresConnection
    }

    /// Why there is no way.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// It is not known.
        case notAvailable
        /// A person has denied the use of a modem.
        case cellularDenied
        /// A person has denied the use of a radio.
        case wifiDenied
        /// A person has denied the local network.
        case localNetworkDenied
        /// A tunnel is not up.
        case vpnInactive
    }

    /// Whether there is a way.
    public let status: Status
    /// The interfaces that are up, that of the default route first, without the loopback.
    public let availableInterfaces: [NWInterface]
    /// Whether there is a route to the addresses of version 4.
    public let supportsIPv4: Bool
    /// Whether there is a route to the addresses of version 6.
    public let supportsIPv6: Bool
    /// Why there is no way.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether names can be resolved: where there is a way.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether bytes cost money: by a modem.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether a person wants few bytes to be used; never here.
    public var isConstrained: Bool { false }
    /// Whether the radio is weak; not known.
    public var isUltraConstrained: Bool { false }

    /// Whether packets may go by an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// The ways that there are now; with a type only those by such interfaces, without those by others.
    static func current(
        required: NWInterface.InterfaceType?,
        prohibited: [NWInterface.InterfaceType]
    ) -> NWPath {
        let routes = NetworkRoute.defaults
        let first = [routes.four, routes.six].compactMap { $0?.interface }
        let all = NetworkInterfaces.all.map { NWInterface(name: $0.name, index: $0.index) }
        let usable = all.filter { interface in
            interface.type != .loopback && !prohibited.contains(interface.type)
                && required.map { $0 == interface.type } ?? true
        }
        func isUsable(_ route: NetworkRoute?) -> Bool {
            guard let route else { return false }
            return usable.contains { $0.name == route.interface }
        }
        let (four, six) = (isUsable(routes.four), isUsable(routes.six))
        return NWPath(
            status: four || six ? .satisfied : .unsatisfied,
            availableInterfaces: usable.filter { first.contains($0.name) }
                + usable.filter { !first.contains($0.name) },
            supportsIPv4: four,
            supportsIPv6: six
        )
    }

    /// Status and interfaces.
    public var debugDescription: String {
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return status == .satisfied ? "satisfied, interface: \(names)" : "\(status)"
    }
}
