// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import LocaleDefaults
import ObjCRuntime
import Synchronization

/// The loading of one task by a protocol of the program.
// Sendable is unchecked because everything happens on the session's queue.
final class ProtocolLoad: @unchecked Sendable {
    private unowned let task: URLSessionTask
    private let session: URLSession?
    /// The queue on which the session keeps its list of tasks.
    private let queue: DispatchQueue?
    private var data = Data()
    /// Whether the end has been reported, after which nothing else counts.
    private var hasEnded = false
    /// The protocol that a redirection led to; nil before one.
    private var successor: URLProtocol?
    /// Whether a redirection was reported and its request has not been decided upon.
    private var isRedirecting = false

    private init(_ task: URLSessionTask) {
        self.task = task
        session = privateMember("session", of: task) as? URLSession
        queue = session.flatMap { privateMember("workQueue", of: $0) as? DispatchQueue }
        queue?.setSpecific(key: Self.mark, value: queue.map(ObjectIdentifier.init))
    }

    /// The loading of a task.
    static func of(_ task: URLSessionTask) -> ProtocolLoad {
        making.withLock { _ in
            if let load = objc_getAssociatedObject(task, key) as? ProtocolLoad { return load }
            let load = ProtocolLoad(task)
            objc_setAssociatedObject(task, key, load, .OBJC_ASSOCIATION_RETAIN)
            return load
        }
    }

    private static let making = Mutex<Void>(())

    private static var key: UnsafeRawPointer {
        unsafeBitCast(ProtocolLoad.self as AnyClass, to: UnsafeRawPointer.self)
    }

    /// The queue of the session that the current thread works for.
    private static let mark = DispatchSpecificKey<ObjectIdentifier?>()

    /// Whether a class is one of Foundation's own.
    static func isFoundations(_ aClass: AnyClass) -> Bool {
        _typeName(aClass, qualified: true).hasPrefix("FoundationNetworking.")
    }

    private static let setReceived = WitnessTable(
        of: "$s20FoundationNetworking14URLSessionTaskC20countOfBytesReceiveds5Int64Vvs",
        in: "FoundationNetworking"
    )
    private static let setExpected = WitnessTable(
        of: "$s20FoundationNetworking14URLSessionTaskC29countOfBytesExpectedToReceives5Int64Vvs",
        in: "FoundationNetworking"
    )

    /// The body of a task's request as a stream; nil where it has none, or is a stream already.
    static func body(of task: URLSessionTask, _ request: URLRequest) -> InputStream? {
        if let data = request.httpBody { return InputStream(data: data) }
        // An optional enumeration: its case is the optional's content.
        guard request.httpBodyStream == nil, let optional = privateMember("knownBody", of: task),
            let body = Mirror(reflecting: optional).children.first?.value,
            let content = Mirror(reflecting: body).children.first?.value
        else { return nil }
        switch content {
        case let bytes as DispatchData: return InputStream(data: Data(bytes))
        case let file as URL: return InputStream(url: file)
        case let stream as InputStream: return stream
        default: return nil
        }
    }

    /// Runs what a report comes to, on the session's queue, unless its protocol has nothing more to say.
    func report(from source: URLProtocol, _ body: @escaping () -> Void) {
        let work = UncheckedTransfer { [self] in
            guard !hasEnded, !isRedirecting, successor == nil || successor === source else {
                return
            }
            body()
        }
        onQueue(work)
    }

    private func onQueue(_ work: UncheckedTransfer<() -> Void>) {
        guard let queue, DispatchQueue.getSpecific(key: Self.mark) != ObjectIdentifier(queue) else {
            return work.value()
        }
        queue.async { work.value() }
    }

    /// A response came: so much data will follow.
    func expect(_ response: URLResponse) {
        data = Data()
        Self.setExpected?.value(of: task, as: (any CountSetting).self)
            .set(response.expectedContentLength)
    }

