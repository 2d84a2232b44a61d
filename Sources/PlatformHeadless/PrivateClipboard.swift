// SPDX-License-Identifier: Apache-2.0

package import Platform
import Synchronization

/// A clipboard that no other program sees.
package final class PrivateClipboard: PlatformClipboard {
    private struct Content: Sendable {
        var items: [ClipboardItem] = []
        var changes = 0
    }

    private let content = Mutex(Content())

    package init() {}

    package var changeCount: Int { content.withLock { $0.changes } }

    package var items: [ClipboardItem] {
        get { content.withLock { $0.items } }
        set {
            content.withLock { content in
                content.items = newValue
                content.changes += 1
            }
        }
    }
}
