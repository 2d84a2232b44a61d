// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import NetworkingAdditions
import Synchronization

/// Answers the requests for which there are stubs.
final class StubbingProtocol: URLProtocol {
    private let load = StubbedLoad()

    /// Has sessions ask it first, before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        FirstProtocols.add(StubbingProtocol.self)
    }

    override class func canInit(with request: URLRequest) -> Bool {
        if Stubs.first(for: request) != nil { return true }
        Stubs.state.withLock { $0 }.onMissing?(request)
        return false
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let request = request
        guard let stub = Stubs.first(for: request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
            return
        }
        let response = stub.response(request)
        let answer = response.answer
        let listeners = Stubs.state.withLock { $0 }
        listeners.onActivation?(request, stub, response)
        load.deliver(answer, to: self) { redirection in
            if let redirection {
                listeners.onRedirection?(request, redirection, stub, response)
            } else {
                listeners.afterFinish?(request, stub, response, answer.error)
            }
        }
    }

    override func stopLoading() { load.stop() }
}
