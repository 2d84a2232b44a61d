// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import Synchronization

/// Loads requests as programs did before sessions; of the class only the calls for a whole answer are here.
open class NSURLConnection: Foundation.NSObject {
    /// Whether requests of that scheme can be loaded.
    open class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "ftp", "file"].contains(request.url?.scheme?.lowercased())
    }

    /// Loads a request, and waits for all of the answer.
    open class func sendSynchronousRequest(
        _ request: URLRequest,
        returning response: UnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let answer = Mutex<(Data?, URLResponse?, (any Error)?)>((nil, nil, nil))
        let done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) { data, response, error in
            answer.withLock { $0 = (data, response, error) }
            done.signal()
        }.resume()
        done.wait()
        let (data, found, error) = answer.withLock { $0 }
        response?.pointee = found
        if let error { throw error }
        return data ?? Data()
    }

    /// Loads a request, and calls the handler on a queue with all of the answer.
    open class func sendAsynchronousRequest(
        _ request: URLRequest,
        queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(response, data, error) }
        }.resume()
    }
}
