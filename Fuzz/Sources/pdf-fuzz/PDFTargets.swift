// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import FuzzDriver

/// Files as our own context writes them, and some in plain text, so that damage reaches every
/// operator.
enum PDFTargets {
    static var all: [Target] {
        [
            Target(name: "pdf-file", samples: { [try written()] }, run: draw),
            Target(name: "pdf-content", samples: { plain.map { Data($0.utf8) } }, run: draw),
        ]
    }

    /// Opens a file and draws its first pages small.
    private static func draw(_ data: Data) {
        guard let provider = CGDataProvider(data: data as NSData),
            let document = CGPDFDocument(provider)
        else { return }
        for number in 1...max(1, min(3, document.numberOfPages)) {
            guard let page = document.page(at: number),
                let context = CGContext(
                    data: nil,
                    width: 64,
                    height: 64,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { continue }
            let rect = CGRect(x: 0, y: 0, width: 64, height: 64)
            context.concatenate(
                page.getDrawingTransform(.cropBox, rect: rect, rotate: 0, preserveAspectRatio: true)
            )
            context.drawPDFPage(page)
        }
    }

    private struct NoContext: Error {}

    /// A page with text, pictures, gradients and groups.
    private static func written() throws -> Data {
        let target = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 100)
        guard let consumer = CGDataConsumer(data: target),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { throw NoContext() }
        context.beginPDFPage(nil)
        context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        context.fillEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 40))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 30, y: 30, width: 40, height: 40))
        context.endTransparencyLayer()
        if let font = CGFont(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf") {
            context.setFont(font)
            context.setFontSize(12)
            context.showGlyphs(
                [36, 37, 38],
                at: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 18, y: 0)]
            )
        }
        context.endPDFPage()
        context.closePDF()
        return target as Data
    }

    private static func file(_ content: String, _ page: String, _ objects: [String]) -> String {
        let all =
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 64 64] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >>",
                stream(content, ""),
            ] + objects
        var text = "%PDF-1.7\n"
        for (index, object) in all.enumerated() {
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        return text + "trailer << /Root 1 0 R >>\n"
    }

    private static func stream(_ content: String, _ table: String) -> String {
        "<< /Length \(content.utf8.count) \(table) >>\nstream\n\(content)\nendstream"
    }

    private static let plain = [
        file(
            """
            q 1 0 0 1 5 5 cm 0.2 w [3 2] 1 d 1 J 1 j 4 M 0 0 m 9 9 l 1 2 3 4 5 6 c 7 8 9 9 v h S Q
            1 0 0 rg 0 0 1 RG 0.1 0.2 0.3 0.4 k 2 3 30 20 re B* /P cs /T scn 5 5 40 40 re f
            /I cs 1 sc 0 0 9 9 re W n /S sh /X gs /F Do
            BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF000000FF000000FFFFFFFF> EI
            """,
            """
            /Resources << /Pattern << /T 5 0 R >> /ColorSpace << /P /Pattern
            /I [/Indexed /DeviceRGB 1 <FF000000FF00>] >> /Shading << /S 6 0 R >>
            /ExtGState << /X << /ca 0.5 /BM /Multiply /SMask << /S /Luminosity /G 7 0 R >> >> >>
            /XObject << /F 7 0 R >> >>
            """,
            [
                stream(
                    "1 0 0 rg 0 0 2 2 re f",
                    "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4"
                ),
                """
                << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [9 9 0 9 9 20] /Extend [true true]
                /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1]
                /Functions [8 0 R 8 0 R] >> >>
                """,
                stream(
                    "0.5 g 0 0 30 30 re f",
                    "/Subtype /Form /BBox [0 0 30 30] /Matrix [1 0 0 1 2 2] /Group << /S /Transparency >>"
                ),
                "<< /FunctionType 2 /Domain [0 1] /N 2 /C0 [0 0 0] /C1 [1 0 1] >>",
            ]
        ),
        file(
            """
            BT /A 10 Tf 5 5 Td 2 Tc 1 Tw 90 Tz 3 Ts 1 Tr (Hi \\051) Tj [(a) -200 (b)] TJ T* (c) '
            1 0 0 1 9 9 Tm /B 8 Tf <00410042> Tj /C 9 Tf (AB) Tj 7 Tr (x) Tj ET 0 0 64 64 re f
            """,
            "/Resources << /Font << /A 5 0 R /B 6 0 R /C 8 0 R >> >>",
            [
                """
                << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /Widths [250 300]
                /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /eacute /uni20AC] >> >>
                """,
                """
                << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 9 0 R
                /DescendantFonts [7 0 R] /ToUnicode 9 0 R >>
                """,
                "<< /Subtype /CIDFontType2 /BaseFont /X /W [1 [500 600] 3 9 700] /DW 400 >>",
                """
                << /Subtype /Type3 /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << /a 10 0 R >>
                /FirstChar 65 /Widths [9] /Encoding << /Differences [65 /a] >> >>
                """,
                stream(
                    """
                    1 begincodespacerange <0000> <FFFF> endcodespacerange
                    1 begincidrange <0000> <00FF> 0 endcidrange
                    1 beginbfchar <0041> <0041> endbfchar
                    """,
                    ""
                ),
                stream("9 0 0 0 9 9 d1 0 0 9 9 re f", ""),
            ]
        ),
    ]
}
