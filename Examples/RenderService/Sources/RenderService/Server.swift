// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Crypto
import Foundation
import Hummingbird
import Logging
import Metrics

/// The service over HTTP.
///
/// `POST /render/{card,invoice,chart}?format=png` answers with the file. `GET /health` says that the
/// process lives, `GET /ready` whether it can draw, `GET /metrics` what it has done.
struct Server: Sendable {
    /// The longest body of a request, in bytes.
    static let bodyLimit = 512 << 10

    private let pool: RenderPool<RenderService>
    private let metrics: PrometheusRegistry
    private let logger: Logger

    init(
        _ pool: RenderPool<RenderService>,
        metrics: PrometheusRegistry = .shared,
        logger: Logger = Logger(label: "RenderService")
    ) {
        self.pool = pool
        self.metrics = metrics
        self.logger = logger
    }

    /// Serves until the process is asked to end; requests that are under way are answered.
    func run(host: String, port: Int) async throws {
        MetricsSystem.bootstrap(metrics)
        logger.info("starting", metadata: ["edition": "\(Edition.digest)"])
        let application = Application(
            router: router(),
            configuration: .init(address: .hostname(host, port: port), serverName: "RenderService"),
            logger: logger
        )
        try await application.runService()
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("health") { _, _ in HTTPResponse.Status.ok }
        router.get("ready") { _, _ in
            await pool.isReady ? HTTPResponse.Status.ok : .serviceUnavailable
        }
        router.get("metrics") { _, _ in
            let text = await metrics.text(pool.statistics)
            return Response(
                status: .ok,
                headers: [.contentType: "text/plain; version=0.0.4"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text))
            )
        }
        router.post("render/:template") { request, context in
            let start = ContinuousClock.now
            let response = await answer(request, context)
            let duration = ContinuousClock.now - start
            let template = context.parameters.get("template") ?? ""
            let status = "\(response.status.code)"
            Counter(label: "requests", dimensions: [("status", status)]).increment()
            Timer(label: "request_seconds").recordNanoseconds(Int64(duration / .nanoseconds(1)))
            logger.info(
                "rendered",
                metadata: [
                    "template": "\(template)", "status": "\(status)",
                    "milliseconds": "\(Int(duration / .milliseconds(1)))",
                ]
            )
            return response
        }
        return router
    }

    private func answer(_ request: Request, _ context: BasicRequestContext) async -> Response {
        let body: Data
        do {
            body = Data(buffer: try await request.body.collect(upTo: Self.bodyLimit))
        } catch {
            return refusal(.contentTooLarge, "a document has at most \(Self.bodyLimit) bytes")
        }
        let template = context.parameters.get("template") ?? ""
        let name = request.uri.queryParameters["format"].map(String.init) ?? "png"
        do {
            guard ["card", "invoice", "chart"].contains(template) else {
                return refusal(.notFound, "there is no template '\(template)'")
            }
            let document = try Document.decoded(template, from: body)
            try document.check()
            guard let format = Formats.named(name, for: document) else {
                return refusal(.badRequest, "there is no format '\(name)'")
            }
            guard let scale = Self.scale(request) else {
                return refusal(.badRequest, "scale is a number from 0.5 to 3")
            }
            // The same document gives the same bytes, so that its digest can stand for the file's.
            let tag = Self.tag(of: body, "\(template)/\(format.ending)/\(scale)")
            var headers: HTTPFields = [
                .eTag: tag, .cacheControl: "public, max-age=3600",
                .contentType: format.format.mediaType,
            ]
            if Self.isNamed(tag, in: request.headers[.ifNoneMatch]) {
                return Response(status: .notModified, headers: headers)
            }
            let file = try await pool.render(document, as: format.format, scale: scale)
            headers[.contentLength] = "\(file.bytes.count)"
            return Response(
                status: .ok,
                headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
            )
        } catch let problem as Document.Problem {
            return refusal(.badRequest, problem.description)
        } catch let failure as RenderFailure {
            return refusal(failure)
        } catch {
            logger.error("failed", metadata: ["error": "\(error)"])
            return refusal(.internalServerError, "the document could not be drawn")
        }
    }

    /// Pixels to a point, of pictures; nil where the request has something else.
    private static func scale(_ request: Request) -> Double? {
        guard let text = request.uri.queryParameters["scale"] else { return 1 }
        guard let scale = Double(text), (0.5...3).contains(scale) else { return nil }
        return scale
    }

    /// The tag of what a document is drawn as, by this program with these fonts and pictures.
    private static func tag(of body: Data, _ form: String) -> String {
        var digest = SHA256()
        digest.update(data: Data("\(Edition.digest)/\(form)/".utf8))
        digest.update(data: body)
        let hex = digest.finalize().prefix(16).map { String(format: "%02x", $0) }.joined()
        return "\"\(hex)\""
    }

    /// Whether `If-None-Match` has a tag: a list of tags, weak or not, or `*`.
    private static func isNamed(_ tag: String, in field: String?) -> Bool {
        guard let field else { return false }
        return field.split(separator: ",").contains { part in
            let part = part.trimmingCharacters(in: .whitespaces)
            return part == "*" || part == tag || part == "W/" + tag
        }
    }

    private func refusal(_ failure: RenderFailure) -> Response {
        switch failure {
        case .overloaded, .stopped, .workerEnded:
            var response = refusal(.serviceUnavailable, failure.description)
            response.headers[.retryAfter] = "1"
            return response
        case .deadlineExceeded: return refusal(.gatewayTimeout, failure.description)
        case .refused: return refusal(.unprocessableContent, failure.description)
        }
    }

    private func refusal(_ status: HTTPResponse.Status, _ reason: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: reason + "\n"))
        )
    }
}
