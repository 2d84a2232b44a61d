// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import Testing

struct StaticStringsTests {
    @Test(arguments: ["", "a.swift", "Prüfung/é/文件.swift", String(repeating: "long", count: 500)])
    func aTextIsKeptAsItIs(_ text: String) {
        let made = _objcStaticString(text)
        #expect(made.description == text)
        #expect("\(made)" == text)
        #expect(made.hasPointerRepresentation)
        #expect(made.utf8CodeUnitCount == text.utf8.count)
        #expect(made.isASCII == text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func aTextIsKeptOnce() {
        let first = _objcStaticString("once")
        let second = _objcStaticString("on" + "ce")
        #expect(first.utf8Start == second.utf8Start)
    }
}
