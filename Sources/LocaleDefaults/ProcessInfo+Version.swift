// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux tells the version of the kernel; on a phone it is that of iOS.
// `CRedefinedFunctions` puts these functions in place of Foundation's.

extension ProcessInfo {
    /// `ProcessInfo.operatingSystemVersion`.
    @_silgen_name("casement_system_version")
    public final func _systemVersion() -> OperatingSystemVersion { ReportedVersion.parts }

    /// `ProcessInfo.operatingSystemVersionString`.
    @_silgen_name("casement_system_version_words")
    public final func _systemVersionInWords() -> String { "Version \(ReportedVersion.current)" }

    /// `ProcessInfo.isOperatingSystemAtLeast(_:)`.
    @_silgen_name("casement_system_is_at_least")
    public final func _isSystem(atLeast version: OperatingSystemVersion) -> Bool {
        ReportedVersion.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
