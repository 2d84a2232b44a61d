// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where log lines go: standard error, or a closure in tests; and to those that `OSLogStore` reads.
enum LogOutput {
    private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

    static func write(_ text: String, format: String, _ log: OSLog, _ type: OSLogType) {
        LoggedLine.keep(
            LoggedLine(
                text: text,
                format: format,
                type: type,
                subsystem: log.subsystem,
                category: log.category,
                date: Date(),
                thread: UInt64(pthread_self())
            )
        )
        let line = "[\(log.category)] \(text)"
        if let sink = sink.withLock({ $0 }) { return sink(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Sends the lines elsewhere; nil for standard error again.
    static func redirect(to sink: (@Sendable (String) -> Void)?) {
        Self.sink.withLock { $0 = sink }
    }
}
