// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitCore

// Sendable is unchecked because the main actor isolates the class.
/// The data of one domain; here its cookies.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
    private final let domain: String

    init(_ domain: String) {
        self.domain = domain
        super.init()
    }

    /// The data of no domain.
    public override init() {
        domain = ""
        super.init()
    }

    /// The domain.
    open var displayName: String { domain }
    /// The kinds of data; here cookies only.
    open var dataTypes: Set<String> { [WKWebsiteDataTypeCookies] }
}
