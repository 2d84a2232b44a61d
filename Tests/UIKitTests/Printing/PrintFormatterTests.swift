// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit

/// How content is divided among pages.
@MainActor
struct PrintFormatterTests {
    private let renderer = UIPrintPageRenderer()
    private let paper = CGRect(x: 0, y: 0, width: 300, height: 200)

    init() { use(paper, CGRect(x: 10, y: 10, width: 280, height: 180)) }

    /// As programs do that make a document without printing.
    private func use(_ paper: CGRect, _ printable: CGRect) {
        renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: printable), forKey: "printableRect")
    }

    private func lines(_ count: Int) -> UISimpleTextPrintFormatter {
        let text = (1...count).map { "Line \($0)" }.joined(separator: "\n")
        let formatter = UISimpleTextPrintFormatter(text: text)
        formatter.font = .systemFont(ofSize: 12)
        return formatter
    }

    /// The pages as a PDF, drawn as programs draw them.
    private func document() throws -> CGPDFDocument {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
        for page in 0..<renderer.numberOfPages {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
        }
        UIGraphicsEndPDFContext()
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test func rectanglesAreSetByTheirKeys() {
        #expect(renderer.paperRect == paper)
        #expect(renderer.value(forKey: "printableRect") as? CGRect == renderer.printableRect)
        #expect(renderer.printableRect.width == 280)
    }

    @Test func aFormatterWithoutARendererHasNoPages() {
        let formatter = lines(3)
        #expect(formatter.pageCount == 0 && formatter.rectForPage(at: 0) == .zero)
        #expect(formatter.printPageRenderer == nil)
    }

    @Test func textGoesOnOnTheNextPage() throws {
        let formatter = lines(40)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let height = "Line".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).height
        let perPage = Int(180 / height)
        #expect(formatter.pageCount == (40 + perPage - 1) / perPage)
        #expect(renderer.numberOfPages == formatter.pageCount)
        #expect(try document().numberOfPages == formatter.pageCount)
        #expect(formatter.rectForPage(at: 0) == renderer.printableRect)
        #expect(formatter.rectForPage(at: formatter.pageCount) == .zero)
    }

    @Test func headersFootersAndInsetsTakeRoom() {
        let formatter = lines(40)
        renderer.headerHeight = 30
        renderer.footerHeight = 20
        renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
        #expect(formatter.rectForPage(at: 0) == .zero)
        #expect(
            formatter.rectForPage(at: 2) == CGRect(x: 10, y: 40, width: 280, height: 130)
        )
        // From the edges of the sheet, where they go beyond what the header takes.
        formatter.perPageContentInsets = UIEdgeInsets(top: 20, left: 50, bottom: 60, right: 5)
        #expect(
            formatter.rectForPage(at: 3) == CGRect(x: 50, y: 40, width: 240, height: 100)
        )
        formatter.maximumContentWidth = 100
        formatter.maximumContentHeight = 50
        #expect(formatter.rectForPage(at: 2).size == CGSize(width: 100, height: 50))
        #expect(renderer.numberOfPages == 2 + formatter.pageCount)
    }

    @available(*, deprecated)
    @Test func theOldInsetsPushDownTheFirstPageOnly() {
        let formatter = lines(40)
        formatter.contentInsets = UIEdgeInsets(top: 72, left: 20, bottom: 0, right: 30)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 30, y: 82, width: 230, height: 108))
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 30, y: 10, width: 230, height: 180))
    }

    @Test func noRoomMeansNoPages() {
        let formatter = lines(3)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        renderer.headerHeight = 100
        renderer.footerHeight = 100
        #expect(formatter.pageCount == 0 && renderer.numberOfPages == 0)
        use(.zero, .zero)
        #expect(formatter.pageCount == 0)
        use(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), paper)
        renderer.headerHeight = .infinity
        #expect(formatter.pageCount == 0)
    }

    @Test func aLineHigherThanThePageIsPrintedAllTheSame() {
        let formatter = lines(3)
        formatter.font = .systemFont(ofSize: 400)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount >= 3 && formatter.pageCount < 40)
    }

    @Test func whatChangesTheTextChangesThePages() {
        let formatter = lines(10)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(formatter.pageCount == 1)
        formatter.font = .systemFont(ofSize: 60)
        #expect(formatter.pageCount == 5)
        formatter.text = "Short"
        #expect(formatter.pageCount == 1)
        formatter.text = ""
        #expect(formatter.pageCount == 0)
        formatter.attributedText = NSAttributedString(string: "A")
        #expect(formatter.pageCount == 1 && formatter.text == "A")
    }

    @Test func aFormatterIsInOneRenderer() {
        let formatter = lines(3)
        let other = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        other.addPrintFormatter(formatter, startingAtPageAt: 1)
        #expect(renderer.printFormatters?.isEmpty == true)
        #expect(formatter.printPageRenderer === other && formatter.startPage == 1)
        formatter.removeFromPrintPageRenderer()
        #expect(other.printFormatters?.isEmpty == true && formatter.printPageRenderer == nil)
    }

    @Test func aCopyHasTheContentAndNoRenderer() throws {
        let formatter = lines(40)
        formatter.perPageContentInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        let copy = try #require(formatter.copy() as? UISimpleTextPrintFormatter)
        #expect(copy.printPageRenderer == nil && copy.text == formatter.text)
        let other = UIPrintPageRenderer()
        other.setValue(NSValue(cgRect: renderer.paperRect), forKey: "paperRect")
        other.setValue(NSValue(cgRect: renderer.printableRect), forKey: "printableRect")
        other.addPrintFormatter(copy, startingAtPageAt: 0)
        #expect(copy.pageCount == formatter.pageCount)
    }

    @Test func formattersShareAPage() {
        let first = lines(3)
        let second = lines(40)
        renderer.addPrintFormatter(first, startingAtPageAt: 0)
        renderer.addPrintFormatter(second, startingAtPageAt: 0)
        #expect(renderer.printFormattersForPage(at: 0)?.count == 2)
        #expect(renderer.printFormattersForPage(at: 1)?.first === second)
        #expect(renderer.printFormattersForPage(at: -1)?.isEmpty == true)
    }

    // MARK: The order of drawing

    private final class Recorder: UIPrintPageRenderer {
        var calls: [String] = []

        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            calls.append("header \(pageIndex) \(headerRect.minY) \(headerRect.height)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            calls.append("content \(contentRect.minY) \(contentRect.height)")
        }
        override func drawPrintFormatter(
            _ printFormatter: UIPrintFormatter,
            forPageAt pageIndex: Int
        ) {
            calls.append("formatter")
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            calls.append("footer \(footerRect.minY) \(footerRect.height)")
        }
    }

    @Test func headerContentFormattersAndFooterAreDrawnInThisOrder() {
        let recorder = Recorder()
        recorder.setValue(NSValue(cgRect: paper), forKey: "paperRect")
        recorder.setValue(NSValue(cgRect: renderer.printableRect), forKey: "printableRect")
        recorder.addPrintFormatter(lines(1), startingAtPageAt: 0)
        recorder.drawPage(at: 0, in: recorder.printableRect)
        #expect(recorder.calls == ["content 10.0 180.0", "formatter"])
        recorder.calls = []
        recorder.headerHeight = 30
        recorder.footerHeight = 20
        recorder.drawPage(at: 0, in: recorder.printableRect)
        #expect(
            recorder.calls == [
                "header 0 10.0 30.0", "content 40.0 130.0", "formatter", "footer 170.0 20.0",
            ]
        )
    }
}
