// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Rooms) import UIKitViews

/// Prints a text in one font, or one with attributes, over as many pages as it takes.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text and how a plain one looks.
    private struct Content {
        var plain: String?
        var attributed: NSAttributedString?
        var font: UIFont?
        var color: UIColor?
        var alignment = NSTextAlignment.natural
    }

    private final var content = Content()
    private final var pages = TextPages()

    /// Makes a formatter of a plain text.
    public init(text: String) {
        content.plain = text
        super.init()
    }

    /// Makes a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        content.attributed = NSAttributedString(attributedString: attributedText)
        super.init()
    }

    /// The text without attributes; setting it drops those that were there.
    open var text: String? {
        get { content.attributed?.string ?? content.plain }
        set {
            content.plain = newValue
            content.attributed = nil
            pages.invalidate()
        }
    }

    /// The text with its attributes; nil for a plain one.
    open var attributedText: NSAttributedString? {
        get { content.attributed }
        set {
            content.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content.plain = nil
            pages.invalidate()
        }
    }

    /// A plain text's font; nil, the default, is the system's of 12 points.
    open var font: UIFont? {
        get { content.font }
        set {
            content.font = newValue
            pages.invalidate()
        }
    }

    /// A plain text's colour; nil, the default, is black.
    open var color: UIColor? {
        get { content.color }
        set {
            content.color = newValue
            pages.invalidate()
        }
    }

    /// How a plain text's lines are aligned; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            pages.invalidate()
        }
    }

    private var printed: NSAttributedString {
        if let attributed = content.attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment
        return NSAttributedString(
            string: content.plain ?? "",
            attributes: [
                .font: content.font ?? .systemFont(ofSize: 12),
                .foregroundColor: content.color ?? .black,
                .paragraphStyle: style,
            ]
        )
    }

    /// How many pages the text takes.
    open override var pageCount: Int { pages.pages(in: geometry) { _ in printed }?.count ?? 0 }

    /// Draws the lines of a page from the top left of a rectangle.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        pages.pages(in: geometry) { _ in printed }?.draw(pageIndex - startPage, at: rect.origin)
    }

    @_spi(Rooms) open override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(text: "")
        copy.content = content
        return copy
    }
}
