// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A UUID as text that names a machine to all programs of one vendor, and to no others.
package enum VendorIdentifier {
    /// The identifier for this program on this machine; nil on a machine without a name.
    package static let current: String? = {
        let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return machine.map { identifier(program: program, machine: $0) }
    }()

    /// The identifier of a machine for the vendor of a program, whose name starts with the vendor's.
    ///
    /// The machine's own name must not be found by those who read it, as machine-id(5) asks: it is
    /// the key of a hash.
    package static func identifier(program: String, machine: String) -> String {
        let parts = program.split(separator: ".")
        let vendor = parts.count > 1 ? parts.dropLast().joined(separator: ".") : program
        var bytes = SecureHash.hash(
            Array("Casement vendor \(vendor)".utf8),
            key: Array(machine.utf8)
        )
        // The bits that say how it was made: version 8, the usual variant (RFC 9562, section 5.8).
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return NSUUID(uuidBytes: bytes).uuidString
    }

    /// What the system calls the machine; a container may have no more than a host's name.
    private static var machine: String? {
        for path in ["/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostname"] {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if !name.isEmpty { return name }
        }
        return nil
    }
}
