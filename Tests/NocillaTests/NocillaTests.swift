// SPDX-License-Identifier: Apache-2.0

import Nocilla
import Synchronization
import Testing

/// There is one `LSNocilla`, so the tests run one after the other.
@Suite(.serialized) struct NocillaTests {
    init() {
        LSNocilla.sharedInstance().stop()
        LSNocilla.sharedInstance().start()
    }

    private func get(_ text: String) async throws -> (text: String, status: Int) {
        try await send(URLRequest(url: try #require(URL(string: text))))
    }

    private func send(_ request: URLRequest) async throws -> (text: String, status: Int) {
        let (data, response) = try await URLSession(configuration: .ephemeral).data(for: request)
        let status = try #require(response as? HTTPURLResponse).statusCode
        return (String(decoding: data, as: UTF8.self), status)
    }

    @Test func aRequestHasTheAnswerOfItsStub() async throws {
        _ = stubRequest("GET", "http://a.example/dogs" as NSString)
            .andReturn(201)?
            .withHeaders(["Content-Type": "text/plain"])?
            .withBody("woof" as NSString)
        let answer = try await get("http://a.example/dogs")
        #expect(answer.text == "woof")
        #expect(answer.status == 201)
    }

    @Test func aStubForTheSameRequestTakesThePlace() async throws {
        _ = stubRequest("GET", "http://a.example/" as NSString).andReturn(401)
        _ = stubRequest("GET", "http://a.example/" as NSString).andReturn(204)
        #expect(try await get("http://a.example/").status == 204)
        #expect(LSNocilla.sharedInstance().stubbedRequests.count == 1)
    }

    @Test func addressesMayBeExpressions() async throws {
        _ = stubRequest("GET", "/dogs/[0-9]+$".regex()).andReturn(200)?.withBody("a" as NSString)
        #expect(try await get("http://a.example/dogs/12").text == "a")
        await #expect(throws: NSError.self) { try await get("http://a.example/dogs/x") }
    }

    @Test func headersAndBodiesChooseAmongStubs() async throws {
        _ = stubRequest("POST", "http://a.example/" as NSString)
            .withHeader("Accept", "text/plain")?
            .withBody("ping" as NSString)?
            .andReturn(200)?.withBody(Data("pong".utf8) as NSData)
        var request = URLRequest(url: try #require(URL(string: "http://a.example/")))
        request.httpMethod = "POST"
        request.httpBody = Data("ping".utf8)
        let plain = request
        await #expect(throws: NSError.self) { try await send(plain) }
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        #expect(try await send(request).text == "pong")
    }

    @Test func anAnswerWaitsUntilItMayGo() async throws {
        let stub = stubRequest("GET", "http://a.example/" as NSString)
            .andReturn(200)?.withBody("late" as NSString)?.delay()
        let isThere = Mutex(false)
        async let answer = get("http://a.example/")
        isThere.withLock { $0 = true }
        _ = stub?.go()
        #expect(try await answer.text == "late")
        #expect(isThere.withLock { $0 })
    }

    @Test func anErrorFailsTheRequest() async throws {
        stubRequest("GET", "http://a.example/" as NSString)
            .andFailWithError(NSError(domain: "kennel", code: 7))
        let error = await #expect(throws: NSError.self) { try await get("http://a.example/") }
        #expect(error?.domain == "kennel")
        #expect(error?.code == 7)
    }

    @Test func aRawAnswerHasHeadersAndBody() async throws {
        let raw = "HTTP/1.1 418 I'm a teapot\r\nX-Kind: pot\r\n\r\ntea"
        _ = stubRequest("GET", "http://a.example/" as NSString).andReturnRawResponse(Data(raw.utf8))
        let answer = try await get("http://a.example/")
        #expect(answer.text == "tea")
        #expect(answer.status == 418)
    }
}
