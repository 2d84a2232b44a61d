// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The version of iOS that the program is told it runs on.
package enum ReportedVersion {
    private static let lock = NSLock()
    // Unsafe because the lock guards it.
    private nonisolated(unsafe) static var words = "17.5"
    /// The same as a number, for conditions that are asked again and again.
    // Unsafe because the lock guards it.
    private nonisolated(unsafe) static var number = packed(17, 5, 0)

    /// As `UIDevice.systemVersion` says it.
    package static var current: String {
        get { lock.withLock { words } }
        set {
            let version = parts(of: newValue)
            lock.withLock {
                words = newValue
                number = packed(
                    version.majorVersion,
                    version.minorVersion,
                    version.patchVersion
                )
            }
        }
    }

    package static var parts: OperatingSystemVersion { parts(of: current) }

    private static func parts(of version: String) -> OperatingSystemVersion {
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(
            majorVersion: numbers[0],
            minorVersion: numbers[1],
            patchVersion: numbers[2]
        )
    }

    package static func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
        lock.withLock { number } >= packed(major, minor, patch)
    }

    private static func packed(_ major: Int, _ minor: Int, _ patch: Int) -> Int {
        func field(_ value: Int) -> Int { min(max(value, 0), 0xFFFF) }
        return field(major) << 32 | field(minor) << 16 | field(patch)
    }
}
