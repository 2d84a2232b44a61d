// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import RenderService

/// The service answers whatever it is sent, and goes on.
@Suite(.serialized)
struct ServiceTests {
    /// Runs `body` against a service whose worker is the built program.
    private func withService(
        assets: URL? = nil,
        _ body: @Sendable (any TestClientProtocol) async throws -> Void
    ) async throws {
        var configuration = RenderPoolConfiguration()
        configuration.workers = 1
        configuration.memoryLimit = 512 << 20
        if let assets { configuration.environment["ASSETS"] = assets.path }
        configuration.executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("RenderService")
        let pool = try RenderPool<RenderService>(configuration)
        try await pool.start()
        let server = Server(pool, metrics: PrometheusRegistry())
        try await Application(router: server.router()).test(.router) { try await body($0) }
        await pool.stop()
    }

    private func json(_ document: some Encodable) throws -> ByteBuffer {
        ByteBuffer(bytes: try JSONEncoder().encode(document))
    }

    private let card = Card(title: "A title", subtitle: "with something below it")

    @Test func cardsInEachFormat() async throws {
        try await withService { client in
            for (format, start) in [
                ("png", [0x89, 0x50] as [UInt8]), ("jpeg", [0xFF, 0xD8]),
                ("webp", Array("RIFF".utf8)),
                ("pdf", Array("%PDF".utf8)),
            ] {
                let uri = "/render/card?format=\(format)"
                try await client.execute(uri: uri, method: .post, body: json(card)) { response in
                    #expect(response.status == .ok)
                    #expect(response.body.readableBytesView.starts(with: start))
                }
            }
        }
    }

