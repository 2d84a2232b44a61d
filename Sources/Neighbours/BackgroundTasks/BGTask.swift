// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a lock guards what changes.
/// A task that was launched in the background.
open class BGTask: NSObject, @unchecked Sendable {
    /// Which task.
    open private(set) var identifier: String
    private let state = Mutex<(expire: (@Sendable () -> Void)?, success: Bool?)>((nil, nil))

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Called shortly before the task's time is over.
    open var expirationHandler: (@Sendable () -> Void)? {
        get { state.withLock { $0.expire } }
        set { state.withLock { $0.expire = newValue } }
    }

    /// Says that the task is done.
    open func setTaskCompleted(success: Bool) {
        state.withLock { $0 = (nil, success) }
        BGTaskScheduler.shared.end(self)
    }
}

// Sendable is unchecked because it adds nothing that changes.
/// A short task that refreshes what the program shows.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

// Sendable is unchecked because it adds nothing that changes.
/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
