// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// What a program needs to edit a picture again.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    /// The name of the format.
    open private(set) var formatIdentifier: String
    /// The version of the format.
    open private(set) var formatVersion: String
    /// The edits.
    open private(set) var data: Data

    /// No edits, in a format without a name.
    public override init() {
        formatIdentifier = ""
        formatVersion = ""
        data = Data()
        super.init()
    }

    /// Edits in a format of the program's.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        self.formatIdentifier = formatIdentifier
        self.formatVersion = formatVersion
        self.data = data
        super.init()
    }
}
