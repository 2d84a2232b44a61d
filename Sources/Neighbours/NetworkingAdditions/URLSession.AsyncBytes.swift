// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

extension URLSession {
    /// The bytes of a response, one after the other.
    ///
    /// They are there as a whole when the first is handed out.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8

        private let data: Data

        init(_ data: Data) { self.data = data }

        /// Hands out the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var rest: Data.Iterator

            fileprivate init(_ data: Data) { rest = data.makeIterator() }

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                return rest.next()
            }
        }

        /// An iterator from the beginning.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }
    }

    /// The bytes that an address holds, and the response that came with them.
    public func bytes(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// The bytes that a request comes to, and the response that came with them.
    public func bytes(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data), response)
    }

    /// The tasks under way, by their kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
    {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { data, uploads, downloads in
                    continuation.resume(returning: (data, uploads, downloads))
                }
            }
        }
    }

    /// The tasks under way.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }
}
