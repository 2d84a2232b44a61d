// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The probes of `NSTextStorageDelegate`: its optional methods by name, each as a value that may be nil.
public protocol _NSTextStorageDelegateProbes: AnyObject {}

extension _NSTextStorageDelegateProbes {
    private var target: (any NSTextStorageDelegate)? { self as? any NSTextStorageDelegate }

    /// The methods called `textStorage`.
    public var textStorage: _NSTextStorageDelegateTextStorage? {
        target.map { _NSTextStorageDelegateTextStorage(target: $0) }
    }
}

/// The methods of `NSTextStorageDelegate` called `textStorage`; each answers nil where it is not implemented.
public struct _NSTextStorageDelegateTextStorage {
    let target: any NSTextStorageDelegate

    /// Calls `textStorage(_:willProcessEditing:range:changeInLength:)`.
    @discardableResult
    public func callAsFunction(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) -> Void? {
        _objcOptional(target, "textStorage(_:willProcessEditing:range:changeInLength:)") {
            target.textStorage(
                textStorage,
                willProcessEditing: editedMask,
                range: editedRange,
                changeInLength: delta
            )
        }
    }

    /// Calls `textStorage(_:didProcessEditing:range:changeInLength:)`.
    @discardableResult
    public func callAsFunction(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) -> Void? {
        _objcOptional(target, "textStorage(_:didProcessEditing:range:changeInLength:)") {
            target.textStorage(
                textStorage,
                didProcessEditing: editedMask,
                range: editedRange,
                changeInLength: delta
            )
        }
    }
}
