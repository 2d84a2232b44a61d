// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// What a program needs to edit a picture again.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    /// The name of the format.
    public let formatIdentifier: String
    /// The version of the format.
    public let formatVersion: String
    /// The edits.
    public let data: Data

    /// Edits in a format of the program's.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        self.formatIdentifier = formatIdentifier
        self.formatVersion = formatVersion
        self.data = data
        super.init()
    }
}
