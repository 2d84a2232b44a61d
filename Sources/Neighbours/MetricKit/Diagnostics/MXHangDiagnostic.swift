// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A time in which the program did not answer.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// Where the program was.
    open var callStackTree: MXCallStackTree { record.part("callStackTree") }

    /// How long it was.
    open var hangDuration: Measurement<UnitDuration> { record.duration("hangDuration") }
}
