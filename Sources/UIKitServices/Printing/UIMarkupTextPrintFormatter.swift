// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Rooms) import UIKitViews

/// Prints a text that is marked up as HTML, over as many pages as it takes.
///
/// What it knows of HTML is in ``MarkupReader``: text, headings, lists, tables, pictures in the
/// text and the styles of elements; no scripts, no files of styles, nothing from the network.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private final var markup: String?
    private final var pages = TextPages()

    /// Makes a formatter of a text with HTML's tags.
    public init(markupText: String) {
        markup = markupText
        super.init()
    }

    /// The text with its tags.
    open var markupText: String? {
        get { markup }
        set {
            markup = newValue
            pages.invalidate()
        }
    }

    private func printed(_ geometry: PrintGeometry) -> NSAttributedString {
        let width = geometry.content(ofPage: 0)?.width ?? 0
        return MarkupReader.read(markup ?? "", width: width)
    }

    /// How many pages the text takes.
    open override var pageCount: Int { pages.pages(in: geometry, of: printed)?.count ?? 0 }

    /// Draws the lines of a page from the top left of a rectangle.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        pages.pages(in: geometry, of: printed)?.draw(pageIndex - startPage, at: rect.origin)
    }

    @_spi(Rooms) open override func makeCopy() -> UIPrintFormatter {
        UIMarkupTextPrintFormatter(markupText: markup ?? "")
    }
}
