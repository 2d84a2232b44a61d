// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of edits of a text storage, before and after the storage has put it in order.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
public protocol NSTextStorageDelegate: NSObjectProtocol, _NSTextStorageDelegateProbes {
    // @optional

    /// An edit is about to be processed; characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )

    /// An edit was processed; attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    )
}
