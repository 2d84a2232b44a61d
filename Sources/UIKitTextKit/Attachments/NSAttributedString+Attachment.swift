// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
    /// The attachment character with an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether any attachment is in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        let low = min(max(range.location, 0), length)
        let high = min(max(range.location + range.length, low), length)
        var isFound = false
        enumerateAttribute(
            .attachment,
            in: NSRange(location: low, length: high - low),
            options: []
        ) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
