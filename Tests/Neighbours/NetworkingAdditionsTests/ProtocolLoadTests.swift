// SPDX-License-Identifier: Apache-2.0

import Foundation
import NetworkingAdditions
import Synchronization
import Testing

/// Tasks that a protocol of the program loads.
struct ProtocolLoadTests {
    private func session(
        _ delegate: (any URLSessionDelegate)? = nil,
        _ protocols: [AnyClass] = [Scripted.self]
    ) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = protocols
        return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    private func request(_ text: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: text)))
    }

    @Test func piecesOfDataComeTogether() async throws {
        let (data, _) = try await session().data(for: request("scripted://pieces?a&b&c"))
        #expect(String(decoding: data, as: UTF8.self) == "abc")
    }

    @Test func aDownloadIsAFile() async throws {
        let (file, response) = try await session().download(for: request("scripted://pieces?a&b"))
        #expect(try String(contentsOf: file, encoding: .utf8) == "ab")
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        try FileManager.default.removeItem(at: file)
    }

    @Test func aDownloadsHandlerGetsAFile() async throws {
        let request = try request("scripted://pieces?abc")
        let text = await withCheckedContinuation { continuation in
            session().downloadTask(with: request) { file, _, _ in
                continuation.resume(
                    returning: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                )
            }.resume()
        }
        #expect(text == "abc")
    }

    @Test func aDownloadsDelegateHearsOfEachPieceAndTheEnd() async throws {
        let request = try request("scripted://pieces?ab&c")
        let events = await withCheckedContinuation { continuation in
            let delegate = Listener { continuation.resume(returning: $0) }
            session(delegate).downloadTask(with: request).resume()
        }
        #expect(events == ["wrote 2 of 2", "wrote 1 of 3", "file abc", "complete"])
    }

    @Test(arguments: ["scripted://pieces?a&b", "scripted://fail"])
    func metricsAreToldOnceBeforeTheEnd(address: String) async throws {
        let request = try request(address)
        let watcher = MetricsWatcher()
        let session = session(watcher)
        let start = Date()
        await withCheckedContinuation { continuation in
            watcher.whenComplete = { continuation.resume() }
            session.dataTask(with: request).resume()
        }
        #expect(watcher.intervals.count == 1)
        let interval = try #require(watcher.intervals.first)
        #expect(interval.start >= start && interval.end <= Date())
        #expect(interval.duration > 0)
    }

    @Test func countsOfBytesAreKept() async throws {
        let request = try request("scripted://pieces?ab&c")
        let session = session()
        let count = await withCheckedContinuation { continuation in
            let delegate = TaskHolder()
            let task = session.dataTask(with: request) { _, _, _ in
                continuation.resume(returning: delegate.task?.countOfBytesReceived)
            }
            delegate.task = task
            task.resume()
        }
        #expect(count == 3)
    }

    @Test func bodiesAreStreamsForAProtocol() async throws {
        var request = try request("scripted://echo")
        request.httpMethod = "POST"
        let (uploaded, _) = try await session().upload(for: request, from: Data("up".utf8))
        #expect(String(decoding: uploaded, as: UTF8.self) == "up, no data")
        request.httpBody = Data("body".utf8)
        let (sent, _) = try await session().data(for: request)
        #expect(String(decoding: sent, as: UTF8.self) == "body, no data")
    }

    @Test func whatComesAfterCancellingIsIgnored() async throws {
        let request = try request("scripted://later")
        let session = session()
        let gate = Gate()
        Scripted.later.withLock { $0 = gate }
        let error = await withCheckedContinuation { continuation in
            let task = session.dataTask(with: request) { _, _, error in
                continuation.resume(returning: error as? URLError)
            }
            gate.whenStarted { DispatchQueue.global().async { session.invalidateAndCancel() } }
            task.resume()
        }
        #expect(error?.code == .cancelled)
        gate.loadNow()
        // The next session works: nothing has ended the program.
        let (data, _) = try await self.session().data(for: self.request("scripted://pieces?x"))
        #expect(data == Data("x".utf8))
    }

    @Test func anEndWithoutAResponseIsABadAnswer() async throws {
        await #expect(throws: URLError(.badServerResponse)) {
            try await session().data(for: request("scripted://nothing"))
        }
    }

    @Test func aRedirectionIsFollowed() async throws {
        let (data, response) = try await session().data(for: request("scripted://moved"))
        #expect(String(decoding: data, as: UTF8.self) == "new")
        #expect(response.url?.host == "pieces")
    }

    @Test func aDelegateMayRefuseARedirection() async throws {
        let request = try request("scripted://moved")
        let events = await withCheckedContinuation { continuation in
            let delegate = Listener { continuation.resume(returning: $0) }
            delegate.refusesRedirections = true
            session(delegate).dataTask(with: request).resume()
        }
        #expect(events == ["redirected to scripted://pieces?new", "status 302", "complete"])
    }

    @Test func theSharedSessionAsksRegisteredProtocols() async throws {
        let request = try request("https://casement.invalid/registered")
        _ = URLSession.shared
        #expect(URLProtocol.registerClass(Registered.self))
        let (data, _) = try await URLSession.shared.data(for: request)
        #expect(data == Data("registered".utf8))
        URLProtocol.unregisterClass(Registered.self)
        let classes = URLSession.shared.configuration.protocolClasses ?? []
        #expect(!classes.contains { $0 == Registered.self })
    }

    @Test func aProtocolIsStoppedWhenItsLoadingIsOver() async throws {
        let stops = Scripted.stops.withLock { $0 }
        _ = try await session().data(for: request("scripted://pieces?stop"))
        #expect(Scripted.stops.withLock { $0 } > stops)
    }
}

