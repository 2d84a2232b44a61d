// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import ObjCRuntime

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

        /// Attaches a subscriber; the request goes out then.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (request, session) = (request, session)
            let task = Guarded<URLSessionDataTask?>(nil)
            let future = Deferred {
                Future<Output, URLError> { promise in
                    let promise = UncheckedTransfer(promise)
                    let new = session.dataTask(with: request) { data, response, error in
                        if let data, let response {
                            promise.value(.success((data, response)))
                        } else {
                            promise.value(.failure(error as? URLError ?? URLError(.unknown)))
                        }
                    }
                    _ = task.swap(new)
                    new.resume()
                }
            }
            var stream = future.handleEvents(receiveCancel: { task.swap(nil)?.cancel() })
            stream.name = "DataTaskPublisher"
            stream.subscribe(subscriber)
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
