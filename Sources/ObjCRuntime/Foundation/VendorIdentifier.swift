// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identifier of a device for a vendor's programs.
package enum VendorIdentifier {
    /// The same for all programs of a vendor on a machine, as long as its user and its name are the
    /// same.
    package static func make() -> UUID {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        let machine = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        // The vendor's part of `org.vendor.App`.
        let vendor = (Bundle.main.bundleIdentifier ?? "").split(separator: ".").dropLast()
        let text =
            machine + Array(([NSUserName()] + vendor.map(String.init)).joined(separator: "\n").utf8)
        return identifier(of: text)
    }

    /// A UUID of version 8 (RFC 9562), made of two FNV-1a hashes.
    private static func identifier(of bytes: [UInt8]) -> UUID {
        func hash(_ seed: UInt64) -> UInt64 {
            bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        let high = hash(0xCBF2_9CE4_8422_2325)
        let low = hash(high ^ 0x9E37_79B9_7F4A_7C15)
        func byte(_ value: UInt64, _ index: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: value >> (56 - 8 * UInt64(index)))
        }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4),
                byte(high, 5), byte(high, 6) & 0x0F | 0x80, byte(high, 7),
                byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            )
        )
    }
}
