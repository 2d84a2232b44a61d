// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProcessChannel
import Synchronization
import UITestWire

/// Receives requests on a thread of its own, so that the main thread's run loop goes on, and ends
/// the process when the test is gone.
final class UITestInbox: Sendable {
    private let requests = Mutex<[UITestRequest]>([])

    init(_ channel: FrameChannel) {
        Thread.detachNewThread { [self] in
            while let request = try? UITestChannel.request(on: channel) {
                requests.withLock { $0.append(request) }
                // Wakes the run loop.
                DispatchQueue.main.async {}
            }
            _exit(0)
        }
    }

    /// The oldest request; nil where there is none.
    func take() -> UITestRequest? {
        requests.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
}
