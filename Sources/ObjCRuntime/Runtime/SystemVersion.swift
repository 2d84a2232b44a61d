// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import LocaleDefaults

/// The version of iOS that the program is told it runs on.
package enum SystemVersion {
    /// As `UIDevice.systemVersion` says it.
    package static var current: String {
        get { ReportedVersion.current }
        set { ReportedVersion.current = newValue }
    }
}

/// Whether iOS is of a version or later.
///
/// `#available(iOS 99, *)` is lowered to this: on Linux the star would match.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    ReportedVersion.isAtLeast(major, minor, patch)
}

// What `operatingSystemVersion` and its like are lowered to: Foundation's own tell Linux's kernel.
extension ProcessInfo {
    /// The version of iOS.
    public var _objcOperatingSystemVersion: OperatingSystemVersion { ReportedVersion.parts }

    /// The version of iOS in words.
    public var _objcOperatingSystemVersionString: String { "Version \(ReportedVersion.current)" }

    /// Whether iOS is of a version or later.
    public func _objcIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        ReportedVersion.isAtLeast(
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
