// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A time in which too much was written.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// Where the program was.
    open var callStackTree: MXCallStackTree { record.part("callStackTree") }

    /// What was written.
    open var totalWritesCaused: Measurement<UnitInformationStorage> {
        record.storage("totalWritesCaused")
    }
}
