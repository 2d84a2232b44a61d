// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation
public import ObjCRuntime

/// How a query is made.
open class CSSearchQueryContext: NSObject, NSCopying {
    /// The attributes that found items have; all for none.
    open var fetchAttributes: [String] = []
    /// More query strings, which items must pass, too.
    open var filterQueries: [String] = []
    /// The language that the person writes in; words are compared in the same way in all.
    open var keyboardLanguage: String?

    /// A context without demands.
    public override init() { super.init() }

    /// A context with the same demands.
    open func copy(with zone: NSZone? = nil) -> Any {
        // `init()` is not `required`, so that people's subclasses need not have it.
        let made = casement_make(unsafeBitCast(type(of: self), to: UnsafeRawPointer.self))
        let copy = Unmanaged<CSSearchQueryContext>.fromOpaque(made).takeRetainedValue()
        copy.fetchAttributes = fetchAttributes
        copy.filterQueries = filterQueries
        copy.keyboardLanguage = keyboardLanguage
        return copy
    }

    /// A context with the same demands.
    open override func copy() -> Any { copy(with: nil) }
}

/// How a query of a person's words is made.
open class CSUserQueryContext: CSSearchQueryContext {
    /// The most items that are found; 0 for no limit.
    open var maxResultCount = 0
    /// The most suggestions; there are none.
    open var maxSuggestionCount = 0
    /// Whether the best items come first: those with the words in their titles.
    open var enableRankedResults = false

    /// A context without demands.
    public override init() { super.init() }

    /// A context with the same demands.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CSUserQueryContext)?.maxResultCount = maxResultCount
        (copy as? CSUserQueryContext)?.maxSuggestionCount = maxSuggestionCount
        (copy as? CSUserQueryContext)?.enableRankedResults = enableRankedResults
        return copy
    }
}
