// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Sendable is unchecked because items are handed over, as on iOS: one thread has them at a time.
/// Text, files and other things that an app hands to an app extension, or gets back.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    /// A title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The files and values.
    open var attachments: [NSItemProvider]?
    /// Further values by their keys.
    open var userInfo: [AnyHashable: Any]?

    /// Makes an empty item.
    public override init() {}
}

/// Key of the title in an item's further values.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitle"
/// Key of the text in an item's further values.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentText"
/// Key of the attachments in an item's further values.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachments"
