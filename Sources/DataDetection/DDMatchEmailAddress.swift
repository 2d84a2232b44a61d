// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// An address of mail.
public final class DDMatchEmailAddress: DDMatch, @unchecked Sendable {
    /// The address.
    public let emailAddress: String
    /// What stands before it, for example `Home`; nil for nothing.
    public let label: String?

    package init(_ matched: String, emailAddress: String, label: String? = nil) {
        self.emailAddress = emailAddress
        self.label = label
        super.init(matchedString: matched)
    }
}
