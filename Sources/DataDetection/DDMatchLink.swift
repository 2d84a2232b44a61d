// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// An address of the web.
public final class DDMatchLink: DDMatch, @unchecked Sendable {
    /// The address.
    public let url: URL

    package init(_ matched: String, url: URL) {
        self.url = url
        super.init(matchedString: matched)
    }
}
