// SPDX-License-Identifier: Apache-2.0

/// One piece of content in all the forms it is offered in.
package struct ClipboardItem: Sendable, Hashable {
    /// Bytes by media type, for example `text/plain;charset=utf-8`.
    package var representations: [String: [UInt8]]

    package init(representations: [String: [UInt8]]) {
        self.representations = representations
    }
}

/// The system's clipboard.
@MainActor
package protocol PlatformClipboard: AnyObject {
    /// Grows each time somebody puts something on the clipboard.
    var changeCount: Int { get }
    var items: [ClipboardItem] { get set }
}
