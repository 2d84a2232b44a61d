// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import FoundationNetworking
import NetworkingAdditions
public import ObjCRuntime
import Synchronization

/// The domain of the error that a request without a stub fails with.
public let LSUnexpectedRequest: String = "Unexpected Request"

// Sendable is unchecked because its superclass is not; its state is guarded.
/// Answers all requests of sessions while it is started.
public final class LSNocilla: NSObject, @unchecked Sendable {
    private static let shared = LSNocilla()
    private let state = Mutex(State())

    private struct State {
        var isStarted = false
        var stubs: [LSStubRequest] = []
    }

    private override init() { super.init() }

    /// The one that there is.
    @discardableResult
    public class func sharedInstance() -> LSNocilla! { shared }

    /// The requests that have answers.
    public var stubbedRequests: [Any]! { state.withLock { $0.stubs } }

    /// Whether requests are answered.
    public var isStarted: Bool { state.withLock { $0.isStarted } }

    /// Answers requests from now on.
    public func start() { state.withLock { $0.isStarted = true } }

    /// Answers no more requests, and forgets the stubs.
    public func stop() { state.withLock { $0 = State() } }

    /// Forgets the stubs.
    public func clearStubs() { state.withLock { $0.stubs = [] } }

    /// Adds a stub; it takes the place of one for the same requests.
    public func addStubbedRequest(_ request: LSStubRequest!) {
        guard let request else { return }
        state.withLock { state in
            if let index = state.stubs.firstIndex(where: { $0.isSame(as: request) }) {
                state.stubs[index] = request
            } else {
                state.stubs.append(request)
            }
        }
    }

    /// The answer to a request; nil where it has none.
    final func response(to request: URLRequest, body: Data?) -> LSStubResponse? {
        state.withLock { $0.stubs }.first { $0.matches(request, body: body) }?.response
    }
}

/// Answers the requests of sessions while `LSNocilla` is started.
final class StubbingProtocol: URLProtocol {
    private let load = StubbedLoad()

    /// Has sessions ask it first, before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        FirstProtocols.add(StubbingProtocol.self)
    }

    override class func canInit(with request: URLRequest) -> Bool {
        ["http", "https"].contains(request.url?.scheme?.lowercased())
            && LSNocilla.sharedInstance().isStarted
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let body = request.httpBody ?? request.httpBodyStream.map(StubbedAnswer.content(of:))
        guard let response = LSNocilla.sharedInstance().response(to: request, body: body) else {
            return load.deliver(StubbedAnswer(error: Self.unexpected(request)), to: self)
        }
        let source = UncheckedTransfer(self)
        response.whenOpen { source.value.load.deliver(response.answer, to: source.value) }
    }

    override func stopLoading() { load.stop() }

    private static func unexpected(_ request: URLRequest) -> NSError {
        let name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
        let words = "Nocilla: no stub is there for \(name)"
        return NSError(
            domain: LSUnexpectedRequest,
            code: 0,
            userInfo: [NSLocalizedDescriptionKey: words]
        )
    }
}
