// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import FoundationNetworking
import NetworkingAdditions
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because the tests' thread describes stubs before the network's ask them.
/// A request that has an answer.
open class LSStubRequest: NSObject, @unchecked Sendable {
    /// The method of the request.
    public let method: String!
    /// What the address is compared with.
    public let urlMatcher: LSMatcher!
    /// The headers that the request must have.
    open var headers: [AnyHashable: Any]! = [:]
    /// What the body is compared with; nil where any is right.
    open var body: LSMatcher!
    /// The answer.
    open var response: LSStubResponse! = LSStubResponse()
    /// The address, in words.
    let address: String

    init(method: String, url: any LSMatcheable) {
        self.method = method
        urlMatcher = url.matcher()
        address = (url as? NSRegularExpression)?.pattern ?? "\(url)"
        super.init()
    }

    /// Whether the stub is for a request.
    final func matches(_ request: URLRequest, body data: Data?) -> Bool {
        guard request.httpMethod ?? "GET" == method,
            let url = request.url?.absoluteString, urlMatcher.matches(url)
        else { return false }
        let hasHeaders = (headers ?? [:]).allSatisfy { name, value in
            request.value(forHTTPHeaderField: "\(name)") == "\(value)"
        }
        return hasHeaders && (body?.matchesData(data ?? Data()) ?? true)
    }

    /// Whether another stub is for the same requests.
    final func isSame(as other: LSStubRequest) -> Bool {
        method == other.method && address == other.address
            && NSDictionary(dictionary: headers) == NSDictionary(dictionary: other.headers)
            && (body == nil) == (other.body == nil)
    }
}

// Sendable is unchecked because the tests' thread describes answers before the network's give them; what waits
// for `go()` is guarded.
/// The answer to a request.
open class LSStubResponse: NSObject, @unchecked Sendable {
    /// The status.
    open var statusCode = 200
    /// The headers.
    open var headers: [AnyHashable: Any]! = [:]
    /// The body.
    open var body: Data! = Data()
    /// The error that the request fails with.
    open var error: (any Error)?
    private let gate = Mutex(Gate())

    private struct Gate {
        var isClosed = false
        var waiting: [@Sendable () -> Void] = []
    }

    /// An empty answer.
    public override init() { super.init() }

    /// Holds answers back until `go()`.
    final func delay() { gate.withLock { $0.isClosed = true } }

    /// Gives the answers that were held back.
    final func go() {
        let waiting = gate.withLock { gate in
            defer { gate = Gate() }
            return gate.waiting
        }
        for body in waiting { body() }
    }

    /// Calls a block once answers may be given.
    final func whenOpen(_ body: @escaping @Sendable () -> Void) {
        let isClosed = gate.withLock { gate in
            if gate.isClosed { gate.waiting.append(body) }
            return gate.isClosed
        }
        if !isClosed { body() }
    }

    /// The answer for the protocol.
    final var answer: StubbedAnswer {
        if let error { return StubbedAnswer(error: error) }
        let headers = (headers ?? [:]).map { ("\($0.key)", "\($0.value)") }
        return StubbedAnswer(
            status: statusCode,
            headers: Dictionary(headers) { _, last in last },
            body: body ?? Data()
        )
    }

    /// Takes status, headers and body from an answer as `curl -is` prints it.
    final func read(_ text: Data) {
        guard let end = text.firstRange(of: Data("\r\n\r\n".utf8)) else {
            body = text
            return
        }
        let head = String(decoding: text[..<end.lowerBound], as: UTF8.self)
        let lines = head.split(separator: "\r\n")
        statusCode =
            lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 200
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[String(line[..<colon])] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        body = Data(text[end.upperBound...])
    }
}
