// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A document that is kept in a text storage, an element for each paragraph.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    final var contents = ContentStorageState()

    /// A document with an empty text storage.
    public override init() {
        super.init()
        adopt(NSTextStorage())
    }

    /// Reads an archived document, which holds rules only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adopt(NSTextStorage())
        archive(PropertyArchive(self, from: coder))
    }

    /// Writes the rules.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<NSTextContentStorage>) {
        properties.keep(\.includesTextListMarkers, "UIIncludesTextListMarkers")
    }

    // Not an override: the type is narrower than the base class's, which Swift does not allow.
    /// Makes paragraphs of its own, and hides some.
    @_nonoverride
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate as? any NSTextContentStorageDelegate }
        set {
            contents.forgetElements()
            super.delegate = newValue
        }
    }

    /// The text storage.
    open var textStorage: NSTextStorage? {
        get { contents.storage }
        set {
            guard newValue !== contents.storage else { return }
            announcing("textStorage") { adopt(newValue) }
        }
    }

    /// The text: the storage itself; setting it replaces the storage's text.
    open var attributedString: NSAttributedString? {
        get { contents.storage }
        set { announcing("attributedString") { setText(newValue) } }
    }

    /// Whether the stored text of list items begins with their markers; without, layout draws markers
    /// beside the text.
    open var includesTextListMarkers = false {
        didSet { if includesTextListMarkers != oldValue { reload() } }
    }

    /// The text of an element; nil for one that is no paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    /// A new element of a text: an item for a paragraph in a list.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        element(of: attributedString)
    }

    // MARK: Elements

    /// All of the text.
    open override var documentRange: NSTextRange { NSTextRange(units: 0..<contents.length) }

    /// Calls back with the element of each paragraph from a place on, but not with those that the
    /// delegate hides; backwards, from the paragraph before that of the place.
    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?,
        options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        enumerateParagraphs(textLocation, options, block)
    }

    /// The place a number of units away; nil outside of the text.
    open override func location(
        _ location: any NSTextLocation,
        offsetBy offset: Int
    ) -> (any NSTextLocation)? {
        guard let place = location as? TextOffset else { return nil }
        let unit = place.unit + offset
        return unit >= 0 && unit <= contents.length ? TextOffset(unit) : nil
    }

    /// How many units lie between two places, negative backwards.
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let from = from as? TextOffset, let to = to as? TextOffset else { return NSNotFound }
        return to.unit - from.unit
    }

    /// The range extended to whole characters.
    open override func adjustedRange(
        from textRange: NSTextRange,
        forEditingTextSelection: Bool
    ) -> NSTextRange? {
        wholeCharacters(textRange)
    }

    // MARK: Edits

    /// Makes edits of the storage of which layout managers hear together.
    open override func performEditingTransaction(_ transaction: () -> Void) {
        super.performEditingTransaction {
            contents.storage?.beginEditing()
            transaction()
            contents.storage?.endEditing()
        }
    }

    /// Makes edits of the storage in one transaction.
    open func performEditingTransaction(
        for textStorage: NSTextStorage,
        using transaction: () -> Void
    ) {
        performEditingTransaction(transaction)
    }

    /// Follows an edit of the storage.
    open func processEditing(
        for textStorage: NSTextStorage,
        edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        follow(editMask, invalidatedCharRange, delta)
    }

    override func synchronizeLayout() {
        super.synchronizeLayout()
        passOnEdits()
    }

    /// Replaces a part of the text with the texts of elements.
    open override func replaceContents(
        in range: NSTextRange,
        with textElements: [NSTextElement]?
    ) {
        replace(range, with: textElements ?? [])
    }
}
