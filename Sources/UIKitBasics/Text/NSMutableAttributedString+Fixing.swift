// SPDX-License-Identifier: Apache-2.0

import CoreText
public import Foundation
import UIKitViews

extension NSMutableAttributedString {
    /// Puts attributes in order: fonts have the characters that they are for, a paragraph has one style,
    /// and attachments stand at attachment characters only.
    public func fixAttributes(in range: NSRange) {
        let limit = NSIntersectionRange(range, NSRange(location: 0, length: length))
        guard limit.length > 0 else { return }
        // The layout managers of a text storage hear of one edit.
        beginEditing()
        fixFonts(limit)
        fixStyles(limit)
        fixAttachments(limit)
        endEditing()
    }

    /// The stretches of a range in which an attribute has a value of a type.
    private func stretches<Value>(
        of key: NSAttributedString.Key,
        as type: Value.Type,
        in range: NSRange
    ) -> [(value: Value, range: NSRange)] {
        var result: [(value: Value, range: NSRange)] = []
        var location = range.location
        while location < range.upperBound {
            var found = NSRange()
            let value = attributes(at: location, effectiveRange: &found)[key] as? Value
            let end = min(range.upperBound, max(location + 1, found.upperBound))
            if let value {
                result.append((value, NSRange(location: location, length: end - location)))
            }
            location = end
        }
        return result
    }

    /// Gives characters that their font lacks a font that has them.
    private func fixFonts(_ range: NSRange) {
        let text = NSString(string: string)
        for (font, part) in stretches(of: .font, as: UIFont.self, in: range) {
            var start = part.location
            while start < part.upperBound {
                let whole = text.rangeOfComposedCharacterSequence(at: start)
                let end = min(part.upperBound, max(start + 1, whole.upperBound))
                let character = NSRange(location: start, length: end - start)
                start = end
                if text.character(at: character.location) == Self.attachmentUnit { continue }
                let found = CTFontCreateForString(
                    font,
                    NSString(string: text.substring(with: character)),
                    CFRangeMake(0, character.length)
                )
                guard found !== font else { continue }
                addAttribute(.font, value: UIFont(found.instance), range: character)
            }
        }
    }

    /// Gives each paragraph its first style.
    private func fixStyles(_ range: NSRange) {
        let text = NSString(string: string)
        let whole = text.paragraphRange(for: range)
        var start = whole.location
        while start < whole.upperBound {
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            let styles = stretches(of: .paragraphStyle, as: NSParagraphStyle.self, in: paragraph)
            if let first = styles.first, first.range != paragraph {
                addAttribute(.paragraphStyle, value: first.value, range: paragraph)
            }
            start = max(start + 1, paragraph.upperBound)
        }
    }

    /// Removes attachments from other characters than theirs.
    private func fixAttachments(_ range: NSRange) {
        let text = NSString(string: string)
        for (_, part) in stretches(of: .attachment, as: NSTextAttachment.self, in: range) {
            for unit in part.location..<part.upperBound
            where text.character(at: unit) != Self.attachmentUnit {
                removeAttribute(.attachment, range: NSRange(location: unit, length: 1))
            }
        }
    }

    private static var attachmentUnit: UInt16 { 0xFFFC }
}
