// SPDX-License-Identifier: Apache-2.0

public import Combine
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// What a request comes to.
    public struct DataTaskPublisher: Publisher {
        /// The data and what goes with them.
        public typealias Output = (data: Data, response: URLResponse)
        /// What went wrong.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// Who does it.
        public let session: URLSession

        /// Makes the publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber; the request goes out with its first demand.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transfer = Transfer(request, session) { result in
                switch result {
                case .success(let output):
                    _ = subscriber.receive(output)
                    subscriber.receive(completion: .finished)
                case .failure(let error):
                    subscriber.receive(completion: .failure(error))
                }
            }
            subscriber.receive(subscription: transfer)
        }
    }

    /// What an address holds, as a stream.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// What a request comes to, as a stream.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

extension URLSession.DataTaskPublisher {
    // Sendable is unchecked because a lock guards what changes.
    /// One request for one subscriber.
    private final class Transfer: Subscription, @unchecked Sendable {
        private let request: URLRequest
        private let session: URLSession
        private let lock = NSLock()
        /// Tells the subscriber how it ended; nil when it has been told, or wants nothing more.
        private var finish: ((Result<Output, URLError>) -> Void)?
        private var task: URLSessionDataTask?

        init(
            _ request: URLRequest,
            _ session: URLSession,
            finish: @escaping (Result<Output, URLError>) -> Void
        ) {
            self.request = request
            self.session = session
            self.finish = finish
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let new = lock.withLock { () -> URLSessionDataTask? in
                guard task == nil, finish != nil else { return nil }
                let new = session.dataTask(with: request) { [self] data, response, error in
                    end(data, response, error)
                }
                task = new
                return new
            }
            new?.resume()
        }

        private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            let finish = lock.withLock { () -> ((Result<Output, URLError>) -> Void)? in
                defer { (self.finish, task) = (nil, nil) }
                return self.finish
            }
            if let data, let response {
                finish?(.success((data, response)))
            } else {
                finish?(.failure(error as? URLError ?? URLError(.unknown)))
            }
        }

        func cancel() {
            let running = lock.withLock { () -> URLSessionDataTask? in
                defer { (finish, task) = (nil, nil) }
                return task
            }
            running?.cancel()
        }
    }
}
