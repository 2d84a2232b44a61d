// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import FoundationNetworking
import Synchronization

/// An answer that a library for tests gives in the place of a server.
package struct StubbedAnswer: Sendable {
    /// The status of the response.
    package var status: Int
    /// The headers of the response.
    package var headers: [String: String]
    /// The body of the response.
    package var body: Data
    /// The error that the request fails with; nil if there is a response.
    package var error: (any Error)?
    /// The seconds before the response.
    package var latency: TimeInterval = 0
    /// The seconds in which the body comes.
    package var duration: TimeInterval = 0

    /// A response.
    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A failure.
    package init(error: any Error) {
        self.init(status: 0)
        self.error = error
    }

    /// What a stream holds.
    package static func content(of stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return data }
            data += buffer[..<count]
        }
    }

    /// The request that a redirection leads to; nil where the answer is none.
    fileprivate func redirection(of request: URLRequest) -> URLRequest? {
        let location = headers.first { $0.key.lowercased() == "location" }?.value
        guard (301...303).contains(status) || status == 307 || status == 308,
            let location, let url = URL(string: location, relativeTo: request.url)?.absoluteURL
        else { return nil }
        var next = request
        next.url = url
        if status < 307, !["GET", "HEAD"].contains(request.httpMethod ?? "GET") {
            next.httpMethod = "GET"
            next.httpBody = nil
        }
        return next
    }
}

/// Hands an answer to the client of a protocol, in its time.
package final class StubbedLoad: Sendable {
    private let isOver = Mutex(false)
    private let interval: TimeInterval

    /// `interval`: how often a body in pieces goes on, in seconds.
    package init(interval: TimeInterval = 0.25) { self.interval = interval }

    /// Hands out nothing more.
    package func stop() { isOver.withLock { $0 = true } }

    /// Hands an answer out.
    ///
    /// `told` hears of the end, or of the request that a redirection leads to.
    package func deliver(
        _ answer: StubbedAnswer,
        to source: URLProtocol,
        told: @escaping (URLRequest?) -> Void = { _ in }
    ) {
        let target = Target(source: source, told: told)
        after(answer.latency) { [self] in begin(answer, target) }
    }

    /// Where an answer goes.
    // Sendable is unchecked because protocols may be told from any thread.
    private struct Target: @unchecked Sendable {
        let source: URLProtocol
        let told: (URLRequest?) -> Void

        func fail(_ error: any Error) {
            source.client?.urlProtocol(source, didFailWithError: error)
            told(nil)
        }
    }

    private func after(_ delay: TimeInterval, _ body: @escaping @Sendable () -> Void) {
        let next: @Sendable () -> Void = { [self] in
            if !isOver.withLock({ $0 }) { body() }
        }
        guard delay > 0 else { return next() }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: next)
    }

    private func begin(_ answer: StubbedAnswer, _ target: Target) {
        let source = target.source
        let request = source.request
        if let error = answer.error { return target.fail(error) }
        guard let url = request.url,
            let response = HTTPURLResponse(
                _objcURL: url,
                statusCode: answer.status,
                httpVersion: "HTTP/1.1",
                headerFields: answer.headers
            )
        else { return target.fail(URLError(.badServerResponse)) }
        if request.httpShouldHandleCookies {
            let cookies = HTTPCookie.cookies(withResponseHeaderFields: answer.headers, for: url)
            HTTPCookieStorage.shared.setCookies(cookies, for: url, mainDocumentURL: nil)
        }
        if let next = answer.redirection(of: request) {
            target.told(next)
            source.client?
                .urlProtocol(source, wasRedirectedTo: next, redirectResponse: response)
            return
        }
        source.client?.urlProtocol(source, didReceive: response, cacheStoragePolicy: .notAllowed)
        let count = max(1, Int((answer.duration / interval).rounded()))
        let pause = answer.duration / Double(count)
        send(answer.body, in: count, each: pause, target)
    }

    /// Sends the rest of a body in pieces, and then the end.
    private func send(
        _ rest: Data,
        in count: Int,
        each pause: TimeInterval,
        _ target: Target
    ) {
        after(pause) { [self] in
            let source = target.source
            let piece = rest.prefix((rest.count + count - 1) / count)
            if !piece.isEmpty { source.client?.urlProtocol(source, didLoad: Data(piece)) }
            guard count > 1, piece.count < rest.count else {
                source.client?.urlProtocolDidFinishLoading(source)
                return target.told(nil)
            }
            send(rest.dropFirst(piece.count), in: count - 1, each: pause, target)
        }
    }
}
