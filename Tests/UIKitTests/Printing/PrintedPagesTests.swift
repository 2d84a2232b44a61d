// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing
import UIKit
import UIKitTesting

/// Whole documents, from the options to their pages.
///
/// `CASEMENT_PICTURES=FOLDER` writes the documents and the options there, to be looked at.
@MainActor
@Suite(.serialized)
final class PrintedPagesTests {
    private let app: TestApp
    private let root = UIViewController()
    private let printing = UIPrintInteractionController.shared

    init() throws {
        app = try TestApp(device: "iPhone 14")
        root.view.backgroundColor = .systemBackground
        app.show(root)
        printing.delegate = nil
        printing.printInfo = nil
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private static let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"]

    /// Prints what the controller has, and answers the document.
    private func printNow(_ name: String) throws -> Data {
        try #require(printing.present(animated: false))
        app.advance(by: 1)
        if let folder = Self.folder { try app.picture().write(to: "\(folder)/\(name)-options.png") }
        let panel = (root.presentedViewController as? UINavigationController)?.topViewController
        let item = panel?.navigationItem.rightBarButtonItem
        item?.primaryAction?.performWithSender(item, target: nil)
        app.advance(by: 1)
        let document = try #require(app.printouts.last?.document)
        if let folder = Self.folder {
            try document.write(to: URL(fileURLWithPath: "\(folder)/\(name).pdf"))
        }
        return document
    }

    /// A page as pixels, one to a point.
    private func page(_ number: Int, of data: Data) throws -> PixelBuffer {
        let provider = try #require(CGDataProvider(data: data as CFData))
        let page = try #require(CGPDFDocument(provider)?.page(at: number))
        let size = page.getBoxRect(.mediaBox).size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        return try #require(image.cgImage).pixelBuffer
    }

    /// The rows in which anything is darker than paper.
    private func inkedRows(_ pixels: PixelBuffer) -> [Int] {
        (0..<pixels.height).filter { y in
            (0..<pixels.width).contains { pixels[$0, y] & 0xFF < 0x80 }
        }
    }

    private final class Letter: UIPrintPageRenderer {
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            "Casement".draw(in: headerRect.insetBy(dx: 54, dy: 20), withAttributes: nil)
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            "Page \(pageIndex + 1) of \(numberOfPages)"
                .draw(in: footerRect.insetBy(dx: 54, dy: 16), withAttributes: nil)
        }
    }

    @Test func aLetterHasTextBetweenHeaderAndFooterOnEachPage() throws {
        let text = (1...40).map {
            "\($0). A formatter lays its text out page by page, and a line that finds no room begins "
                + "the next page.\n"
        }.joined(separator: "\n")
        let formatter = UISimpleTextPrintFormatter(text: text)
        formatter.font = .systemFont(ofSize: 15)
        formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
        let renderer = Letter()
        renderer.headerHeight = 60
        renderer.footerHeight = 50
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        printing.printPageRenderer = renderer
        let document = try printNow("letter")
        #expect(document.range(of: Data("/Subtype /Image".utf8)) == nil)
        #expect(renderer.numberOfPages == 4)
        for number in 1...4 {
            let rows = inkedRows(try page(number, of: document))
            #expect(rows.contains { (38...60).contains($0) }, "header")
            #expect(rows.contains { (78...120).contains($0) }, "text")
            #expect(rows.contains { (730...760).contains($0) }, "footer")
            #expect(!rows.contains { $0 < 36 }, "upper margin")
            #expect(!rows.contains { (761...792).contains($0) }, "lower margin")
        }
    }

    @Test func markupIsSetInLinesListsAndColumns() throws {
        let formatter = UIMarkupTextPrintFormatter(
            markupText: """
                <h1>Invoice</h1><p style="color: #666">No. 2048 &middot; 21 November</p>
                <table><tr><th>Item</th><th>Number</th><th>Price</th><th>Sum</th></tr>
                <tr><td>Windows</td><td>4</td><td>&euro; 120</td><td>&euro; 480</td></tr></table>
                <hr><p>In all <b>&euro; 748</b>, <i>to be paid</i> within <u>two weeks</u>:</p>
                <ul><li>by transfer</li><li>or <a href="https://example.com">online</a></li></ul>
                <blockquote>H<sub>2</sub>O boils at 100 &deg;C; <code>x<sup>2</sup></code></blockquote>
                """
        )
        formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
        printing.printFormatter = formatter
        let document = try printNow("markup")
        let pixels = try page(1, of: document)
        // Something in the fourth column, beyond three quarters of the line.
        let fourth = (0..<pixels.height).contains { y in
            (433..<470).contains { pixels[$0, y] & 0xFF < 0x80 }
        }
        #expect(fourth)
    }

    @Test func viewsArePrintedWithSharpTextAndControls() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.backgroundColor = UIColor(red: 0.9, green: 0.93, blue: 1, alpha: 1)
        view.layer.cornerRadius = 24
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        let title = UILabel(frame: CGRect(x: 24, y: 20, width: 252, height: 36))
        title.text = "A view on paper"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        button.frame = CGRect(x: 24, y: 76, width: 120, height: 44)
        let toggle = UISwitch(frame: CGRect(x: 170, y: 82, width: 51, height: 31))
        toggle.isOn = true
        let slider = UISlider(frame: CGRect(x: 24, y: 140, width: 252, height: 34))
        slider.value = 0.6
        for part in [title, button, toggle, slider] { view.addSubview(part) }
        root.view.addSubview(view)
        app.update()
        let formatter = view.viewPrintFormatter()
        formatter.perPageContentInsets = UIEdgeInsets(top: 54, left: 54, bottom: 54, right: 54)
        printing.printFormatter = formatter
        let document = try printNow("views")
        #expect(document.range(of: Data("/Font".utf8)) != nil)
        let pixels = try page(1, of: document)
        #expect(pixels[54 + 200, 54 + 190] == 0xFFE6_EDFF)
        #expect(pixels[54 + 150, 54 + 1] == 0xFF00_00FF)
        #expect(pixels[55, 55] == 0xFFFF_FFFF)
    }
}
