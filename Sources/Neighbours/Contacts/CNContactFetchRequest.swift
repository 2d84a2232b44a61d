// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because a request belongs to the thread that fetches by it.
/// Which contacts a fetch finds, and which of their properties.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    /// A request for properties of all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }

    /// The contacts to find; all for nil.
    open var predicate: Foundation.NSPredicate?

    /// The properties to read.
    open var keysToFetch: [any CNKeyDescriptor]

    /// Whether the contacts can be changed.
    open var mutableObjects = false

    /// Whether several contacts of one person are one; they never are.
    open var unifyResults = true

    /// The order.
    open var sortOrder = CNContactSortOrder.none
}
