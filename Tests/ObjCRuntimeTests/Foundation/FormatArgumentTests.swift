// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// What stands for `%@`: Apple's documentation of format specifiers says that an object is written as its
/// description.
struct FormatArgumentTests {
    private final class Described: ObjCRuntime.NSObject, @unchecked Sendable {
        override var description: String { "a described object" }
    }

    @Test func anObjectIsWrittenAsItsDescription() {
        #expect(String(format: "<%@>", Described()) == "<a described object>")
        #expect(String(format: "%@ of %d", NSNumber(value: 3), 5) == "3 of 5")
        #expect(String(format: "%@%@", NSString(string: "a"), "b") == "ab")
        #expect(String(format: "%2$@ %1$@", NSNumber(value: 1), NSNumber(value: 2)) == "2 1")
        #expect(String(_objcFormat: "<%@>", Described()) == "<a described object>")
        let failure = NSError(domain: "shop", code: 7)
        #expect(String(format: "%@", failure).contains("shop"))
    }

    @Test func stringsThatAreObjectsTakeValuesInAFormat() {
        let text = NSMutableString(string: "#")
        for byte: UInt8 in [10, 255] { text.appendFormat("%02x", byte) }
        text.appendFormat("<%@>", Described())
        #expect(text == "#0aff<a described object>")
        let plain: NSString = "a"
        #expect(plain.appendingFormat("%d%%", 5) == "a5%")
    }

    @Test func collectionsAreWrittenAsTheirObjects() {
        #expect(String(format: "%@", ["a", "b"]) == "(\n    a,\n    b\n)")
        #expect(String(format: "%@", ["a": 1]) == "{\n    a = 1;\n}")
        #expect(String(format: "%@", Set([4])).contains("4"))
    }

    @Test func valuesThatBridgeMayBeArguments() throws {
        let date = Date(timeIntervalSince1970: 0)
        #expect(String(format: "%@", date as CVarArg) == "1970-01-01 00:00:00 +0000")
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(String(format: "%@", url as CVarArg) == "https://example.org/a")
        #expect(String(format: "%@", Decimal(3) as CVarArg) == "3")
    }
}
