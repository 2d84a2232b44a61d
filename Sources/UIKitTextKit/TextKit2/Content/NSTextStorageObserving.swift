// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Follows the edits of a text storage in place of layout managers.
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text storage that is followed.
    var textStorage: NSTextStorage? { get set }

    /// Takes an edit, after the storage has put it in order.
    func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    )

    /// Makes edits of the storage in one transaction.
    func performEditingTransaction(
        for textStorage: NSTextStorage,
        using transaction: () -> Void
    )
}
