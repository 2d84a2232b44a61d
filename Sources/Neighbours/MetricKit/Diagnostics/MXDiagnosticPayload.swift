// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// What went wrong in a time.
open class MXDiagnosticPayload: _MXRecordObject, @unchecked Sendable {
    /// Times of too much work.
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? {
        record.parts("cpuExceptionDiagnostics")
    }

    /// Times of too much writing.
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? {
        record.parts("diskWriteExceptionDiagnostics")
    }

    /// Times without an answer.
    open var hangDiagnostics: [MXHangDiagnostic]? { record.parts("hangDiagnostics") }

    /// Crashes.
    open var crashDiagnostics: [MXCrashDiagnostic]? { record.parts("crashDiagnostics") }

    /// Launches that took long.
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { record.parts("appLaunchDiagnostics") }

    /// When the time began.
    open var timeStampBegin: Date { record.date("timeStampBegin") }

    /// When the time ended.
    open var timeStampEnd: Date { record.date("timeStampEnd") }
}
