// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

/// What operators and dictionaries of a file draw, seen in the pixels.
@Suite("The content of PDF files", .serialized)
struct PDFContentTests {
    /// A file of one page of 100 by 80 points.
    private func document(
        _ content: String,
        page: String = "",
        objects: [String] = []
    ) throws -> CGPDFDocument {
        let all =
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 100 80] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >>", stream(content),
            ] + objects
        var text = "%PDF-1.7\n"
        for (index, object) in all.enumerated() {
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        // The reader finds the objects by itself.
        text += "trailer << /Root 1 0 R >>\n"
        return try Require.value(CGPDFDocument(CGDataProvider(Data(text.utf8))))
    }

    private func stream(_ content: String, _ table: String = "") -> String {
        "<< /Length \(content.utf8.count) \(table) >>\nstream\n\(content)\nendstream"
    }

    /// The pixels of a page on white, by places with y up.
    private func pixels(
        _ content: String,
        page: String = "",
        objects: [String] = []
    ) throws -> (Int, Int) -> UInt32 {
        let document = try document(content, page: page, objects: objects)
        let context = try Scene.context(100, 80)
        context.fillColor(0xFFFFFF)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 80))
        context.drawPDFPage(try Require.value(document.page(at: 1)))
        let pixels = try Require.value(context.makeImage()).pixelBuffer
        return { x, y in pixels[x, 79 - y] & 0xFF_FFFF }
    }

    @Test("Colours of each device, of tables and of inks")
    func colors() throws {
        let resources = """
            /Resources << /ColorSpace <<
            /I [/Indexed /DeviceRGB 1 <FF0000 00FF00>]
            /S [/Separation /Spot /DeviceRGB << /FunctionType 2 /Domain [0 1] /N 1
            /C0 [1 1 1] /C1 [0 0 1] >>]
            /P [/Separation /Spot /DeviceGray 5 0 R] >> >>
            """
        let calculator = stream(
            "{ 1 exch sub dup 0.5 gt { pop 1 } { 0.5 mul } ifelse }",
            "/FunctionType 4 /Domain [0 1] /Range [0 1]"
        )
        let at = try pixels(
            """
            1 0 0 rg 0 0 10 80 re f 0.5 g 10 0 10 80 re f 1 0 0 0 k 20 0 10 80 re f
            /I cs 1 sc 30 0 10 80 re f /S cs 1 scn 40 0 10 80 re f
            /P cs 0.2 scn 50 0 10 80 re f 0.8 scn 60 0 10 80 re f
            """,
            page: resources,
            objects: [calculator]
        )
        #expect(at(5, 40) == 0xFF0000)
        #expect(at(15, 40) == 0x808080)
        #expect(at(25, 40) & 0xFF0000 < 0x400000 && at(25, 40) & 0xFF > 0x80)
        #expect(at(35, 40) == 0x00FF00)
        #expect(at(45, 40) == 0x0000FF)
        #expect(at(55, 40) == 0xFFFFFF && at(65, 40) == 0x1A1A1A)
    }

    @Test("A picture between operators, and a stencil in the fill colour")
    func inlineImages() throws {
        let at = try pixels(
            """
            q 40 0 0 40 10 20 cm
            BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF000000FF000000FFFFFFFF> EI Q
            q 0 0 1 rg 40 0 0 40 55 20 cm
            BI /W 8 /H 1 /IM true /F /AHx ID F0> EI Q
            """
        )
        #expect(at(20, 50) == 0xFF0000 && at(40, 50) == 0x00FF00)
        #expect(at(20, 30) == 0x0000FF && at(40, 30) == 0xFFFFFF)
        #expect(at(65, 40) == 0xFFFFFF && at(85, 40) == 0x0000FF)
    }

    @Test("Forms have spaces and resources of their own, and may not draw themselves for ever")
    func forms() throws {
        let form = stream(
            "1 0 0 rg 0 0 10 10 re f /F Do",
            "/Type /XObject /Subtype /Form /BBox [0 0 5 10] /Matrix [2 0 0 2 10 10] "
                + "/Resources << /XObject << /F 5 0 R >> >>"
        )
        let at = try pixels(
            "q /F Do Q 0 1 0 rg 50 10 20 20 re f",
            page: "/Resources << /XObject << /F 5 0 R >> >>",
            objects: [form]
        )
        #expect(at(15, 15) == 0xFF0000 && at(25, 15) != 0x00FF00)
        #expect(at(5, 5) == 0xFFFFFF && at(60, 20) == 0x00FF00)
    }

    @Test("Letters that are little pages are drawn, spaced and coloured")
    func drawnFonts() throws {
        let font = """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0]
            /CharProcs << /box 6 0 R /gap 7 0 R >> /FirstChar 65 /LastChar 66 /Widths [1 2]
            /Encoding << /Differences [65 /box /gap] >> >>
            """
        let at = try pixels(
            "BT /F 10 Tf 1 0 0 rg 10 20 Td (ABA) Tj ET",
            page: "/Resources << /Font << /F 5 0 R >> >>",
            objects: [
                font, stream("1 0 0 0 1 1 d1 0 1 0 rg 0 0 1 1 re f"), stream("2 0 d0"),
            ]
        )
        // The second letter is two ems of nothing.
        #expect(at(15, 25) == 0xFF0000 && at(30, 25) == 0xFFFFFF && at(45, 25) == 0xFF0000)
    }

    @Test("A soft mask lets through as much as a group is bright")
    func softMasks() throws {
        let group = stream(
            "0.5 g 0 0 50 80 re f 1 g 50 0 50 80 re f",
            "/Subtype /Form /BBox [0 0 100 80] /Group << /S /Transparency /CS /DeviceGray >>"
        )
        let at = try pixels(
            "q /M gs 0 0 1 rg 0 0 100 40 re f Q 1 0 0 rg 0 60 100 20 re f",
            page: "/Resources << /ExtGState << /M << /SMask "
                + "<< /S /Luminosity /G 5 0 R >> >> >> >>",
            objects: [group]
        )
        let half = at(20, 20)
        #expect(half & 0xFF == 0xFF && (0x78...0x88).contains(half >> 16))
        #expect(at(70, 20) == 0x0000FF && at(20, 70) == 0xFF0000 && at(20, 50) == 0xFFFFFF)
    }

    @Test("Shadings fill areas and follow the page, not the shape")
    func shadings() throws {
        let at = try pixels(
            "/Pattern cs /G scn 0 0 100 40 re f q 1 0 0 1 0 40 cm 20 0 60 40 re W n /A sh Q",
            page: """
                /Resources << /Pattern << /G << /PatternType 2 /Shading 5 0 R >> >>
                /Shading << /A 5 0 R >> >>
                """,
            objects: [
                """
                << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 100 0]
                /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0] /C1 [1 0 0] >> >>
                """
            ]
        )
        #expect((0x70...0x8F).contains(at(50, 20) >> 16) && at(95, 20) >> 16 > 0xE0)
        #expect(at(10, 60) == 0xFFFFFF && (0x70...0x8F).contains(at(50, 60) >> 16))
    }

    @Test("Boxes are cut to the paper, and pages turn as they say")
    func boxes() throws {
        let page = try Require.value(
            try document("f", page: "/CropBox [10 10 200 50] /Rotate 450 /ArtBox [90 70 80 60]")
                .page(at: 1)
        )
        #expect(page.pageNumber == 1 && page.rotationAngle == 90)
        #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 90, height: 40))
        #expect(page.getBoxRect(.trimBox) == page.getBoxRect(.cropBox))
        #expect(page.getBoxRect(.artBox) == CGRect(x: 80, y: 60, width: 10, height: 10))
        let rect = CGRect(x: 0, y: 0, width: 20, height: 90)
        let transform = page.getDrawingTransform(
            .cropBox,
            rect: rect,
            rotate: 0,
            preserveAspectRatio: true
        )
        // 90 by 40, turned to 40 by 90, made half as large to be 20 wide, in the middle.
        let box = page.getBoxRect(.cropBox).applying(transform)
        #expect(abs(box.minX) < 1e-9 && abs(box.minY - 22.5) < 1e-9)
        #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 45) < 1e-9)
        // Clockwise: the left end comes to the top.
        #expect(CGPoint(x: 10, y: 30).applying(transform).y > 60)
        let larger = page.getDrawingTransform(
            .mediaBox,
            rect: CGRect(x: 0, y: 0, width: 800, height: 1000),
            rotate: -90,
            preserveAspectRatio: true
        )
        #expect(larger == CGAffineTransform(translationX: 350, y: 460))
    }

    @Test("Whatever the content says, drawing ends")
    func hostile() throws {
        let odd = [
            "q q q Q Q Q Q Q", "1e9 0 0 1e9 0 0 cm 0 0 1 1 re f", "0 0 0 0 0 0 cm 0 0 9 9 re f",
            "[0 0] 0 d 0 0 m 9 9 l S", "/None Do /None gs /None sh /None Tf (x) Tj",
            "BT 0 Tz (x) Tj [(a) 1e300 (b)] TJ ET", "BI /W 70000 /H 70000 ID EI f", "BI",
            "0 0 m 1 1 l 99999999999999999999 0 l f", "W n 0 0 10 10 re f", ") ] > } f",
            String(repeating: "[", count: 5000), String(repeating: "q ", count: 5000),
        ]
        for content in odd { _ = try pixels(content) }
        #expect(CGPDFDocument(CGDataProvider(Data("no pdf".utf8))) == nil)
        #expect(CGPDFDocument(NSURL(fileURLWithPath: "/nowhere.pdf")) == nil)
        let document = try document("f")
        #expect(document.page(at: 0) == nil && document.page(at: 2) == nil)
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect(major == 1 && minor == 7 && document.isUnlocked && !document.isEncrypted)
    }
}
