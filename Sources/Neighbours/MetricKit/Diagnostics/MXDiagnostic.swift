// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// Something that went wrong.
open class MXDiagnostic: _MXRecordObject, @unchecked Sendable {
    /// The device and the program.
    open var metaData: MXMetaData { record.part("metaData") }

    /// The version of the program.
    open var applicationVersion: String { record.text("applicationVersion") }

    /// The signposts around it.
    open var signpostData: [MXSignpostRecord]? { record.parts("signpostData") }
}
