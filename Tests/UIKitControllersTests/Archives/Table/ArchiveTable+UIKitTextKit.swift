// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addNSLayoutManager() {
        add("NSLayoutManager.allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
        add("NSLayoutManager.delegate", \NSLayoutManager.delegate)
        add("NSLayoutManager.hyphenationFactor", \NSLayoutManager.hyphenationFactor)
        add("NSLayoutManager.limitsLayoutForSuspiciousContents", \NSLayoutManager.limitsLayoutForSuspiciousContents)
        add("NSLayoutManager.showsControlCharacters", \NSLayoutManager.showsControlCharacters)
        add("NSLayoutManager.showsInvisibleCharacters", \NSLayoutManager.showsInvisibleCharacters)
        add("NSLayoutManager.textStorage", \NSLayoutManager.textStorage)
        add("NSLayoutManager.usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation)
        add("NSLayoutManager.usesFontLeading", \NSLayoutManager.usesFontLeading)
    }

    mutating func addNSTextAttachment() {
        add("NSTextAttachment.allowsTextAttachmentView", \NSTextAttachment.allowsTextAttachmentView)
        add("NSTextAttachment.bounds", \NSTextAttachment.bounds)
        add("NSTextAttachment.contents", \NSTextAttachment.contents)
        add("NSTextAttachment.fileType", \NSTextAttachment.fileType)
        add("NSTextAttachment.fileWrapper", \NSTextAttachment.fileWrapper)
        add("NSTextAttachment.image", \NSTextAttachment.image)
        add("NSTextAttachment.lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
    }

    mutating func addNSTextContainer() {
        add("NSTextContainer.exclusionPaths", \NSTextContainer.exclusionPaths)
        add("NSTextContainer.heightTracksTextView", \NSTextContainer.heightTracksTextView)
        add("NSTextContainer.layoutManager", \NSTextContainer.layoutManager)
        add("NSTextContainer.lineBreakMode", \NSTextContainer.lineBreakMode)
        add("NSTextContainer.lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        add("NSTextContainer.maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        add("NSTextContainer.size", \NSTextContainer.size)
        add("NSTextContainer.widthTracksTextView", \NSTextContainer.widthTracksTextView)
    }

    mutating func addNSTextContentManager() {
        add("NSTextContentManager.automaticallySynchronizesTextLayoutManagers", \NSTextContentManager.automaticallySynchronizesTextLayoutManagers)
        add("NSTextContentManager.automaticallySynchronizesToBackingStore", \NSTextContentManager.automaticallySynchronizesToBackingStore)
        add("NSTextContentManager.delegate", \NSTextContentManager.delegate)
        add("NSTextContentManager.primaryTextLayoutManager", \NSTextContentManager.primaryTextLayoutManager)
    }

    mutating func addNSTextContentStorage() {
        add("NSTextContentStorage.attributedString", \NSTextContentStorage.attributedString)
        add("NSTextContentStorage.delegate", \NSTextContentStorage.delegate)
        add("NSTextContentStorage.includesTextListMarkers", \NSTextContentStorage.includesTextListMarkers)
        add("NSTextContentStorage.textStorage", \NSTextContentStorage.textStorage)
    }

    mutating func addNSTextLayoutFragment() {
        add("NSTextLayoutFragment.layoutQueue", \NSTextLayoutFragment.layoutQueue)
    }

    mutating func addNSTextLayoutManager() {
        add("NSTextLayoutManager.delegate", \NSTextLayoutManager.delegate)
        add("NSTextLayoutManager.layoutQueue", \NSTextLayoutManager.layoutQueue)
        add("NSTextLayoutManager.limitsLayoutForSuspiciousContents", \NSTextLayoutManager.limitsLayoutForSuspiciousContents)
        add("NSTextLayoutManager.renderingAttributesValidator", \NSTextLayoutManager.renderingAttributesValidator)
        add("NSTextLayoutManager.textContainer", \NSTextLayoutManager.textContainer)
        add("NSTextLayoutManager.textSelectionNavigation", \NSTextLayoutManager.textSelectionNavigation)
        add("NSTextLayoutManager.textSelections", \NSTextLayoutManager.textSelections)
        add("NSTextLayoutManager.usesFontLeading", \NSTextLayoutManager.usesFontLeading)
        add("NSTextLayoutManager.usesHyphenation", \NSTextLayoutManager.usesHyphenation)
    }

    mutating func addNSTextLineFragment() {
    }

    mutating func addNSTextSelection() {
        add("NSTextSelection.anchorPositionOffset", \NSTextSelection.anchorPositionOffset)
        add("NSTextSelection.isLogical", \NSTextSelection.isLogical)
        add("NSTextSelection.secondarySelectionLocation", \NSTextSelection.secondarySelectionLocation)
        add("NSTextSelection.typingAttributes", \NSTextSelection.typingAttributes)
    }

    mutating func addNSTextStorage() {
        add("NSTextStorage.delegate", \NSTextStorage.delegate)
        add("NSTextStorage.textStorageObserver", \NSTextStorage.textStorageObserver)
    }
}
