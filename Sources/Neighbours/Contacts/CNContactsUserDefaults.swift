// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The user's settings for contacts.
open class CNContactsUserDefaults: NSObject {
    // Sendable is unchecked because the object has no state.
    private struct Shared: @unchecked Sendable {
        let object = CNContactsUserDefaults()
    }

    private static let only = Shared()

    /// The settings.
    open class func shared() -> Self {
        guard let settings = only.object as? Self else {
            fatalError("CNContactsUserDefaults.shared(): a subclass has no settings of its own")
        }
        return settings
    }

    /// The code of the user's country, in small letters.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }

    /// The order of contacts in lists.
    open var sortOrder: CNContactSortOrder { .givenName }
}
