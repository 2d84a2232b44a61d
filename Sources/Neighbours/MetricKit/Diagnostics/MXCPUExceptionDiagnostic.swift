// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A time in which the processor worked too much.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// Where the program was.
    open var callStackTree: MXCallStackTree { record.part("callStackTree") }

    /// The time it worked.
    open var totalCPUTime: Measurement<UnitDuration> { record.duration("totalCPUTime") }

    /// The time that was watched.
    open var totalSampledTime: Measurement<UnitDuration> { record.duration("totalSampledTime") }
}
