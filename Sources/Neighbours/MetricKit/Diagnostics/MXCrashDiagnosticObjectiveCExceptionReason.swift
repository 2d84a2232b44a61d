// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// An exception that nobody caught.
open class MXCrashDiagnosticObjectiveCExceptionReason: _MXRecordObject, @unchecked Sendable {
    /// The message.
    open var composedMessage: String { record.text("composedMessage") }

    /// The format of the message.
    open var formatString: String { record.text("formatString") }

    /// The values in the message.
    open var arguments: [String] { record.texts("arguments") }

    /// The type.
    open var exceptionType: String { record.text("exceptionType") }

    /// The class.
    open var className: String { record.text("className") }

    /// The name.
    open var exceptionName: String { record.text("exceptionName") }
}
