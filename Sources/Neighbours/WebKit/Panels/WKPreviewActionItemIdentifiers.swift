// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The action that opens a link.
public let WKPreviewActionItemIdentifierOpen = "WKPreviewActionItemIdentifierOpen"
/// The action that keeps a link to be read later.
public let WKPreviewActionItemIdentifierAddToReadingList =
    "WKPreviewActionItemIdentifierAddToReadingList"
/// The action that copies a link.
public let WKPreviewActionItemIdentifierCopy = "WKPreviewActionItemIdentifierCopy"
/// The action that shares a link.
public let WKPreviewActionItemIdentifierShare = "WKPreviewActionItemIdentifierShare"
