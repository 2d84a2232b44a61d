// SPDX-License-Identifier: Apache-2.0

import PDFObjects

/// Puts together small files.
struct SmallPDF {
    /// Objects by number, from 1 on, as they stand between "obj" and "endobj".
    var objects: [String]
    var trailer = ""

    /// A file of one page with a content.
    init(content: String, page: String = "", objects more: [String] = []) {
        objects =
            [
                "<< /Type /Catalog /Pages 2 0 R >>",
                "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 100 80] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) >>",
                SmallPDF.stream(content),
            ] + more
    }

    static func stream(_ content: String, _ table: String = "") -> String {
        "<< /Length \(content.utf8.count) \(table) >>\nstream\n\(content)\nendstream"
    }

    /// The file with a table of cross references.
    var bytes: [UInt8] {
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = String(offset)
            text += String(repeating: "0", count: 10 - digits.utf8.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\n"
        text += "startxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }

    /// The same objects in a stream of objects, with cross references as a stream.
    ///
    /// The content stays outside, since streams cannot be within streams.
    var compressedBytes: [UInt8] {
        var text = "%PDF-1.5\n"
        let contentPlace = text.utf8.count
        text += "4 0 obj\n\(objects[3])\nendobj\n"
        let inside = [1, 2, 3].map { ($0, objects[$0 - 1]) }
        var head = ""
        var body = ""
        for (number, object) in inside {
            head += "\(number) \(body.utf8.count) "
            body += object + " "
        }
        let streamPlace = text.utf8.count
        let content = head + body
        let table = "/Type /ObjStm /N 3 /First \(head.utf8.count)"
        text += "5 0 obj\n\(SmallPDF.stream(content, table))\nendobj\n"
        let start = text.utf8.count
        var rows: [UInt8] = []
        func row(_ kind: UInt8, _ second: Int, _ third: UInt8) {
            rows += [kind, UInt8(second >> 8), UInt8(second & 255), third]
        }
        row(0, 0, 0)
        for index in 0..<3 { row(2, 5, UInt8(index)) }
        row(1, contentPlace, 0)
        row(1, streamPlace, 0)
        row(1, start, 0)
        let hexadecimal =
            rows.map { byte in
                let digits = String(byte, radix: 16)
                return digits.utf8.count == 1 ? "0" + digits : digits
            }.joined() + ">"
        let keys = "/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /Filter /ASCIIHexDecode"
        text += "6 0 obj\n\(SmallPDF.stream(hexadecimal, keys))\nendobj\n"
        text += "startxref\n\(start)\n%%EOF\n"
        return Array(text.utf8)
    }
}