    @Test func theSameDocumentIsNotDrawnAgain() async throws {
        try await withService { client in
            let body = try json(card)
            let tag = try await client.execute(uri: "/render/card", method: .post, body: body) {
                $0.headers[.eTag]
            }
            try await client.execute(
                uri: "/render/card",
                method: .post,
                headers: [.ifNoneMatch: #require(tag)],
                body: body
            ) { #expect($0.status == .notModified) }
            try await client.execute(
                uri: "/render/card",
                method: .post,
                headers: [.ifNoneMatch: "\"another\", W/" + #require(tag)],
                body: body
            ) { #expect($0.status == .notModified) }
            try await client.execute(
                uri: "/render/card?scale=2",
                method: .post,
                headers: [.ifNoneMatch: #require(tag)],
                body: body
            ) { #expect($0.status == .ok) }
        }
    }

    @Test func longInvoicesTakeFewPages() async throws {
        let items = (1...60).map { Invoice.Item(text: "Item \($0)", count: $0, price: 1_99) }
        let invoice = Invoice(
            number: "17",
            date: "2026-01-31",
            from: "We",
            to: "You",
            currency: "€",
            items: items
        )
        try await withService { client in
            let uri = "/render/invoice?format=pdf"
            try await client.execute(uri: uri, method: .post, body: json(invoice)) { response in
                #expect(response.status == .ok)
                #expect(response.headers[.contentType] == "application/pdf")
                let file = String(decoding: response.body.readableBytesView, as: UTF8.self)
                // Rows of 22 points or so: 34 to a page.
                #expect(file.contains("/Count 2"))
            }
        }
    }

    @Test func hostileInputIsRefused() async throws {
        let wide = Chart(title: "x", bars: [.init(label: "a", value: .greatestFiniteMagnitude)])
        let bodies: [(String, ByteBuffer, HTTPResponse.Status)] = [
            ("card", ByteBuffer(string: "{"), .badRequest),
            ("card", ByteBuffer(string: "[1, 2]"), .badRequest),
            ("card", ByteBuffer(string: "{\"title\": 1}"), .badRequest),
            ("nothing", ByteBuffer(string: "{}"), .notFound),
            ("chart", try json(wide), .badRequest),
            ("chart", try json(Chart(title: "x", bars: [])), .badRequest),
            (
                "card", try json(Card(title: String(repeating: "x", count: 2_000), subtitle: "")),
                .badRequest
            ),
            (
                "card",
                try json(Card(title: String(repeating: "text ", count: 2 << 20), subtitle: "")),
                .contentTooLarge
            ),
            ("card", ByteBuffer(repeating: 0x5B, count: 100_000), .badRequest),
            ("card", ByteBuffer(repeating: 0x20, count: 10 << 20), .contentTooLarge),
        ]
        try await withService { client in
            for (template, body, status) in bodies {
                try await client.execute(uri: "/render/\(template)", method: .post, body: body) {
                    #expect($0.status == status, "\(template): \(String(buffer: $0.body))")
                }
            }
            let path = try json(Card(title: "a", subtitle: "b", picture: "../../etc/passwd"))
            try await client.execute(uri: "/render/card", method: .post, body: path) {
                #expect($0.status == .unprocessableContent)
            }
            for scale in ["nan", "inf", "-1", "1e9", "two"] {
                let uri = "/render/card?scale=\(scale)"
                try await client.execute(uri: uri, method: .post, body: json(card)) {
                    #expect($0.status == .badRequest, "\(scale)")
                }
            }
            try await client.execute(uri: "/ready", method: .get) { #expect($0.status == .ok) }
        }
    }

    /// Files that lie about themselves, in the service's own folder.
    private func hostileAssets() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("assets-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        func header(_ side: UInt32) -> [UInt8] {
            let size = (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * $0)) }
            let body: [UInt8] = Array("IHDR".utf8) + size + size + [8, 6, 0, 0, 0]
            let sum = Self.checksum(body)
            return [0, 0, 0, 13] + body
                + (0..<4).map {
                    UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0))
                }
        }
        let files: [(String, [UInt8])] = [
            ("huge.png", signature + header(60_000)), ("cut.png", signature + header(64)),
            ("longer.png", signature + header(8) + Self.longerData()),
            ("noise.png", (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 7_919 >> 3) }),
            ("noise.jpg", [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0xFF, count: 9_000)),
            ("noise.webp", Array("RIFF".utf8) + [255, 255, 255, 127] + Array("WEBPVP8X".utf8)),
            ("noise.ttf", [0, 1, 0, 0, 255, 255] + [UInt8](repeating: 0x7F, count: 4_000)),
        ]
        for (name, bytes) in files {
            try Data(bytes).write(to: folder.appendingPathComponent(name))
        }
        return folder
    }

    /// A chunk of data that goes on for a megabyte after the 8 x 8 pixels.
    private static func longerData() -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for _ in 0..<20 {
            stream += [0, 0xFF, 0xFF, 0, 0] + [UInt8](repeating: 0, count: 65_535)
        }
        let body = Array("IDAT".utf8) + stream
        func word(_ value: UInt32) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
        }
        return word(UInt32(stream.count)) + body + word(checksum(body))
    }

    /// CRC-32, as chunks of PNG files have it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
            }
        }
    }

    @Test func brokenPicturesAndFontsAreRefused() async throws {
        let folder = try hostileAssets()
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withService(assets: folder) { client in
            for name in ["huge", "cut", "noise", "longer"] {
                let card = try json(Card(title: "a", subtitle: "b", picture: name))
                try await client.execute(uri: "/render/card", method: .post, body: card) {
                    #expect($0.status == .unprocessableContent, "\(name)")
                    #expect(String(buffer: $0.body) == "the picture '\(name)' cannot be used\n")
                }
            }
            let unknown = try json(Card(title: "a", subtitle: "b", font: "Noise"))
            try await client.execute(uri: "/render/card", method: .post, body: unknown) {
                #expect($0.status == .unprocessableContent)
                #expect(String(buffer: $0.body) == "there is no font 'Noise'\n")
            }
            try await client.execute(uri: "/metrics", method: .get) {
                #expect(String(buffer: $0.body).contains("render_worker_restarts_total 0.0\n"))
            }
        }
    }

    @Test func hostileTextsAreDrawnOrRefused() async throws {
        let texts = [
            String(repeating: "a\u{301}\u{302}\u{303}", count: 120),
            String(repeating: "\u{202E}\u{2066}", count: 150) + "x",
            String(repeating: "\u{1F468}\u{200D}", count: 130),
            String(repeating: "\n", count: 900), "\u{0}\u{FFFF}\u{FEFF}",
            String(repeating: "W", count: 1_000),
        ]
        try await withService { client in
            for text in texts {
                for format in ["png", "pdf"] {
                    let card = try json(Card(title: text, subtitle: text))
                    let uri = "/render/card?format=\(format)"
                    try await client.execute(uri: uri, method: .post, body: card) {
                        #expect($0.status == .ok)
                    }
                }
            }
            // Numbers that JSON cannot have, and those that Double cannot.
            for value in ["NaN", "Infinity", "1e999", "-1e999"] {
                let body = ByteBuffer(
                    string: "{\"title\":\"x\",\"bars\":[{\"label\":\"a\",\"value\":\(value)}]}"
                )
                try await client.execute(uri: "/render/chart", method: .post, body: body) {
                    #expect($0.status == .badRequest, "\(value)")
                }
            }
            let open = String(repeating: "{\"title\":", count: 50_000)
            try await client.execute(
                uri: "/render/card",
                method: .post,
                body: ByteBuffer(string: open)
            ) { #expect($0.status == .badRequest) }
            try await client.execute(uri: "/metrics", method: .get) {
                #expect(String(buffer: $0.body).contains("render_worker_restarts_total 0.0\n"))
            }
        }
    }

    @Test func metricsCountWhatWasDrawn() async throws {
        try await withService { client in
            _ = try await client.execute(uri: "/render/card", method: .post, body: json(card)) {
                $0.status
            }
            try await client.execute(uri: "/metrics", method: .get) { response in
                let text = String(buffer: response.body)
                #expect(text.contains("render_pictures_total 1.0\n"))
                #expect(text.contains("render_workers_idle 1.0\n"))
            }
        }
    }
}
