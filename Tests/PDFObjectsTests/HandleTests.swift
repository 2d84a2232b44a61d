// SPDX-License-Identifier: Apache-2.0

import Foundation
import PDFObjects
import Testing

@Suite("Values that programs hold by address")
struct HandleTests {
    private static let table = """
        << /A true /B 3 /C 2.5 /D /Name /E (Text) /F [1 null (x) << /G 7 >>] /H 6 0 R
        /I << /J 8 >> /K null >>
        """

    private func file() throws -> PDFFile {
        var pdf = SmallPDF(
            content: "BT (Hi) Tj ET",
            objects: [Self.table, SmallPDF.stream("abc", "/L 9")]
        )
        pdf.trailer = "/Info 5 0 R"
        return try PDFFile(pdf.bytes)
    }

    @Test func dictionariesGiveValuesOfTheTypeAskedFor() throws {
        let file = try file()
        let info = try #require(file.handle(inTrailer: "Info")).address
        #expect(CGPDFDictionaryGetCount(info) == 9)
        var flag: CGPDFBoolean = 0
        var integer = 0
        var number: CGPDFReal = 0
        #expect(CGPDFDictionaryGetBoolean(info, "A", &flag) && flag == 1)
        #expect(CGPDFDictionaryGetInteger(info, "B", &integer) && integer == 3)
        #expect(CGPDFDictionaryGetNumber(info, "B", &number) && number == 3)
        #expect(CGPDFDictionaryGetNumber(info, "C", &number) && number == 2.5)
        #expect(!CGPDFDictionaryGetBoolean(info, "B", &flag))
        #expect(!CGPDFDictionaryGetInteger(info, "D", &integer))
        var name: UnsafePointer<CChar>?
        #expect(CGPDFDictionaryGetName(info, "D", &name))
        #expect(name.map { String(cString: $0) } == "Name")
        var string: CGPDFStringRef?
        #expect(CGPDFDictionaryGetString(info, "E", &string))
        #expect(string.flatMap { CGPDFStringCopyTextString($0) } == "Text")
        #expect(CGPDFStringGetLength(string) == 4)
        #expect(CGPDFStringGetBytePtr(string)?[0] == UInt8(ascii: "T"))
        var inner: CGPDFDictionaryRef?
        #expect(CGPDFDictionaryGetDictionary(info, "I", &inner))
        #expect(inner.map { CGPDFDictionaryGetInteger($0, "J", &integer) } == true && integer == 8)
        var object: CGPDFObjectRef?
        #expect(CGPDFDictionaryGetObject(info, "K", &object))
        #expect(CGPDFObjectGetType(object) == .null)
        #expect(!CGPDFDictionaryGetObject(info, "Z", &object))
    }

    @Test func aValueHasOneAddress() throws {
        let file = try file()
        let info = try #require(file.handle(inTrailer: "Info")).address
        var first: CGPDFArrayRef?
        var second: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetArray(info, "F", &first))
        #expect(CGPDFDictionaryGetArray(info, "F", &second))
        #expect(first != nil && first == second)
        // Parent and child lead to each other.
        let root = try #require(file.handle(inTrailer: "Root")).address
        var pages: CGPDFDictionaryRef?
        #expect(CGPDFDictionaryGetDictionary(root, "Pages", &pages))
        var kids: CGPDFArrayRef?
        #expect(pages.map { CGPDFDictionaryGetArray($0, "Kids", &kids) } == true)
        var page: CGPDFDictionaryRef?
        #expect(kids.map { CGPDFArrayGetDictionary($0, 0, &page) } == true)
        var parent: CGPDFDictionaryRef?
        #expect(page.map { CGPDFDictionaryGetDictionary($0, "Parent", &parent) } == true)
        #expect(parent == pages)
    }

    @Test func arraysAndStreamsAreRead() throws {
        let file = try file()
        let info = try #require(file.handle(inTrailer: "Info")).address
        var found: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetArray(info, "F", &found))
        let array = try #require(found)
        #expect(CGPDFArrayGetCount(array) == 4 && CGPDFArrayGetNull(array, 1))
        var integer = 0
        #expect(CGPDFArrayGetInteger(array, 0, &integer) && integer == 1)
        #expect(!CGPDFArrayGetInteger(array, 9, &integer) && !CGPDFArrayGetInteger(array, -1, nil))
        var kinds: [CGPDFObjectType] = []
        CGPDFArrayApplyBlock(
            array,
            { index, object, _ in
                kinds.append(CGPDFObjectGetType(object))
                return index < 2
            },
            nil
        )
        #expect(kinds == [.integer, .null, .string])
        var stream: CGPDFStreamRef?
        #expect(CGPDFDictionaryGetStream(info, "H", &stream))
        var format = CGPDFDataFormat.jpegEncoded
        #expect(
            stream.flatMap { CGPDFStreamCopyData($0, &format) } == NSData(data: Data("abc".utf8))
        )
        #expect(format == .raw)
        let table = try #require(CGPDFStreamGetDictionary(stream))
        #expect(CGPDFDictionaryGetInteger(table, "L", &integer) && integer == 9)
        var string: CGPDFStringRef?
        #expect(CGPDFObjectGetValue(stream, .stream, &string) && string == stream)
        #expect(!CGPDFObjectGetValue(stream, .dictionary, nil))
    }

    @Test func entriesAreWalkedUntilTheBlockEnds() throws {
        let file = try file()
        let info = try #require(file.handle(inTrailer: "Info")).address
        var keys: [String] = []
        CGPDFDictionaryApplyBlock(
            info,
            { key, _, _ in
                keys.append(String(cString: key))
                return keys.count < 3
            },
            nil
        )
        #expect(keys == ["A", "B", "C"])
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            CGPDFDictionaryApplyFunction(
                info,
                { _, _, info in info?.assumingMemoryBound(to: Int.self).pointee += 1 },
                count
            )
        }
        #expect(count == 9)
    }

    @Test(
        arguments: [
            ([0x48, 0x69], "Hi"), ([0xFE, 0xFF, 0x20, 0xAC], "€"), ([0xFF, 0xFE, 0xAC, 0x20], "€"),
            ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ([0x80, 0xA0, 0x93, 0x1F], "•€ﬁ˜"),
        ] as [([UInt8], String)]
    )
    func textIsDecoded(bytes: [UInt8], text: String) {
        #expect(PDFText.text(bytes) == text)
    }

    @Test(
        arguments: [
            ("D:20260102030405Z", 1_767_323_045), ("D:20260102030405+01'30'", 1_767_317_645),
            ("20260102", 1_767_312_000), ("D:2026", 1_767_225_600),
        ] as [(String, Double)]
    )
    func datesAreRead(text: String, time: Double) {
        #expect(PDFText.date(Array(text.utf8))?.timeIntervalSince1970 == time)
        #expect(PDFText.date(Array("soon".utf8)) == nil)
    }
}
