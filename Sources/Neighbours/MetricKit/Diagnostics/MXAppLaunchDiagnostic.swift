// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A launch that took long.
open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// Where the program was.
    open var callStackTree: MXCallStackTree { record.part("callStackTree") }

    /// How long it took.
    open var launchDuration: Measurement<UnitDuration> { record.duration("launchDuration") }
}
