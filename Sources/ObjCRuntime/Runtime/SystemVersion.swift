// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// The version of iOS that the program is told it runs on.
package enum SystemVersion {
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

    static var parts: OperatingSystemVersion {
        let numbers = current.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(
            majorVersion: numbers[0],
            minorVersion: numbers[1],
            patchVersion: numbers[2]
        )
    }

    static func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
        number.load(ordering: .relaxed) >= packed(major, minor, patch)
    }

    private static func packed(_ major: Int, _ minor: Int, _ patch: Int) -> Int {
        func field(_ value: Int) -> Int { min(max(value, 0), 0xFFFF) }
        return field(major) << 32 | field(minor) << 16 | field(patch)
    }
}

/// Whether iOS is of a version or later.
///
/// `#available(iOS 99, *)` is lowered to this: on Linux the star would match.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    SystemVersion.isAtLeast(major, minor, patch)
}

// What `operatingSystemVersion` and its like are lowered to: Foundation's own tell Linux's kernel.
extension ProcessInfo {
    /// The version of iOS.
    public var _objcOperatingSystemVersion: OperatingSystemVersion { SystemVersion.parts }

    /// The version of iOS in words.
    public var _objcOperatingSystemVersionString: String { "Version \(SystemVersion.current)" }

    /// Whether iOS is of a version or later.
    public func _objcIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        SystemVersion.isAtLeast(
            version.majorVersion,
            version.minorVersion,
            version.patchVersion
        )
    }
}

// Properties of the machine that only iOS's Foundation has.
extension ProcessInfo {
    /// Whether the program is a Mac Catalyst app; always false.
    public var isMacCatalystApp: Bool { false }

    /// Whether the program is an iOS app on a Mac; always false.
    public var isiOSAppOnMac: Bool { false }
}
