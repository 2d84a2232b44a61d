// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import ObjCRuntime
import Testing

@testable import VectorPictures

/// Whole pictures: sizes, errors, limits, and what is drawn of them.
struct DocumentTests {
    private func document(_ text: String) throws -> SVGDocument {
        try SVGDocument(data: Data(text.utf8))
    }

    @Test(
        "The size follows from width, height and view box",
        arguments: [
            ("width='30' height='20'", 30, 20), ("width='1in' height='3pt'", 96, 4),
            ("viewBox='0 0 40 10'", 40, 10), ("width='20' viewBox='0 0 40 10'", 20, 5),
            ("height='20' viewBox='0 0 40 10'", 80, 20),
            ("width='100%' height='100%' viewBox='5 5 7 8'", 7, 8),
            ("width='8' height='8' viewBox='0 0 40 10'", 8, 8), ("", 300, 150),
            ("viewBox='0 0 0 0' width='2' height='3'", 2, 3),
        ]
    )
    func sizes(attributes: String, width: CGFloat, height: CGFloat) throws {
        #expect(try document("<svg \(attributes)/>").size == CGSize(width: width, height: height))
    }

    @Test(
        "What is no SVG is told",
        arguments: [
            ("", "it is no XML: line 1: it ends too soon"),
            ("<html/>", "its root is <html>, not <svg>"),
            ("<svg>\n<g></svg>", "it is no XML: line 2: </svg> closes nothing"),
            ("<svg width='0' height='5'/>", "its width is 0, not above 0 and up to 100000"),
            ("<svg width='5' height='1e7'/>", "its height is 1e7, not above 0 and up to 100000"),
        ]
    )
    func errors(text: String, message: String) throws {
        let error = #expect(throws: SVGError.self) { _ = try document(text) }
        #expect(error?.description == message)
    }

    @Test("Files are known by how they begin")
    func kinds() throws {
        for text in [
            "<svg/>", "\u{FEFF} <?xml version='1.0'?><!-- a --><svg:svg/>", "<!DOCTYPE svg><svg>",
        ] {
            #expect(SVGDocument.canRead(Data(text.utf8)))
        }
        #expect(SVGDocument.canRead(try #require("<svg/>".data(using: .utf16))))
        for text in ["", "%PDF-1.4 <svg", "<html/>", "svg"] {
            #expect(!SVGDocument.canRead(Data(text.utf8)))
        }
    }

    // MARK: Pixels

    private let red: UInt32 = 0xFF00_00FF

    @Test("A picture fills its size as its view box and aspect ratio say")
    func aspectRatios() throws {
        func corners(_ attributes: String) throws -> [Bool] {
            let shape = "<rect width='4' height='2' fill='red'/>"
            let drawn = try SVGPixels.draw(
                "<svg width='8' height='8' viewBox='0 0 4 2' \(attributes)>\(shape)</svg>"
            )
            return [drawn.at(0, 0), drawn.at(0, 4), drawn.at(0, 7)].map { $0 == red }
        }
        #expect(try corners("") == [false, true, false])
        #expect(try corners("preserveAspectRatio='xMidYMin'") == [true, false, false])
        #expect(try corners("preserveAspectRatio='xMidYMax meet'") == [false, true, true])
        #expect(try corners("preserveAspectRatio='none'") == [true, true, true])
        #expect(try corners("preserveAspectRatio='xMinYMid slice'") == [true, true, true])
    }

