// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct DataAddressTests {
    private func text(_ address: String) throws -> String {
        String(decoding: try Data(_contentsOf: try #require(URL(string: address))), as: UTF8.self)
    }

    @Test func anAddressMayHoldItsContent() throws {
        #expect(try text("data:text/plain;base64,aGVsbG8=") == "hello")
        #expect(try text("DATA:text/plain;charset=utf-8;BASE64,aGVsbG8%3D") == "hello")
        #expect(try text("data:,a%20b%2Cc") == "a b,c")
        #expect(try text("data:,") == "")
        let bytes = try Data(_contentsOf: try #require(URL(string: "data:,%ff%00")))
        #expect(bytes == Data([0xff, 0]))
    }

    @Test func itSaysWhatItsContentIs() throws {
        let page = try #require(DataAddress("data:text/html;charset=utf-8,x"))
        #expect(page.mediaType == "text/html" && page.encoding == "utf-8")
        let plain = try #require(DataAddress("data:;base64,aGVsbG8="))
        #expect(plain.mediaType == "text/plain" && plain.encoding == nil)
        #expect(DataAddress("data:image/png;base64,A") == nil)
        #expect(DataAddress("https://example.com/data:,") == nil)
    }

    @Test func whatCannotBeReadIsAnError() throws {
        #expect(throws: CocoaError.self) { try text("data:text/plain") }
        #expect(throws: (any Error).self) { try text("file:///no/such/file") }
    }

    @Test func filesAreReadAsEver() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("DataAddressTests-\(UUID().uuidString)")
        try Data("file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(_contentsOf: file, options: .mappedIfSafe) == Data("file".utf8))
    }
}
