// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A crash of the program.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    /// Where the program was.
    open var callStackTree: MXCallStackTree { record.part("callStackTree") }

    /// Why it was ended.
    open var terminationReason: String? { record.text("terminationReason") }

    /// The region of memory of a wrong access.
    open var virtualMemoryRegionInfo: String? { record.text("virtualMemoryRegionInfo") }

    /// The type of the exception.
    open var exceptionType: NSNumber? { record.number("exceptionType") }

    /// The code of the exception.
    open var exceptionCode: NSNumber? { record.number("exceptionCode") }

    /// The signal.
    open var signal: NSNumber? { record.number("signal") }

    /// The exception of the program; nil for other reasons.
    open var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? {
        record.part("exceptionReason")
    }
}
