// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The messages that have been written, so that a call in every frame does not flood the log.
private let writtenMessages = Mutex<Set<String>>([])

/// Logs a call that Core Graphics ignores to the standard error; each message once.
///
/// iOS does the same in its log: a drawing call with bad arguments has no effect and never stops
/// the app.
package func logIgnoredCall(_ message: @autoclosure () -> String) {
    let text = message()
    let isNew = writtenMessages.withLock { written in
        // Messages with ever-changing numbers must not fill the memory.
        if written.count >= 1000 { written.removeAll() }
        return written.insert(text).inserted
    }
    guard isNew else { return }
    FileHandle.standardError.write(Data("CoreGraphics: \(text)\n".utf8))
}
