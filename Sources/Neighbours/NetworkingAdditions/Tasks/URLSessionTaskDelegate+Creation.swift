// SPDX-License-Identifier: Apache-2.0

import Foundation
public import FoundationNetworking
import ObjCRuntime

// Requirements of iOS's delegate of tasks that Foundation on Linux does not declare. Swift calls an extension's method
// by no table: the class's own is found by its list, which lowered classes have.
extension URLSessionTaskDelegate {
    /// The session has made a task, which has not begun; called before the session's method returns, on the caller's
    /// thread.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
        let name = "urlSession(_:didCreateTask:)"
        _ = _objcOptional(self, name) { _objcDefault(self, name, session, task) }
    }

    /// A task waits for a network; none does here, since one without a network fails.
    public func urlSession(
        _ session: URLSession,
        taskIsWaitingForConnectivity task: URLSessionTask
    ) {
        let name = "urlSession(_:taskIsWaitingForConnectivity:)"
        _ = _objcOptional(self, name) { _objcDefault(self, name, session, task) }
    }
}
