// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The way that packets to an address would take now, as the kernel's table of routes has it.
package struct NetworkRoute: Sendable, Equatable {
    /// Whether the address is one of this machine's own.
    package let isLocal: Bool
    /// The interface that packets leave by, `eth0`; empty where it is not known.
    package let interface: String

    /// The route to an address; nil if there is none.
    ///
    /// A socket for datagrams is connected, which asks the kernel for the route and sends nothing. The address of
    /// all zeros stands for any, that is, for the default route.
    package init?(to address: SocketAddress) {
        let target = address.isAny ? SocketAddress.documentation(address.family) : address
        let handle = socket(Int32(address.family), Int32(SOCK_DGRAM.rawValue), 0)
        guard handle >= 0 else { return nil }
        defer { close(handle) }
        let isConnected = target.withPort.withSockaddr { connect(handle, $0, $1) == 0 }
        guard isConnected, let own = SocketAddress(ofSocket: handle) else { return nil }
        isLocal = !address.isAny && own.hasHost(of: target)
        interface = NetworkInterfaces.name(of: own) ?? ""
    }

    /// Whether packets leave by a modem.
    package var isCellular: Bool { NetworkInterfaces.isCellular(interface) }

    /// The addresses that a name stands for, as the resolver says; blocks until it does.
    package static func addresses(of name: String) -> [SocketAddress] {
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, nil, &list) == 0, let first = list else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first, next: { $0.pointee.ai_next })
            .compactMap { $0.pointee.ai_addr.flatMap { SocketAddress($0) } }
    }

    /// The default routes of both families.
    package static var defaults: (four: NetworkRoute?, six: NetworkRoute?) {
        (
            NetworkRoute(to: SocketAddress.any(sa_family_t(AF_INET))),
            NetworkRoute(to: SocketAddress.any(sa_family_t(AF_INET6)))
        )
    }
}

/// An address of one of the two families of the internet.
package struct SocketAddress: Sendable, Equatable {
    private var storage: [UInt8]

    /// The family.
    package var family: sa_family_t { storage.withUnsafeBytes { $0.load(as: sa_family_t.self) } }

    /// Copies an address; nil for one of another family.
    package init?(_ address: UnsafePointer<sockaddr>) {
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        storage = Array(UnsafeRawBufferPointer(start: address, count: length))
    }

    /// The address that a socket has got.
    init?(ofSocket handle: Int32) {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let copy: SocketAddress? = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(handle, $0, &length) == 0 ? SocketAddress($0) : nil
            }
        }
        guard let copy else { return nil }
        self = copy
    }

    private init(_ family: sa_family_t, _ host: [UInt8]) {
        let isFour = Int32(family) == AF_INET
        let length =
            isFour ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        storage = [UInt8](repeating: 0, count: length)
        storage.withUnsafeMutableBytes { $0.storeBytes(of: family, as: sa_family_t.self) }
        storage.replaceSubrange(hostRange, with: host)
    }

    /// The address that stands for any.
    static func any(_ family: sa_family_t) -> SocketAddress {
        SocketAddress(family, [UInt8](repeating: 0, count: Int32(family) == AF_INET ? 4 : 16))
    }

    /// An address that is set aside for documents, and that no machine has.
    static func documentation(_ family: sa_family_t) -> SocketAddress {
        let six: [UInt8] = [0x20, 0x01, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [1]
        return SocketAddress(family, Int32(family) == AF_INET ? [192, 0, 2, 1] : six)
    }

    /// Where the host stands, after the family, the port, and, with six, the flow.
    private var hostRange: Range<Int> { Int32(family) == AF_INET ? 4..<8 : 8..<24 }

    /// Whether it stands for any address.
    package var isAny: Bool { storage[hostRange].allSatisfy { $0 == 0 } }

    /// Whether the host is that of another address.
    func hasHost(of other: SocketAddress) -> Bool {
        family == other.family && storage[hostRange] == other.storage[other.hostRange]
    }

    /// The same with a port, which a socket must have to be connected.
    fileprivate var withPort: SocketAddress {
        var copy = self
        if copy.storage[2] == 0, copy.storage[3] == 0 { copy.storage[3] = 9 }
        return copy
    }

    func withSockaddr<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
        var copy = sockaddr_storage()
        withUnsafeMutableBytes(of: &copy) { $0.copyBytes(from: storage) }
        return withUnsafePointer(to: &copy) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(storage.count))
            }
        }
    }
}

/// The interfaces of the machine.
package enum NetworkInterfaces {
    /// Those that are up, with their numbers, in the kernel's order.
    package static var all: [(name: String, index: Int)] {
        var seen: Set<String> = []
        return addresses.compactMap { entry in
            guard entry.isUp, seen.insert(entry.name).inserted else { return nil }
            return (entry.name, Int(if_nametoindex(entry.name)))
        }
    }

    /// The interface that has an address.
    static func name(of address: SocketAddress) -> String? {
        addresses.first { $0.address?.hasHost(of: address) == true }?.name
    }

    /// Whether an interface is a modem's, by the names that the kernel gives those.
    package static func isCellular(_ name: String) -> Bool {
        ["wwan", "rmnet", "ppp"].contains { name.hasPrefix($0) }
    }

    /// Whether an interface has a radio for a local network.
    package static func isWireless(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "/sys/class/net/\(name)/wireless")
    }

    /// An interface with one of its addresses, or one that is none of the internet.
    private struct Entry {
        let name: String
        let isUp: Bool
        let address: SocketAddress?
    }

    private static var addresses: [Entry] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0, let first = list else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first, next: { $0.pointee.ifa_next }).map { entry in
            Entry(
                name: String(cString: entry.pointee.ifa_name),
                isUp: entry.pointee.ifa_flags & UInt32(IFF_UP) != 0,
                address: entry.pointee.ifa_addr.flatMap { SocketAddress($0) }
            )
        }
    }
}
