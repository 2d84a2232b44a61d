// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc

/// Says on a queue that the kernel's routes, addresses or interfaces may have changed.
// Sendable is unchecked because nothing changes after `init`.
package final class RouteWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Begins to watch; nil where the kernel does not tell.
    package init?(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
        let handle = socket(Self.family, Int32(SOCK_RAW.rawValue) | Self.flags, 0)
        guard handle >= 0 else { return nil }
        var address = Address()
        let isBound = withUnsafeBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) {
                bind(handle, $0.baseAddress, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        }
        guard isBound else {
            close(handle)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: handle, queue: queue)
        source.setEventHandler {
            // What has changed is asked for anew: the messages only wake.
            var message = [UInt8](repeating: 0, count: 8192)
            while recv(handle, &message, message.count, 0) > 0 {}
            changed()
        }
        source.setCancelHandler { close(handle) }
        source.resume()
    }

    deinit { source.cancel() }

    /// `AF_NETLINK`, and `SOCK_CLOEXEC | SOCK_NONBLOCK`.
    private static let family: Int32 = 16
    private static let flags: Int32 = 0o2_000_000 | 0o4000

    /// `struct sockaddr_nl`, with the groups of links, addresses and routes of both families.
    private struct Address {
        var family = UInt16(RouteWatch.family)
        var padding: UInt16 = 0
        var port: UInt32 = 0
        var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
    }
}
