// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Addresses of hosts, in numbers.
enum HostAddress {
    /// The bytes of an address of IPv4 or IPv6, in brackets or not; nil for a name.
    static func bytes(of host: String) -> [UInt8]? {
        var host = host[...]
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        let text = String(host)
        for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
            var bytes = [UInt8](repeating: 0, count: count)
            if inet_pton(family, text, &bytes) == 1 { return bytes }
        }
        return nil
    }
}
