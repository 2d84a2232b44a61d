// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Something that was recognized in text.
open class DDMatch: NSObject, @unchecked Sendable {
    /// The text that it was recognized in.
    public final let matchedString: String

    package init(matchedString: String) {
        self.matchedString = matchedString
        super.init()
    }
}
