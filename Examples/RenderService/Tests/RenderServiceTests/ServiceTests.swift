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
        _ body: @Sendable (any TestClientProtocol) async throws -> Void
    ) async throws {
        var configuration = RenderPoolConfiguration()
        configuration.workers = 1
        configuration.memoryLimit = 512 << 20
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
        }
    }

    @Test func longInvoicesTakeSeveralPages() async throws {
        let items = (1...90).map { Invoice.Item(text: "Item \($0)", count: $0, price: 1_99) }
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
                #expect($0.status == .ok)
            }
            try await client.execute(uri: "/ready", method: .get) { #expect($0.status == .ok) }
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
