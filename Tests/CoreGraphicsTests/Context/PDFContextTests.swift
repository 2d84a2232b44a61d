// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

/// PDF files as other programs see them: Poppler's tools.
private struct WrittenPDF {
    let data: Data

    init(
        mediaBox: CGRect? = nil,
        info: [String: Any]? = nil,
        draw: (CGContext) throws -> Void
    ) throws {
        let target = NSMutableData()
        let consumer = try Require.value(CGDataConsumer(data: target))
        let dictionary = info.map { $0 as NSDictionary }
        let made: CGContext?
        if var box = mediaBox {
            made = CGContext(consumer: consumer, mediaBox: &box, dictionary)
        } else {
            made = CGContext(consumer: consumer, mediaBox: nil, dictionary)
        }
        let context = try Require.value(made)
        try draw(context)
        context.closePDF()
        data = target as Data
    }

    /// Runs a tool of poppler-utils on the file; what it prints.
    func run(_ tool: String, _ arguments: [String]) throws -> String {
        String(decoding: try runForData(tool, arguments), as: UTF8.self)
    }

    /// The same, for tools that print bytes.
    func runForData(_ tool: String, _ arguments: [String]) throws -> Data {
        try Poppler.output(of: tool, arguments, on: data)
    }
}

@Suite("PDF contexts", .serialized)
struct PDFContextTests {
    private func show(_ text: String, _ font: CGFont, at point: CGPoint, on context: CGContext) {
        context.setFont(font)
        context.setFontSize(20)
        var x = point.x
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        let unit = 20 / CGFloat(font.face.info.unitsPerEm)
        for scalar in text.unicodeScalars {
            let glyph = font.face.glyph(for: scalar)
            glyphs.append(glyph)
            positions.append(CGPoint(x: x, y: point.y))
            x += CGFloat(font.face.advance(glyph)) * unit
        }
        context.showGlyphs(glyphs, at: positions)
    }

