// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UIKitTextKit

/// An item that is pasted, and what becomes of it.
///
/// A delegate sets exactly one result, at once or later; nothing is pasted before all items have one.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The item.
    var itemProvider: NSItemProvider { get }

    /// An object that goes with an item from the same application; nil for what comes from a pasteboard.
    var localObject: Any? { get }

    /// The attributes of text at the place.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Pastes a text.
    func setResult(string: String)

    /// Pastes a text with attributes.
    func setResult(attributedString string: NSAttributedString)

    /// Pastes an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)

    /// Pastes nothing of the item.
    func setNoResult()

    /// Pastes what would be pasted without a delegate.
    func setDefaultResult()
}
