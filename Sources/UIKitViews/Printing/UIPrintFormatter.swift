// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Paginates one kind of content and draws it; subclasses implement the kind.
///
/// Lengths are in points of the sheet. A formatter without a renderer has no pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    struct Settings {
        var contentInsets = UIEdgeInsets.zero
        var perPageContentInsets = UIEdgeInsets.zero
        var maximumContentWidth: CGFloat = 0
        var maximumContentHeight: CGFloat = 0
        var startPage = 0
    }

    private final var settings = Settings()
    final weak var renderer: UIPrintPageRenderer?

    /// Makes a formatter without a renderer.
    public override init() { super.init() }

    /// A copy with the same content and settings, without a renderer.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.settings = settings
        return copy
    }

    /// A formatter of the same content.
    @_spi(Rooms) open func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

    // MARK: Renderer

    /// The renderer that prints the content; nil unless it was added to one.
    open weak var printPageRenderer: UIPrintPageRenderer? { renderer }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() { renderer?.remove(self) }

    /// The page of the renderer at which the content starts; the first is 0.
    open var startPage: Int {
        get { settings.startPage }
        set { settings.startPage = max(0, newValue) }
    }

    // MARK: Room

    /// The content's largest height on a page; 0, the default, is no limit.
    open var maximumContentHeight: CGFloat {
        get { settings.maximumContentHeight }
        set { settings.maximumContentHeight = newValue }
    }

    /// The content's largest width; 0, the default, is no limit.
    open var maximumContentWidth: CGFloat {
        get { settings.maximumContentWidth }
        set { settings.maximumContentWidth = newValue }
    }

    /// From the edges of the printable rectangle: left and right of all pages, the top of the first.
    @available(*, deprecated, message: "Use perPageContentInsets instead.")
    open var contentInsets: UIEdgeInsets {
        get { settings.contentInsets }
        set { settings.contentInsets = newValue }
    }

    /// From the edges of the sheet, on every page.
    open var perPageContentInsets: UIEdgeInsets {
        get { settings.perPageContentInsets }
        set { settings.perPageContentInsets = newValue }
    }

    /// The areas that the renderer provides; nil without a renderer.
    package final var geometry: PrintGeometry? {
        guard let renderer else { return nil }
        return PrintGeometry(
            paper: renderer.paperRect,
            printable: renderer.printableRect,
            headerHeight: renderer.headerHeight,
            footerHeight: renderer.footerHeight,
            contentInsets: settings.contentInsets,
            pageInsets: settings.perPageContentInsets,
            maximumSize: CGSize(
                width: settings.maximumContentWidth,
                height: settings.maximumContentHeight
            )
        )
    }

    // MARK: Pages

    /// The number of pages.
    open var pageCount: Int { 0 }

    /// Whether ``draw(in:forPageAt:)`` has to be called on the main thread; true by default.
    open var requiresMainThread: Bool { true }

    /// The content's rectangle on a page of the renderer; empty if it has none there.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let page = pageIndex - startPage
        guard page >= 0, page < pageCount else { return .zero }
        return geometry?.content(ofPage: page) ?? .zero
    }

    /// Draws the content of a page into a rectangle of the current context.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
