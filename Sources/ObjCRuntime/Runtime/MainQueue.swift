// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Where the main queue is served.
package enum MainQueue {
    /// Whether the caller is on the main thread or, as test runners serve the queue, wherever it is.
    package static var isHere: Bool {
        DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
