// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The version of iOS that the program is told it runs on.
package enum ReportedVersion {
    private static let words = Mutex("17.5")
    /// The same as a number, for conditions that are asked again and again.
    private static let number = Atomic(packed(17, 5, 0))

    /// As `UIDevice.systemVersion` says it.
    package static var current: String {
        get { words.withLock { $0 } }
        set {
            words.withLock { $0 = newValue }
            let version = parts
            number.store(
                packed(version.majorVersion, version.minorVersion, version.patchVersion),
                ordering: .relaxed
            )
        }
    }

    package static var parts: OperatingSystemVersion {
        let numbers = current.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(
            majorVersion: numbers[0],
            minorVersion: numbers[1],
            patchVersion: numbers[2]
        )
    }

    package static func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
        number.load(ordering: .relaxed) >= packed(major, minor, patch)
    }

    private static func packed(_ major: Int, _ minor: Int, _ patch: Int) -> Int {
        func field(_ value: Int) -> Int { min(max(value, 0), 0xFFFF) }
        return field(major) << 32 | field(minor) << 16 | field(patch)
    }
}
