// SPDX-License-Identifier: Apache-2.0

import SystemConfiguration

/// An interface of the machine to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// What an interface is made of.
    public enum InterfaceType: Hashable, Sendable {
        /// Nothing of the others, such as a tunnel.
        case other
        /// A radio for a local network.
        case wifi
        /// A modem.
        case cellular
        /// A cable.
        case wiredEthernet
        /// The machine itself.
        case loopback
    }

    /// What it is made of.
    public let type: InterfaceType
    /// Its name, `eth0`.
    public let name: String
    /// Its number.
    public let index: Int

    init(name: String, index: Int) {
        self.name = name
        self.index = index
        type =
            if name.hasPrefix("lo") {
                .loopback
            } else if NetworkInterfaces.isCellular(name) {
                .cellular
            } else if NetworkInterfaces.isWireless(name) {
                .wifi
            } else if name.hasPrefix("e") {
                .wiredEthernet
            } else {
                .other
            }
    }

    /// The name.
    public var debugDescription: String { name }
}
