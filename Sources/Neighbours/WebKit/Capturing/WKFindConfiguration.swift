// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

/// How a text is searched.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
    /// Searches forward and goes on at the beginning; case does not matter.
    public nonisolated override init() { super.init() }

    /// Whether the search goes backwards.
    open var backwards = false
    /// Whether case matters.
    open var caseSensitive = false
    /// Whether the search goes on at the other end.
    open var wraps = true

    /// A configuration of its own with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKFindConfiguration()
        copy.backwards = backwards
        copy.caseSensitive = caseSensitive
        copy.wraps = wraps
        return copy
    }
}
