// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIApplication {
    func setFetchInterval(_ seconds: TimeInterval) {
        let isNever = !(seconds < UIApplication.backgroundFetchIntervalNever)
        application.fetchInterval = isNever ? nil : max(0, seconds)
        scheduleFetch()
    }

    /// Lets the delegate fetch, if the program is in the background.
    func scheduleFetch() {
        application.nextFetch?.cancel()
        application.nextFetch = nil
        guard let interval = application.fetchInterval, application.state == .background else {
            return
        }
        // As the system does, not more often than every few minutes.
        let wait = max(interval, UIApplication.leastFetchInterval)
        application.nextFetch = Deadlines.shared.add(after: wait) { [weak self] in
            guard let self, application.state == .background else { return }
            delegate?.application?(self, performFetchWithCompletionHandler: { _ in })
            scheduleFetch()
        }
    }

    /// Seconds; our choice.
    private static let leastFetchInterval: TimeInterval = 600
}
