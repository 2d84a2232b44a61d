// SPDX-License-Identifier: Apache-2.0

import Foundation
import NetworkingAdditions
import Testing

/// Tasks for addresses of files, and for those that hold their data.
struct LocalAddressTests {
    private let session = URLSession(configuration: .ephemeral)

    private func text(
        _ address: String
    ) async throws -> (text: String, type: String?, length: Int64) {
        let url = try #require(URL(string: address))
        let (data, response) = try await session.data(from: url)
        return (
            String(decoding: data, as: UTF8.self), response.mimeType, response.expectedContentLength
        )
    }

    @Test func aFileIsLoaded() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString + ".json")
        try "[1]".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let found = try await text(file.absoluteString)
        #expect(found == ("[1]", "application/json", 3))
        let shared = try await URLSession.shared.data(from: file)
        #expect(shared.0 == Data("[1]".utf8))
        #expect(shared.1.url == file && !(shared.1 is HTTPURLResponse))
        let (copy, _) = try await session.download(from: file)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "[1]")
        try FileManager.default.removeItem(at: copy)
    }

    @Test(arguments: [
        ("/nowhere/none", URLError.Code.fileDoesNotExist), ("/tmp", .fileIsDirectory),
    ])
    func whatIsNoFileIsAnError(_ path: String, _ code: URLError.Code) async throws {
        let error = await #expect(throws: URLError.self) {
            try await session.data(from: URL(fileURLWithPath: path))
        }
        #expect(error?.code == code)
    }

    @Test(arguments: [
        ("data:,a%20b", "a b", "text/plain"),
        ("data:text/html;charset=utf-8,%3Cp%3E", "<p>", "text/html"),
        ("data:image/gif;base64,SGk=", "Hi", "image/gif"),
    ])
    func anAddressHoldsItsData(_ address: String, _ content: String, _ type: String) async throws {
        let found = try await text(address)
        #expect(found.text == content && found.type == type)
    }

    @Test func aDamagedAddressIsAnError() async throws {
        let url = try #require(URL(string: "data:text/plain;base64"))
        await #expect(throws: URLError.self) { try await session.data(from: url) }
    }
}
