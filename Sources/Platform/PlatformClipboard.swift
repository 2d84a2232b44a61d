// SPDX-License-Identifier: Apache-2.0

/// One piece of content in all the forms it is offered in.
package struct ClipboardItem: Sendable, Hashable {
    /// Bytes by media type, for example `text/plain;charset=utf-8`.
    package var representations: [String: [UInt8]]

    package init(representations: [String: [UInt8]]) {
        self.representations = representations
    }

    /// The item as text, whatever its media type says of the character set.
    package var text: String? {
        let form =
            representations.first { $0.key.hasPrefix("text/plain") && $0.key.contains("utf-8") }
            ?? representations.first { $0.key.hasPrefix("text/plain") }
        return form.map { String(decoding: $0.value, as: UTF8.self) }
    }
}

/// The system's clipboard.
///
/// Any thread may use it; ``PlatformEvent/clipboardDidChange`` tells of changes by others.
package protocol PlatformClipboard: AnyObject, Sendable {
    /// Increases with each change of the clipboard by any program.
    var changeCount: Int { get }
    /// The clipboard's content; setting it makes this program the owner.
    var items: [ClipboardItem] { get set }
}
