// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// A part of a document that is laid out as one, such as a paragraph.
open class NSTextElement: NSObject {
    private final weak var manager: NSTextContentManager?
    private final var ownRange: NSTextRange?
    /// The paragraph of a content storage that the element stands for.
    final weak var paragraph: ParagraphBlock?
    /// Whether layout has to take the element's text instead of the storage's.
    final var replacesText = false

    /// An element of a document.
    public init(textContentManager: NSTextContentManager?) {
        manager = textContentManager
        super.init()
    }

    /// The document, which is not kept alive.
    open weak var textContentManager: NSTextContentManager? {
        get { manager }
        set { manager = newValue }
    }

    /// The part of the document; that of a paragraph of a content storage moves with edits before it.
    open var elementRange: NSTextRange? {
        get {
            if let paragraph, let storage = manager as? NSTextContentStorage,
                let range = storage.range(of: paragraph)
            {
                return NSTextRange(units: range)
            }
            return ownRange
        }
        set {
            paragraph = nil
            ownRange = newValue
        }
    }

    /// Elements within the element; none.
    open var childElements: [NSTextElement] { [] }

    /// The element that this one is in; nil.
    open weak var parent: NSTextElement? { nil }

    /// Whether layout shows the element itself, and not another in its place; true.
    open var isRepresentedElement: Bool { true }
}
