// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import ObjCRuntime

/// The activity type of an item that was chosen in a search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the chosen item's identifier in the activity's `userInfo`.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity type of a search that goes on in the program.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the search's words in the activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The key of a chosen action's identifier in the activity's `userInfo`.
public let CSActionIdentifier = "CSActionIdentifier"

// Only its address counts; nothing writes it.
private nonisolated(unsafe) var attributesKey: UInt8 = 0

extension NSUserActivity {
    /// What is told of the activity in a search; a copy is kept.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get {
            withUnsafePointer(to: &attributesKey) { key in
                objc_getAssociatedObject(self, key) as? CSSearchableItemAttributeSet
            }
        }
        set {
            withUnsafePointer(to: &attributesKey) { key in
                objc_setAssociatedObject(
                    self,
                    key,
                    newValue?.copy(),
                    .OBJC_ASSOCIATION_RETAIN_NONATOMIC
                )
            }
        }
    }
}
