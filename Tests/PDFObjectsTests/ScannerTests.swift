// SPDX-License-Identifier: Apache-2.0

import Foundation
import PDFObjects
import Testing

/// What the callbacks of a scan found, which they reach through a pointer.
private final class Found {
    var texts: [String] = []
    var numbers: [CGFloat] = []
    var fonts: [Bool] = []
    var pictures: [Int] = []
}

private func found(_ info: UnsafeMutableRawPointer?) -> Found {
    info.map { Unmanaged.fromOpaque($0).takeUnretainedValue() } ?? Found()
}

@Suite("Scanners of content")
struct ScannerTests {
    private func scan(
        _ content: String,
        _ callbacks: [(String, CGPDFOperatorCallback)]
    ) throws -> (isWhole: Bool, found: Found) {
        let pdf = SmallPDF(content: content, page: "/Resources << /Font << /F1 << /X 1 >> >> >>")
        let file = try PDFFile(pdf.bytes)
        let page = try #require(file.pages().first)
        let stream = PDFContent.retained(PDFContent(of: file.handle(ofPage: 1, page)))
        defer { CGPDFContentStreamRelease(stream) }
        let table = try #require(CGPDFOperatorTableCreate())
        defer { CGPDFOperatorTableRelease(table) }
        for (name, callback) in callbacks { CGPDFOperatorTableSetCallback(table, name, callback) }
        let result = Found()
        let scanner = CGPDFScannerCreate(
            stream,
            table,
            Unmanaged.passUnretained(result).toOpaque()
        )
        defer { CGPDFScannerRelease(scanner) }
        #expect(CGPDFScannerGetContentStream(scanner) == stream)
        return (CGPDFScannerScan(scanner), result)
    }

    @Test func operatorsCallWithTheirOperands() throws {
        let (isWhole, result) = try scan(
            "BT /F1 12 Tf 1 0 0 1 5 6 Tm (Hi) Tj [(a) -20 (b)] TJ ET",
            [
                (
                    "Tj",
                    { scanner, info in
                        var string: CGPDFStringRef?
                        guard CGPDFScannerPopString(scanner, &string), let string else { return }
                        found(info).texts.append(CGPDFStringCopyTextString(string) as String? ?? "")
                    }
                ),
                (
                    "TJ",
                    { scanner, info in
                        var array: CGPDFArrayRef?
                        guard CGPDFScannerPopArray(scanner, &array), let array else { return }
                        for index in 0..<CGPDFArrayGetCount(array) {
                            var string: CGPDFStringRef?
                            guard CGPDFArrayGetString(array, index, &string), let string else {
                                continue
                            }
                            found(info).texts.append(
                                CGPDFStringCopyTextString(string) as String? ?? ""
                            )
                        }
                    }
                ),
                (
                    "Tm",
                    { scanner, info in
                        var number: CGPDFReal = 0
                        while CGPDFScannerPopNumber(scanner, &number) {
                            found(info).numbers.append(number)
                        }
                    }
                ),
                (
                    "Tf",
                    { scanner, info in
                        var size: CGPDFReal = 0
                        var name: UnsafePointer<CChar>?
                        guard !CGPDFScannerPopName(scanner, &name),
                            CGPDFScannerPopNumber(scanner, &size),
                            CGPDFScannerPopName(scanner, &name), let name
                        else { return }
                        let stream = CGPDFScannerGetContentStream(scanner)
                        found(info).fonts = [
                            CGPDFContentStreamGetResource(stream, "Font", name) != nil,
                            CGPDFContentStreamGetResource(stream, "XObject", name) != nil,
                        ]
                    }
                ),
            ]
        )
        #expect(isWhole)
        #expect(result.texts == ["Hi", "a", "b"])
        #expect(result.numbers == [6, 5, 1, 0, 0, 1])
        #expect(result.fonts == [true, false])
    }

    @Test func picturesWithinTheContentAreStreams() throws {
        let (isWhole, result) = try scan(
            "q BI /W 1 /H 1 ID xyz EI Q",
            [
                (
                    "EI",
                    { scanner, info in
                        var stream: CGPDFStreamRef?
                        guard CGPDFScannerPopStream(scanner, &stream), let stream else { return }
                        found(info).pictures.append(CGPDFStreamCopyData(stream, nil)?.length ?? 0)
                    }
                )
            ]
        )
        #expect(isWhole && result.pictures == [4])
    }

    @Test func aCallbackMayStop() throws {
        let (isWhole, result) = try scan(
            "1 w 2 w 3 w",
            [
                (
                    "w",
                    { scanner, info in
                        var number: CGPDFReal = 0
                        if CGPDFScannerPopNumber(scanner, &number) {
                            found(info).numbers.append(number)
                        }
                        if number == 2 { CGPDFScannerStop(scanner) }
                    }
                )
            ]
        )
        #expect(!isWhole && result.numbers == [1, 2])
    }
}