/// Holds a task for a handler that is made before it.
private final class TaskHolder: @unchecked Sendable {
    var task: URLSessionTask?
}

/// Lets a protocol go on when a test says so.
private final class Gate: @unchecked Sendable {
    private let state = Mutex<(started: (@Sendable () -> Void)?, load: (@Sendable () -> Void)?)>(
        (nil, nil)
    )

    func whenStarted(_ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.started = body }
    }

    func start(_ load: @escaping @Sendable () -> Void) {
        let started = state.withLock { state in
            state.load = load
            return state.started
        }
        started?()
    }

    func loadNow() { state.withLock { $0.load }?() }
}

/// Notes what a delegate hears.
private final class Listener: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate,
    @unchecked Sendable
{
    private let state = Mutex<[String]>([])
    private let done: @Sendable ([String]) -> Void
    var refusesRedirections = false

    init(_ done: @escaping @Sendable ([String]) -> Void) { self.done = done }

    private func note(_ event: String) { state.withLock { $0.append(event) } }

    func urlSession(
        _ session: URLSession,
        downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
    ) {
        note("file " + ((try? String(contentsOf: location, encoding: .utf8)) ?? "absent"))
    }

    func urlSession(
        _ session: URLSession,
        downloadTask: URLSessionDownloadTask,
        didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) { note("wrote \(bytesWritten) of \(totalBytesWritten)") }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        note("status \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        note("redirected to \(request.url?.absoluteString ?? "nothing")")
        completionHandler(refusesRedirections ? nil : request)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        note(error.map { "failed \($0)" } ?? "complete")
        done(state.withLock { $0 })
    }
}

/// Answers everything with one word.
private final class Registered: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.host == "casement.invalid"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(
            url: url,
            mimeType: nil,
            expectedContentLength: -1,
            textEncodingName: nil
        )
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("registered".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// Answers by what the address says.
private final class Scripted: URLProtocol {
    static let later = Mutex<Gate?>(nil)
    static let stops = Mutex(0)

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == "scripted"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        switch request.url?.host {
        case "nothing": client?.urlProtocolDidFinishLoading(self)
        case "later":
            let gate = Self.later.withLock { $0 }
            // Unsafe because protocols may report from any thread, and this one does it once.
            nonisolated(unsafe) let source = self
            gate?.start { source.answer(200, ["late"]) }
        case "moved":
            guard let url = URL(string: "scripted://pieces?new") else { return }
            client?.urlProtocol(
                self,
                wasRedirectedTo: URLRequest(url: url),
                redirectResponse: response(302)
            )
            client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
        case "echo":
            let data = request.httpBody == nil ? "no data" : "data"
            answer(200, [request.httpBodyStream.map(text) ?? "no stream", ", " + data])
        default:
            answer(200, request.url?.query?.components(separatedBy: "&") ?? [])
        }
    }

    override func stopLoading() { Self.stops.withLock { $0 += 1 } }

    private func text(of stream: InputStream) -> String {
        stream.open()
        defer { stream.close() }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = stream.read(&bytes, maxLength: bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    private func response(_ status: Int) -> HTTPURLResponse {
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url,
                statusCode: status,
                httpVersion: "HTTP/1.1",
                headerFields: nil
            )
        else { fatalError("The address of a scripted request is missing") }
        return response
    }

    private func answer(_ status: Int, _ pieces: [String]) {
        client?.urlProtocol(self, didReceive: response(status), cacheStoragePolicy: .notAllowed)
        for piece in pieces { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
        client?.urlProtocolDidFinishLoading(self)
    }
}

/// Collects the times of tasks.
// Sendable is unchecked because a session calls its delegate on one queue.
private final class MetricsWatcher: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    var whenComplete: () -> Void = {}
    var intervals: [DateInterval] = []

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        intervals.append(metrics.taskInterval)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        whenComplete()
    }
}
