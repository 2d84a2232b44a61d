// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Draws pages: a header, a footer, the formatters' content, and a subclass's drawing.
///
/// A subclass that draws by itself overrides ``numberOfPages`` and
/// ``drawContentForPage(at:in:)``. Pages count from 0; lengths are points of the sheet, y down.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    private final var paper = CGRect.zero
    private final var printable = CGRect.zero
    private final var formatters: [UIPrintFormatter] = []

    /// Makes a renderer without formatters and paper.
    public override init() { super.init() }

    // MARK: Paper

    /// The sheet; zero until printing starts, unless it was set by key-value coding.
    open var paperRect: CGRect { paper }

    /// The part of the sheet that the printer reaches; zero until printing starts, unless it was set
    /// by key-value coding.
    open var printableRect: CGRect { printable }

    package final func setPaper(_ rect: CGRect) { paper = rect }

    package final func setPrintable(_ rect: CGRect) { printable = rect }

    package final func use(_ paper: CGRect, printable: CGRect) {
        self.paper = paper
        self.printable = printable
    }

    /// The height of the header at the top of each printable rectangle; 0 by default.
    open var headerHeight: CGFloat = 0

    /// The height of the footer at the bottom of each printable rectangle; 0 by default.
    open var footerHeight: CGFloat = 0

    // MARK: Formatters

    /// The formatters, in the order in which they were added.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters }
        set {
            for formatter in formatters { formatter.renderer = nil }
            formatters = []
            for formatter in newValue ?? [] {
                addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            }
        }
    }

    /// The formatters that have something on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        formatters.filter {
            let start = $0.startPage
            return start <= pageIndex && pageIndex - start < $0.pageCount
        }
    }

    /// Lets a formatter put its content on pages from one on; it leaves the renderer it was in.
    open func addPrintFormatter(
        _ formatter: UIPrintFormatter,
        startingAtPageAt pageIndex: Int
    ) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.renderer = self
        formatters.append(formatter)
    }

    final func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.renderer = nil
    }

    // MARK: Pages

    /// The number of pages: by default up to the formatters' last one.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// The quality of pages for a requested quality; by default the requested one.
    open func currentRenderingQuality(
        forRequested requestedRenderingQuality: UIPrintRenderingQuality
    ) -> UIPrintRenderingQuality {
        requestedRenderingQuality
    }

    /// Draws a page: header, content, formatters and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        drawWholePage(pageIndex, printableRect)
    }

    /// Draws a formatter's part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        let rect = printFormatter.rectForPage(at: pageIndex)
        guard !rect.isEmpty else { return }
        printFormatter.draw(in: rect, forPageAt: pageIndex)
    }

    /// Draws the header; does nothing by default, and is not called without a header height.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the content below the formatters; does nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer; does nothing by default, and is not called without a footer height.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer {
    private func drawWholePage(_ page: Int, _ rect: CGRect) {
        let header = max(0, headerHeight)
        let footer = max(0, footerHeight)
        if header > 0 {
            let top = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: header)
            drawHeaderForPage(at: page, in: top)
        }
        let content = CGRect(
            x: rect.minX,
            y: rect.minY + header,
            width: rect.width,
            height: max(0, rect.height - header - footer)
        )
        drawContentForPage(at: page, in: content)
        for formatter in printFormattersForPage(at: page) ?? [] {
            drawPrintFormatter(formatter, forPageAt: page)
        }
        if footer > 0 {
            let bottom = CGRect(
                x: rect.minX,
                y: rect.maxY - footer,
                width: rect.width,
                height: footer
            )
            drawFooterForPage(at: page, in: bottom)
        }
    }
}
