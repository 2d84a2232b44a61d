// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// A telephone number.
public final class DDMatchPhoneNumber: DDMatch, @unchecked Sendable {
    /// The number, as it is written.
    public let phoneNumber: String
    /// What stands before it, for example `Fax`; nil for nothing.
    public let label: String?

    package init(_ matched: String, phoneNumber: String, label: String? = nil) {
        self.phoneNumber = phoneNumber
        self.label = label
        super.init(matchedString: matched)
    }
}
