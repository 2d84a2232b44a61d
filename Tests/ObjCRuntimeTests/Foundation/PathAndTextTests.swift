// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Paths, bytes of texts and texts of objects, where Foundation on Linux differs or ends the program.
struct PathAndTextTests {
    @Test(
        "A path without its last part",
        arguments: [
            ("a", ""), ("a/", ""), ("ab", ""), ("", ""), ("/", "/"), ("//", "/"), ("/a", "/"),
            ("/a/", "/"), ("a/b", "a"), ("/a/b/c", "/a/b"), ("é", ""),
        ]
    )
    func shorterPaths(path: String, rest: String) {
        #expect((path as NSString).deletingLastPathComponent == rest)
    }

    @Test(
        "A path and a part have one slash between them",
        arguments: [
            ("a", "/b", "a/b"), ("a", "b", "a/b"), ("a/", "/b", "a/b"), ("/", "/b", "/b"),
            ("", "/b", "/b"), ("", "b", "b"), ("a", "", "a"),
        ]
    )
    func longerPaths(path: String, part: String, whole: String) {
        #expect((path as NSString).appendingPathComponent(part) == whole)
    }

    @Test("Letters lose their accents where an encoding lacks them")
    func lossyBytes() {
        let text = "Éé ñ"
        #expect(text.data(using: .ascii) == nil)
        #expect(text.data(using: .ascii, allowLossyConversion: true) == Data("Ee n".utf8))
        let part = text.dropFirst(1)
        #expect(part.data(using: .ascii, allowLossyConversion: true) == Data("e n".utf8))
        #expect(text.data(using: .utf8, allowLossyConversion: true) == Data(text.utf8))
        #expect(text.data(using: .isoLatin1)?.count == 4)
    }

    @Test("Formatters write objects")
    func objects() {
        let date = Date(timeIntervalSince1970: 1_709_647_629)
        #expect(ISO8601DateFormatter().string(for: date) == "2024-03-05T14:07:09Z")
        #expect(ISO8601DateFormatter().string(for: NSDate(timeIntervalSince1970: 0)) != nil)
        #expect(ISO8601DateFormatter().string(for: "today") == nil)
        #expect(ByteCountFormatter().string(for: 1000) == "1 KB")
        #expect(ByteCountFormatter().string(for: 2000.0) == "2 KB")
        let formatter: Formatter = ByteCountFormatter()
        #expect(formatter.string(for: NSNumber(value: 3000)) == "3 KB")
        #expect(ByteCountFormatter().string(for: "1000") == nil)
    }

    @Test("A decimal number is compared with numbers of other kinds")
    func order() {
        let five = NSDecimalNumber(string: "5")
        #expect(five.compare(6) == .orderedAscending)
        #expect(five.compare(5) == .orderedSame)
        #expect(five.compare(4.5) == .orderedDescending)
        #expect(five.compare(NSDecimalNumber(string: "5.1")) == .orderedAscending)
        #expect(five.compare(NSNumber(value: Double.infinity)) == .orderedAscending)
    }
}
