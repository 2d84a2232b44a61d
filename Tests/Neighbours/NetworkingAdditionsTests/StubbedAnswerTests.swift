// SPDX-License-Identifier: Apache-2.0

import Foundation
import NetworkingAdditions
import Synchronization
import Testing

/// Answers that a protocol of a library for tests hands out.
@Suite(.serialized) struct StubbedAnswerTests {
    @Test func aBodyComesInPiecesInItsTime() async throws {
        let pieces = Pieces()
        let text = await withCheckedContinuation { continuation in
            pieces.whenComplete = { continuation.resume(returning: $0) }
            let configuration = URLSessionConfiguration.ephemeral
            configuration.protocolClasses = [Stubbing.self]
            URLSession(configuration: configuration, delegate: pieces, delegateQueue: nil)
                .dataTask(with: URL(fileURLWithPath: "/pieces")).resume()
        }
        #expect(text == "ab cd e")
    }

    @Test func newConfigurationsAskAnAddedProtocolFirst() {
        #expect(!URLSessionConfiguration.default.hasFirst(Added.self))
        FirstProtocols.add(Added.self)
        FirstProtocols.add(Added.self)
        for configuration in [URLSessionConfiguration.default, .ephemeral] {
            #expect(configuration.hasFirst(Added.self))
            let classes = configuration.protocolClasses ?? []
            #expect(classes.filter { $0 == Added.self }.count == 1)
            #expect(classes.count > 1)
        }
        #expect(URLSession.shared.configuration.hasFirst(Added.self))
        URLProtocol.unregisterClass(Added.self)
    }
}

extension URLSessionConfiguration {
    fileprivate func hasFirst(_ type: URLProtocol.Type) -> Bool {
        protocolClasses?.first.map { $0 == type } ?? false
    }
}

/// Answers nothing.
private final class Added: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
}

/// Answers with a body in three pieces.
private final class Stubbing: URLProtocol {
    private let load = StubbedLoad(interval: 0.001)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        var answer = StubbedAnswer(status: 200, body: Data("abcde".utf8))
        answer.latency = 0.001
        answer.duration = 0.003
        load.deliver(answer, to: self)
    }

    override func stopLoading() { load.stop() }
}

/// Collects the pieces of a body.
// Sendable is unchecked because a session calls its delegate on one queue.
private final class Pieces: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var whenComplete: (String) -> Void = { _ in }
    private var texts: [String] = []

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        texts.append(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        whenComplete(error.map { "\($0)" } ?? texts.joined(separator: " "))
    }
}
