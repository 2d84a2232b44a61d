// SPDX-License-Identifier: Apache-2.0

import OHHTTPStubs
import Synchronization
import Testing

/// Stubs are those of the process, so the tests run one after the other, each with hosts of its own.
@Suite(.serialized) struct HTTPStubsTests {
    private func get(
        _ text: String,
        _ configuration: URLSessionConfiguration = .ephemeral
    ) async throws -> (text: String, response: HTTPURLResponse) {
        let url = try #require(URL(string: text))
        let (data, response) = try await URLSession(configuration: configuration).data(from: url)
        return (String(decoding: data, as: UTF8.self), try #require(response as? HTTPURLResponse))
    }

    /// Adds a stub for a host.
    private func stub(
        _ host: String,
        _ response: @escaping HTTPStubsResponseBlock
    ) -> any HTTPStubsDescriptor {
        HTTPStubs.stubRequests(
            passingTest: { $0.url?.host == host },
            withStubResponse: response
        )
    }

    private func answer(
        _ text: String,
        status: Int32 = 200,
        headers: [String: String]? = nil
    ) -> HTTPStubsResponse {
        HTTPStubsResponse(data: Data(text.utf8), statusCode: status, headers: headers)
    }

    @Test func theNamesBeforeVersionNineAreTheSameClasses() async throws {
        let made: any OHHTTPStubsDescriptor = OHHTTPStubs.stubRequests(
            passingTest: { $0.url?.host == "former.example" },
            withStubResponse: { _ in
                OHHTTPStubsResponse(data: Data("old".utf8), statusCode: 203, headers: nil)
            }
        )
        defer { OHHTTPStubs.removeStub(made) }
        let found = try await get("https://former.example/")
        #expect(found.text == "old")
        #expect(found.response.statusCode == 203)
    }

    @Test func theStubThatWasAddedLastAnswers() async throws {
        let first = stub("last.example") { _ in
            HTTPStubsResponse(data: Data("first".utf8), statusCode: 200, headers: nil)
        }
        let last = stub("last.example") { _ in
            HTTPStubsResponse(
                jsonObject: ["a": 1],
                statusCode: 201,
                headers: ["X-Kind": "last"]
            )
        }
        let answer = try await get("http://last.example/a")
        #expect(answer.text == #"{"a":1}"#)
        #expect(answer.response.statusCode == 201)
        #expect(answer.response.value(forHTTPHeaderField: "X-Kind") == "last")
        #expect(answer.response.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(answer.response.expectedContentLength == 7)
        #expect(HTTPStubs.removeStub(last))
        #expect(!HTTPStubs.removeStub(last))
        #expect(try await get("http://last.example/a").text == "first")
        #expect(HTTPStubs.removeStub(first))
    }

    @Test func sessionsOfEachKindAreAnswered() async throws {
        let added = stub("kinds.example") {
            answer($0.httpMethod ?? "")
        }
        defer { HTTPStubs.removeStub(added) }
        #expect(try await get("https://kinds.example/", .default).text == "GET")
        #expect(try await get("https://kinds.example/", .ephemeral).text == "GET")
        var request = URLRequest(url: try #require(URL(string: "https://kinds.example/")))
        request.httpMethod = "PUT"
        let (data, _) = try await URLSession.shared.data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "PUT")
    }

    @Test func aConfigurationMayDoWithout() {
        let configuration = URLSessionConfiguration.default
        #expect(HTTPStubs.isEnabled(for: configuration))
        HTTPStubs.setEnabled(false, forSessionConfiguration: configuration)
        #expect(!HTTPStubs.isEnabled(for: configuration))
        #expect(HTTPStubs.isEnabled(for: .default))
        HTTPStubs.setEnabled(true, forSessionConfiguration: configuration)
        #expect(HTTPStubs.isEnabled(for: configuration))
        #expect(HTTPStubs.isEnabled())
    }

    @Test func anErrorFailsTheRequest() async throws {
        let added = stub("error.example") { _ in
            HTTPStubsResponse(error: URLError(.notConnectedToInternet))
        }
        defer { HTTPStubs.removeStub(added) }
        await #expect(throws: URLError(.notConnectedToInternet)) {
            try await get("http://error.example/")
        }
    }

    @Test func aRedirectionIsFollowedAndTold() async throws {
        let told = Mutex<[String]>([])
        let stubs = [
            stub("old.example") { _ in
                answer("", status: 301, headers: ["Location": "http://new.example/there"])
            },
            stub("new.example") {
                answer($0.url?.path ?? "").requestTime(0.001, responseTime: -1000)
            },
        ]
        HTTPStubs.onStubActivation { request, _, _ in
            told.withLock { $0.append(request.url?.host ?? "") }
        }
        HTTPStubs.onStubRedirectResponse { _, next, _, _ in
            told.withLock { $0.append("to \(next.url?.path ?? "")") }
        }
        defer {
            for stub in stubs { HTTPStubs.removeStub(stub) }
            HTTPStubs.onStubActivation(nil)
            HTTPStubs.onStubRedirectResponse(nil)
        }
        let result = try await get("http://old.example/here")
        #expect(result.text == "/there")
        #expect(result.response.url?.host == "new.example")
        #expect(told.withLock { $0 } == ["old.example", "to /there", "new.example"])
    }

    @Test func stubsSeeTheBody() async throws {
        let added = stub("body.example") {
            let body = ($0 as NSURLRequest).ohhttpStubs_HTTPBody() ?? Data()
            return HTTPStubsResponse(data: body, statusCode: 200, headers: nil)
        }
        defer { HTTPStubs.removeStub(added) }
        var request = URLRequest(url: try #require(URL(string: "http://body.example/")))
        request.httpMethod = "POST"
        request.httpBody = Data("sent".utf8)
        let (data, _) = try await URLSession(configuration: .default).data(for: request)
        #expect(String(decoding: data, as: UTF8.self) == "sent")
    }
}