    /// Takes a piece of data; whether that was all there is to do, as with downloads.
    func keep(_ piece: Data) -> Bool {
        data += piece
        Self.setReceived?.value(of: task, as: (any CountSetting).self).set(Int64(data.count))
        guard let download = task as? URLSessionDownloadTask else { return false }
        guard let session, reportsToDelegate,
            let delegate = task.delegate as? any URLSessionDownloadDelegate
        else { return true }
        let (total, expected) = (Int64(data.count), task.countOfBytesExpectedToReceive)
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session,
                downloadTask: download,
                didWriteData: Int64(piece.count),
                totalBytesWritten: total,
                totalBytesExpectedToWrite: expected
            )
        }
        return true
    }

    /// Whether the session's delegate hears of the task, which has no completion handler.
    private var reportsToDelegate: Bool {
        let behaviours = session.flatMap { privateMember("taskRegistry", of: $0) }
            .flatMap { privateMember("behaviours", of: $0) }
        guard let behaviour = (behaviours as? [Int: Any])?[task.taskIdentifier] else {
            return false
        }
        return Mirror(reflecting: behaviour).children.isEmpty
    }

    /// Ends the loading, and lays its result where Foundation looks for it; the error is why there is none.
    func finish(_ source: URLProtocol) -> (any Error)? {
        hasEnded = true
        let isAwaited = privateMember("_callCompletionHandlerInline", of: task) as? Bool == true
        if isAwaited, task.response == nil { return URLError(.badServerResponse) }
        guard task is URLSessionDownloadTask else {
            if !data.isEmpty { source._setResult(data, for: .data) }
            return nil
        }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
        do {
            try data.write(to: file)
        } catch {
            return error
        }
        source._setResult(file, for: .file)
        return nil
    }

    /// The loading failed.
    func end() { hasEnded = true }

    /// Stops a protocol whose loading is over, as on iOS; Foundation stops those of tasks that are cancelled.
    func stop(_ source: URLProtocol) {
        guard task.state != .canceling else { return }
        source.stopLoading()
    }

    /// Another request takes the place of the one that a protocol loads, if the delegate agrees.
    func redirect(
        from source: URLProtocol,
        to request: URLRequest,
        by response: URLResponse,
        _ client: any URLProtocolClient
    ) {
        isRedirecting = true
        source.stopLoading()
        let old = UncheckedTransfer(source)
        let goOn: @Sendable (URLRequest?) -> Void = { [self] request in
            let work = UncheckedTransfer { [self] in
                isRedirecting = false
                guard !hasEnded else { return }
                follow(request, after: old.value, response, client)
            }
            onQueue(work)
        }
        guard let session, let delegate = task.delegate,
            let response = response as? HTTPURLResponse
        else { return goOn(request) }
        let task = task
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session,
                task: task,
                willPerformHTTPRedirection: response,
                newRequest: request,
                completionHandler: goOn
            )
        }
    }

    /// Starts a request after a redirection; without one, the redirection itself is the answer.
    private func follow(
        _ request: URLRequest?,
        after source: URLProtocol,
        _ response: URLResponse,
        _ client: any URLProtocolClient
    ) {
        guard let request else {
            client.urlProtocol(source, didReceive: response, cacheStoragePolicy: .notAllowed)
            return client.urlProtocolDidFinishLoading(source)
        }
        let classes = (session?.configuration.protocolClasses ?? [type(of: source)])
            .compactMap { $0 as? URLProtocol.Type }
        guard let type = classes.first(where: { $0.canInit(with: request) }) else {
            return client.urlProtocol(source, didFailWithError: URLError(.unsupportedURL))
        }
        let next = type.init(request: request, cachedResponse: nil, client: nil)
        next.task = task
        successor = next
        next.startLoading()
    }
}

/// The setter of a count, which Foundation keeps to itself.
private protocol CountSetting: AnyObject {
    func set(_ count: Int64)
}

extension URLProtocol {
    /// The results that Foundation keeps in a protocol, as its own names for them are numbered.
    fileprivate enum Result: UInt8 {
        case data = 0
        case file = 1
    }

    /// Lays a result where Foundation looks for it when the loading is over.
    // Unsafe because Foundation keeps its names for results to itself: the first property of the class is a
    // dictionary by them.
    fileprivate func _setResult(_ value: Any, for result: Result) {
        func set<Key: Hashable>(_ type: Key.Type) {
            guard MemoryLayout<Key>.size == MemoryLayout<UInt8>.size else { return }
            let key = unsafeBitCast(result.rawValue, to: Key.self)
            let header = 2 * MemoryLayout<UInt>.size
            let place = Unmanaged.passUnretained(self).toOpaque() + header
            place.assumingMemoryBound(to: [Key: Any].self).pointee[key] = value
        }
        let names = "20FoundationNetworking11URLProtocolC12_PropertyKeyO"
        guard let type = _typeByName(names) as? any Hashable.Type else { return }
        set(type)
    }
}