    @Test("What is hidden is not drawn, and its visible parts are")
    func hiddenElements() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><defs><rect width="8" height="8"/></defs>
            <g display="none"><rect width="8" height="8"/></g>
            <g visibility="hidden"><rect width="8" height="8"/>
            <rect width="2" height="2" visibility="visible" fill="red"/></g>
            <metadata><rect width="8" height="8"/></metadata></svg>
            """
        )
        #expect(drawn.at(0, 0) == red)
        #expect(drawn.at(5, 5) == 0)
    }

    @Test("Only the first child of a switch that suits is drawn")
    func switches() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><switch>
            <rect requiredExtensions="x" width="8" height="8" fill="blue"/>
            <rect systemLanguage="de, fr" width="8" height="8" fill="blue"/>
            <rect systemLanguage="fr, en-GB" width="8" height="8" fill="red"/>
            <rect width="8" height="8" fill="blue"/></switch></svg>
            """
        )
        #expect(drawn.at(3, 3) == red)
    }

    @Test("A group is as opaque as a whole")
    func groupOpacity() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><g opacity=".6"><rect width="8" height="8" fill="blue"/>
            <rect width="4" height="8" fill="red"/></g></svg>
            """
        )
        #expect(drawn.at(1, 1) == 0x9900_0099)
        #expect(drawn.at(6, 1) == 0x0000_9999)
    }

    @Test("A picture in the file is drawn upright in its rectangle; others are not fetched")
    func pictures() throws {
        let context = try #require(
            CGContext(
                data: nil,
                width: 1,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let data = try ImageEncoder.png(image.pixelBuffer).base64EncodedString()
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><image width="8" height="8" preserveAspectRatio="none"
            image-rendering="pixelated" href="data:image/png;base64,\(data)"/></svg>
            """
        )
        #expect(drawn.at(3, 1) == red)
        #expect(drawn.at(3, 6) == 0)
        Unbuilt.reset()
        let other = try SVGPixels.draw(
            "<svg width='8' height='8'><image width='8' height='8' href='/etc/passwd'/></svg>"
        )
        #expect(other.at(3, 3) == 0)
        #expect(Unbuilt.names == ["SVG: <image> with an address"])
    }

    @Test("What is not built says so, and the rest is drawn")
    func unbuilt() throws {
        Unbuilt.reset()
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><foreignObject/><g filter="url(#f)">
            <rect width="8" height="8" fill="red"/></g></svg>
            """
        )
        #expect(drawn.at(4, 4) == red)
        #expect(Unbuilt.names == ["SVG: <foreignObject>", "SVG: filter"])
    }

    @Test("A picture stays lines and letters in a PDF file")
    func vectorsInPDF() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        try document(
            """
            <svg width="20" height="20"><clipPath id="c"><circle r="9" cx="9" cy="9"/></clipPath>
            <path d="M0 0L9 9" stroke="red" clip-path="url(#c)"/><text y="15">Text</text></svg>
            """
        ).draw(in: context)
        context.endPDFPage()
        context.closePDF()
        let file = String(decoding: data as Data, as: UTF8.self)
        #expect(!file.contains("/Subtype /Image") && !file.contains("/Subtype/Image"))
        #expect(file.contains("/Font"))
    }

    // MARK: Hostile files

    @Test("References in circles end")
    func cycles() throws {
        let drawn = try SVGPixels.draw(
            """
            <svg width="8" height="8"><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/>
            <use href="#b"/><rect width="8" height="8" fill="red"/></g>
            <linearGradient id="l" href="#m"/><linearGradient id="m" href="#l"/>
            <pattern id="p" width="1" height="1"><rect width="8" height="8" fill="url(#p)"/></pattern>
            <clipPath id="c" clip-path="url(#c)"><rect width="8" height="8" clip-path="url(#c)"/></clipPath>
            <mask id="k"><rect width="8" height="8" mask="url(#k)"/></mask>
            <marker id="n"><path d="M0 0L1 1" marker-start="url(#n)"/></marker>
            <rect width="8" height="8" fill="url(#l)"/><rect width="8" height="8" fill="url(#p)"/>
            <path d="M0 0L5 5" marker-start="url(#n)" mask="url(#k)"/>
            <rect width="2" height="2" fill="red" clip-path="url(#c)"/></svg>
            """
        )
        #expect(drawn.at(4, 4) == red)
    }

    @Test("Copies of copies are drawn up to a limit")
    func multipliedCopies() throws {
        var text =
            "<svg width='8' height='8'><g id='g0'><rect width='8' height='8' fill='red'/></g>"
        for level in 1...12 {
            let copies = String(repeating: "<use href='#g\(level - 1)'/>", count: 10)
            text += "<g id='g\(level)'>\(copies)</g>"
        }
        // Ten to the power of twelve rectangles.
        let calls = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 8, height: 8)
        let consumer = try #require(CGDataConsumer(data: calls))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        try document(text + "</svg>").draw(in: context, SVGProgress(elements: 1000))
        context.endPDFPage()
        context.closePDF()
        #expect(calls.length < 100_000)
        #expect(SVGLimits.drawnElements <= 200_000)
    }

    @Test("Nesting, elements and layers are bounded")
    func bounds() throws {
        let deep = String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300)
        #expect(throws: SVGError.self) { _ = try document("<svg>\(deep)</svg>") }
        let layers =
            String(repeating: "<g opacity='.9'>", count: 200) + "<path/>"
            + String(repeating: "</g>", count: 200)
        _ = try SVGPixels.draw("<svg width='8' height='8'>\(layers)</svg>")
    }

    @Test("Numbers that no picture has are drawn without a trap")
    func hugeNumbers() throws {
        for value in ["1e999", "-1e999", "1e9", "1e-300", "nan", "0"] {
            _ = try SVGPixels.draw(
                """
                <svg width="8" height="8" viewBox="0 0 8 8">
                <linearGradient id="l" x2="\(value)" spreadMethod="repeat" gradientTransform="scale(\(value))">
                <stop offset="\(value)"/><stop offset="1" stop-color="red"/></linearGradient>
                <radialGradient id="r" r="\(value)" fx="\(value)" spreadMethod="reflect" href="#l"/>
                <pattern id="p" width="\(value)" height="0.01" x="\(value)"><path d="M0 0h9"/></pattern>
                <mask id="m" x="\(value)" width="\(value)"><rect width="\(value)" height="8"/></mask>
                <g transform="translate(\(value)) scale(\(value))"><rect width="8" height="8"/></g>
                <rect width="8" height="\(value)" rx="\(value)" fill="url(#l)"/>
                <circle r="\(value)" fill="url(#r)" stroke="url(#p)" stroke-width="\(value)"/>
                <path d="M0 0L\(value) 5A\(value) 3 \(value) 0 1 9 9" fill="url(#p)" mask="url(#m)"
                stroke="red" stroke-dasharray="\(value) 1e-9" stroke-dashoffset="\(value)"/>
                <text x="\(value)" font-size="\(value)" letter-spacing="\(value)">a</text></svg>
                """
            )
        }
    }
}
