// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitViews

/// An item of a list, with the items of lists within it.
open class NSTextListElement: NSTextParagraph {
    private final let list: NSTextList
    private final let body: NSAttributedString?
    private final let looks: [NSAttributedString.Key: Any]?
    private final let children: [NSTextListElement]
    private final weak var owner: NSTextListElement?
    /// The item's number in its list.
    final var itemNumber: Int

    /// An item within another.
    public init(
        parent: NSTextListElement?,
        textList: NSTextList,
        contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil,
        children: [NSTextListElement]?
    ) {
        list = textList
        body = contents
        looks = markerAttributes
        self.children = children ?? []
        owner = parent
        itemNumber = textList.startingItemNumber
        super.init(attributedString: contents)
        for (index, child) in self.children.enumerated() {
            child.owner = self
            child.itemNumber = child.textList.startingItemNumber + index
        }
    }

    /// An item of the outermost list.
    public convenience init(
        contents: NSAttributedString,
        markerAttributes: [NSAttributedString.Key: Any]? = nil,
        textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil,
            textList: textList,
            contents: contents,
            markerAttributes: markerAttributes,
            children: children
        )
    }

    /// A list without contents of its own, around items; nil without any.
    public convenience init?(
        children: [NSTextListElement],
        textList: NSTextList,
        nestingLevel: Int
    ) {
        guard !children.isEmpty else { return nil }
        self.init(parent: nil, textList: textList, contents: nil, children: children)
        self.nestingLevel = nestingLevel
    }

    private final var nestingLevel = 0

    /// The list.
    open var textList: NSTextList { list }

    /// The text without the marker; nil for a list around items.
    open var contents: NSAttributedString? { body }

    /// The looks of the marker; nil for those of the text.
    open var markerAttributes: [NSAttributedString.Key: Any]? { looks }

    /// The marker before the text.
    final var marker: NSAttributedString {
        var attributes = looks ?? [:]
        if looks == nil, let body, body.length > 0 {
            attributes = body.attributes(at: 0, effectiveRange: nil)
            attributes[.attachment] = nil
        }
        let storage = textContentManager as? NSTextContentStorage
        let counted = paragraph.flatMap { storage?.itemNumber(of: $0, in: list) }
        return NSAttributedString(
            string: list.marker(forItemNumber: counted ?? itemNumber),
            attributes: attributes
        )
    }

    /// The marker between tabs, and the text behind it.
    open override var attributedString: NSAttributedString {
        guard let body else { return super.attributedString }
        if paragraph != nil { return body }
        let marker = marker
        let looks =
            marker.length > 0 ? marker.attributes(at: 0, effectiveRange: nil) : [:]
        let whole = NSMutableAttributedString(string: "\t", attributes: looks)
        whole.append(marker)
        whole.append(NSAttributedString(string: "\t", attributes: looks))
        whole.append(body)
        return NSAttributedString(attributedString: whole)
    }

    /// The items within this one.
    open override var childElements: [NSTextElement] { children }

    /// The item that this one is in.
    open override weak var parent: NSTextElement? { owner }
}