    @Test(
        "A file has the pages, boxes and information that were asked for",
        .enabled(if: Poppler.isInstalled, "poppler-utils is not installed")
    )
    func pages() throws {
        let info: [String: Any] = [
            kCGPDFContextTitle as String: "Quarterly figures",
            kCGPDFContextAuthor as String: "A. Writer",
            kCGPDFContextKeywords as String: ["one", "two"],
        ]
        let pdf = try WrittenPDF(
            mediaBox: CGRect(x: 10, y: 20, width: 300, height: 200),
            info: info
        ) { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 20, width: 30, height: 30))
            context.endPDFPage()
            var box = CGRect(x: 0, y: 0, width: 100, height: 400)
            context.beginPage(mediaBox: &box)
            context.endPage()
        }
        #expect(pdf.data.starts(with: Data("%PDF-1.5".utf8)))
        let text = try pdf.run("pdfinfo", ["-f", "1", "-l", "2", "FILE"])
        #expect(text.contains("Quarterly figures"))
        #expect(text.contains("A. Writer"))
        #expect(text.contains("one, two"))
        #expect(text.contains("Pages:           2"))
        #expect(text.contains("300 x 200 pts"))
        #expect(text.contains("100 x 400 pts"))
        #expect(!text.contains("CreationDate"))
    }

    @Test(
        "Text can be selected, also where one glyph stands for two characters",
        .enabled(
            if: Poppler.isInstalled && TestFont.isInstalled(.dejaVu),
            "poppler-utils or DejaVu Sans is not installed"
        )
    )
    func text() throws {
        let font = try TestFont.dejaVu.load()
        let pdf = try WrittenPDF { context in
            context.beginPDFPage(nil)
            show("Hello, Gr\u{FC}\u{DF}e!", font, at: CGPoint(x: 72, y: 700), on: context)
            let glyph = font.face.glyph(for: "\u{FB01}")
            let advance = CGFloat(font.face.advance(glyph)) * 20
            let next = 72 + advance / CGFloat(font.face.info.unitsPerEm)
            context.showGlyphs(
                [glyph, font.face.glyph(for: "n")],
                at: [CGPoint(x: 72, y: 600), CGPoint(x: next, y: 600)],
                font: font,
                size: 20,
                text: "fin",
                clusters: [
                    GlyphRun.Cluster(byteCount: 2, glyphCount: 1),
                    GlyphRun.Cluster(byteCount: 1, glyphCount: 1),
                ]
            )
            context.endPDFPage()
        }
        let text = try pdf.run("pdftotext", ["FILE", "-"])
        #expect(text.contains("Hello, Gr\u{FC}\u{DF}e!"))
        #expect(text.contains("fin"))
    }

    private func linked() throws -> WrittenPDF {
        try WrittenPDF { context in
            context.beginPDFPage(nil)
            context.setURL(
                try Require.value(NSURL(string: "https://example.org/it's")),
                for: CGRect(x: 10, y: 10, width: 100, height: 20)
            )
            context.setDestination("here", for: CGRect(x: 10, y: 50, width: 100, height: 20))
            context.endPDFPage()
            context.beginPDFPage(nil)
            context.addDestination("here", at: CGPoint(x: 72, y: 500))
            context.endPDFPage()
            CGPDFContextSetOutline(
                context,
                [
                    kCGPDFOutlineChildren as String: [
                        [
                            kCGPDFOutlineTitle as String: "Chapter",
                            kCGPDFOutlineDestination as String: 2,
                        ]
                    ]
                ] as NSDictionary
            )
        }
    }

    @Test("Links are in the file")
    func links() throws {
        let text = String(decoding: try linked().data, as: UTF8.self)
        #expect(text.contains("/URI"))
        #expect(text.contains("/Annots"))
        #expect(text.contains("/Link"))
    }

    @Test(
        "Named destinations are in the file",
        .enabled(if: Poppler.isInstalled, "poppler-utils is not installed")
    )
    func destinations() throws {
        #expect(try linked().run("pdfinfo", ["-dests", "FILE"]).contains("here"))
    }

    @Test(
        "What is drawn on a page looks as it does on a bitmap",
        .enabled(if: Poppler.isInstalled, "poppler-utils is not installed")
    )
    func looks() throws {
        let pdf = try WrittenPDF(mediaBox: CGRect(x: 0, y: 0, width: 60, height: 40)) { context in
            context.beginPDFPage(nil)
            context.fillColor(0xFF0000)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fillColor(0x0000FF)
            context.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
            context.fill(CGRect(x: 30, y: 20, width: 20, height: 20))
            context.endTransparencyLayer()
            context.endPDFPage()
        }
        let arguments = ["-r", "72", "-aa", "no", "-aaVector", "no", "FILE"]
        let ppm = try pdf.runForData("pdftoppm", arguments)
        let header = Data("P6\n60 40\n255\n".utf8)
        #expect(ppm.starts(with: header))
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            let at = header.count + (y * 60 + x) * 3
            return Array(ppm[at..<at + 3])
        }
        #expect(pixel(5, 35) == [255, 0, 0])
        #expect(pixel(5, 25) == [255, 255, 255])
        // The layer fades as one: where its squares overlap it is no darker.
        #expect(pixel(25, 10) == pixel(35, 10))
        #expect(pixel(25, 10)[2] == 255 && (126...129).contains(pixel(25, 10)[0]))
        #expect(!pdf.data.contains(Data("/Subtype /Image".utf8)))
    }

    @Test("The same drawing makes the same bytes")
    func deterministic() throws {
        func make() throws -> Data {
            try WrittenPDF { context in
                context.beginPDFPage(nil)
                context.setShadow(offset: CGSize(width: 3, height: -3), blur: 4)
                context.fillEllipse(in: CGRect(x: 50, y: 50, width: 100, height: 80))
                context.endPDFPage()
            }.data
        }
        #expect(try make() == make())
    }

    @Test(
        "Marked parts make a tagged file, and end with their page",
        .enabled(if: Poppler.isInstalled, "poppler-utils is not installed")
    )
    func tags() throws {
        let pdf = try WrittenPDF { context in
            CGPDFContextBeginTag(context, .paragraph, nil)
            context.beginPDFPage(nil)
            CGPDFContextEndTag(context)
            CGPDFContextBeginTag(context, .document, nil)
            CGPDFContextBeginTag(context, .header1, nil)
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            CGPDFContextEndTag(context)
            CGPDFContextBeginTag(context, .figure, nil)
            context.endPDFPage()
        }
        let text = try pdf.run("pdfinfo", ["FILE"])
        #expect(text.contains("Tagged:          yes"))
        let structure = try pdf.run("pdfinfo", ["-struct", "FILE"])
        #expect(structure.contains("H1"))
        #expect(structure.contains("Figure"))
    }

    @Test("Drawing outside of a page, and after closing, is answered with silence")
    func outside() throws {
        let pdf = try WrittenPDF { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.endTransparencyLayer()
            context.endPDFPage()
            context.beginPDFPage(nil)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPDFPage(nil)
            context.closePDF()
            context.closePDF()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPDFPage(nil)
            context.setURL(
                try Require.value(NSURL(string: "https://example.org")),
                for: CGRect(x: 0, y: 0, width: 1, height: 1)
            )
            context.endPage()
            #expect(context.width == 0)
            #expect(context.makeImage() == nil)
            #expect(context.data == nil)
        }
        #expect(pdf.data.suffix(8).contains(UInt8(ascii: "E")))
        let provider = try Require.value(CGDataProvider(data: pdf.data as NSData))
        #expect(CGPDFDocument(provider)?.numberOfPages == 2)
    }

    @Test(
        "Shadows, masks, modes, patterns of images and gradients all make a readable page",
        .enabled(if: Poppler.isInstalled, "poppler-utils is not installed")
    )
    func everything() throws {
        let image = try Require.value(Scene.context(8, 8).makeImage())
        let pdf = try WrittenPDF { context in
            context.beginPDFPage(nil)
            for raw in 0...27 {
                context.saveGState()
                context.setBlendMode(try Require.value(CGBlendMode(rawValue: Int32(raw))))
                context.fillColor(0x336699, alpha: 0.5)
                context.fill(CGRect(x: raw * 20, y: 10, width: 30, height: 30))
                context.restoreGState()
            }
            context.saveGState()
            context.clip(to: CGRect(x: 100, y: 100, width: 50, height: 50), mask: image)
            context.clip(to: CGRect(x: 110, y: 100, width: 50, height: 50), mask: image)
            context.setShadow(offset: .zero, blur: 5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.draw(image, in: CGRect(x: 100, y: 100, width: 100, height: 100))
            context.endTransparencyLayer()
            context.restoreGState()
            context.setAlpha(0.5)
            context.draw(image, in: CGRect(x: 0, y: 200, width: 20, height: 20), byTiling: true)
            context.endPDFPage()
        }
        let text = try pdf.run("pdfinfo", ["FILE"])
        #expect(text.contains("Pages:           1"))
    }
}
