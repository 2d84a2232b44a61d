// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where log lines go: standard error, or a closure in tests.
enum LogOutput {
    private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

    static func write(_ text: String, _ category: String) {
        let line = "[\(category)] \(text)"
        if let sink = sink.withLock({ $0 }) { return sink(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Sends the lines elsewhere; nil for standard error again.
    static func redirect(to sink: (@Sendable (String) -> Void)?) {
        Self.sink.withLock { $0 = sink }
    }
}
