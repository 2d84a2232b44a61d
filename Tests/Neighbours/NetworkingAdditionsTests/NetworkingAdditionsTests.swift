// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import NetworkingAdditions
import Testing

/// What iOS's Foundation has of the network beside Linux' own; `data:` and files stand for servers.
struct NetworkingAdditionsTests {
    /// A session whose answers come from ``Canned``.
    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Canned.self]
        return URLSession(configuration: configuration)
    }

    @Test func configurationsAndTasksKeepTheirSettings() throws {
        let configuration = URLSessionConfiguration.background(withIdentifier: "x")
        configuration.allowsExpensiveNetworkAccess = false
        #expect(!configuration.allowsExpensiveNetworkAccess)
        #expect(configuration.allowsConstrainedNetworkAccess)
        #expect(!configuration.waitsForConnectivity)
        configuration.waitsForConnectivity = true
        #expect(configuration.waitsForConnectivity)
        let other = URLSessionConfiguration.background(withIdentifier: "y")
        #expect(other.allowsExpensiveNetworkAccess)
        let url = try #require(URL(string: "https://a.b"))
        let task = URLSession.shared.dataTask(with: url)
        #expect(task.prefersIncrementalDelivery)
        task.prefersIncrementalDelivery = false
        #expect(!task.prefersIncrementalDelivery)
        task.cancel()
    }

    @Test func cfNetworksNamesAreThere() {
        #expect(kCFHTTPVersion1_1 as String == "HTTP/1.1")
        #expect(
            Int(CFNetworkErrors.cfurlErrorNotConnectedToInternet.rawValue)
                == URLError.notConnectedToInternet.rawValue
        )
        #expect(CFNetworkErrors(rawValue: Int32(NSURLErrorCancelled)) == .cfurlErrorCancelled)
    }

    @Test func noServersCertificateIsAskedAbout() {
        let space = URLProtectionSpace(
            host: "a.b",
            port: 443,
            protocol: "https",
            realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust
        )
        #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
    }

    @Test func aConnectionEndsWithAnAnswerOrAnError() async throws {
        let url = try #require(URL(string: "unknown-scheme://a.b"))
        #expect(!NSURLConnection.canHandle(URLRequest(url: url)))
        var response: URLResponse?
        #expect(throws: URLError.self) {
            try NSURLConnection.sendSynchronousRequest(URLRequest(url: url), returning: &response)
        }
        let isError = await withCheckedContinuation { continuation in
            NSURLConnection.sendAsynchronousRequest(
                URLRequest(url: url),
                queue: OperationQueue()
            ) { _, _, error in continuation.resume(returning: error is URLError) }
        }
        #expect(isError)
    }

    @Test func responsesAndCachesAreMadeAsOnIOS() throws {
        let url = try #require(URL(string: "https://a.b/c.json"))
        let response = HTTPURLResponse(
            url: url,
            mimeType: "application/json",
            expectedContentLength: 12,
            textEncodingName: "utf-8"
        )
        #expect(response.statusCode == 200)
        #expect(response.mimeType == "application/json")
        #expect(response.textEncodingName == "utf-8")
        #expect(response.expectedContentLength == 12)
        let cache = URLCache(memoryCapacity: 1000, diskCapacity: 2000)
        #expect(cache.memoryCapacity == 1000)
        #expect(cache.diskCapacity == 2000)
    }

    @Test(arguments: [
        ("https://a.b/c.json", "c.json"), ("https://a.b/", "a.b"), ("https://a.b", "a.b"),
    ])
    func filesAreCalledLikeTheEndOfTheAddress(_ address: String, _ name: String) throws {
        let url = try #require(URL(string: address))
        func response(_ fields: [String: String]) throws -> HTTPURLResponse {
            try #require(
                HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
            )
        }
        #expect(try response([:]).suggestedFilename == name)
        let named = try response(["Content-Disposition": "attachment; filename=\"x.pdf\""])
        #expect(named.suggestedFilename == "x.pdf")
    }

    @Test func bytesComeOneAfterTheOther() async throws {
        let url = try #require(URL(string: "canned://abc"))
        var found: [UInt8] = []
        for try await byte in try await session.bytes(from: url).0 { found.append(byte) }
        #expect(found == Array("abc".utf8))
    }

    @Test func bytesComeInLines() async throws {
        let bytes = AsyncStream<UInt8> { stream in
            for byte in "one\r\ntwo\n\nthrée\u{2028}four".utf8 { stream.yield(byte) }
            stream.finish()
        }
        var found: [String] = []
        for try await line in bytes.lines { found.append(line) }
        #expect(found == ["one", "two", "thrée", "four"])
        let url = try #require(URL(string: "canned://abc"))
        for try await line in try await session.bytes(from: url).0.lines { found = [line] }
        #expect(found == ["abc"])
    }

    @Test func theWordsOfAStatusStandWithinASentence() {
        #expect(HTTPURLResponse.localizedString(forStatusCode: 404) == "not found")
        #expect(HTTPURLResponse.localizedString(forStatusCode: 200) == "no error")
        #expect(HTTPURLResponse.localizedString(forStatusCode: 500) == "internal server error")
    }

    @Test func aResponsesFieldsKeepTheirNames() throws {
        let url = try #require(URL(string: "https://example.org"))
        let response = try #require(
            HTTPURLResponse(
                _objcURL: url,
                statusCode: 201,
                httpVersion: "HTTP/1.1",
                headerFields: [
                    "someKey": "a", "X-RequestID": "b", "content-length": "12", "ETag": "c",
                ]
            )
        )
        #expect(
            response.allHeaderFields as? [String: String] == [
                "someKey": "a", "X-RequestID": "b", "Content-Length": "12", "ETag": "c",
            ]
        )
        #expect(response.expectedContentLength == 12 && response.statusCode == 201)
        #expect(response.value(forHTTPHeaderField: "x-requestid") == "b")
    }

    @Test func aSessionMeetsARequirementWithoutADelegate() async throws {
        let loader: any Loading = session
        let url = try #require(URL(string: "canned://abc"))
        #expect(try await loader.data(for: URLRequest(url: url)).0 == Data("abc".utf8))
        #expect(try await loader.data(from: url).1.mimeType == "text/plain")
        let upload = try await loader.upload(for: URLRequest(url: url), from: Data())
        #expect(upload.0 == Data("abc".utf8))
        let file = try await loader.download(from: url).0
        #expect(try Data(contentsOf: file) == Data("abc".utf8))
    }

    @Test func aPublisherHandsOutWhatComes() async throws {
        var texts: [String] = []
        let url = try #require(URL(string: "canned://abc"))
        for try await part in session.dataTaskPublisher(for: url).values {
            texts.append(String(decoding: part.data, as: UTF8.self))
        }
        #expect(texts == ["abc"])
        let absent = try #require(URL(string: "canned://absent"))
        await #expect(throws: URLError.self) {
            for try await _ in session.dataTaskPublisher(for: absent).values {}
        }
    }
}

/// What tests put in the place of a session.
private protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
    func download(resumeFrom resumeData: Data) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

/// Answers with the host's name; the host `absent` cannot be found.
private final class Canned: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let host = url.host, host != "absent" else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        let response = URLResponse(
            url: url,
            mimeType: "text/plain",
            expectedContentLength: host.utf8.count,
            textEncodingName: nil
        )
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(host.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
