// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A line that the program logged.
package struct LoggedLine: Sendable {
    package let text: String
    /// The words with their gaps, as the program has them.
    package let format: String
    package let type: OSLogType
    package let subsystem: String
    package let category: String
    package let date: Date
    package let thread: UInt64

    /// The lines kept, oldest first: at most `limit`, then the older half goes.
    package static var kept: [LoggedLine] { lines.withLock { $0 } }

    private static let limit = 8192
    private static let lines = Mutex<[LoggedLine]>([])

    static func keep(_ line: LoggedLine) {
        lines.withLock { lines in
            if lines.count == limit { lines.removeFirst(limit / 2) }
            lines.append(line)
        }
    }
}
