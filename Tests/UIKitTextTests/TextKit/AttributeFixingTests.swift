// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// `fixAttributes(in:)`, of a plain attributed string and of a storage.
@MainActor
struct AttributeFixingTests {
    private func fixed(
        _ text: String,
        isStorage: Bool,
        _ change: (NSMutableAttributedString) -> Void
    ) -> NSMutableAttributedString {
        let result: NSMutableAttributedString =
            isStorage ? NSTextStorage(string: text) : NSMutableAttributedString(string: text)
        change(result)
        result.fixAttributes(in: NSRange(location: 0, length: result.length))
        return result
    }

    @Test(arguments: [false, true])
    func charactersGetAFontThatHasThem(isStorage: Bool) {
        let font = UIFont.systemFont(ofSize: 17)
        let text = fixed("a\u{5D0}b", isStorage: isStorage) {
            $0.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
        }
        let fonts = (0..<3).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts[0] == font)
        #expect(fonts[1]?.familyName == "DejaVu Sans")
        #expect(fonts[1]?.pointSize == 17)
        #expect(fonts[2] == font)
    }

    @Test(arguments: [false, true])
    func aParagraphHasItsFirstStyle(isStorage: Bool) {
        let first = NSMutableParagraphStyle()
        first.alignment = .center
        let second = NSMutableParagraphStyle()
        second.alignment = .right
        let text = fixed("one\ntwo", isStorage: isStorage) {
            $0.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 2))
            $0.addAttribute(.paragraphStyle, value: second, range: NSRange(location: 2, length: 4))
        }
        let alignments = (0..<7).map { unit in
            let style = text.attribute(.paragraphStyle, at: unit, effectiveRange: nil)
            return (style as? NSParagraphStyle)?.alignment
        }
        #expect(alignments.prefix(4).allSatisfy { $0 == .center })
        #expect(alignments.suffix(3).allSatisfy { $0 == .right })
    }

    @Test(arguments: [false, true])
    func attachmentsStandAtTheirCharacters(isStorage: Bool) {
        let attachment = NSTextAttachment()
        let text = fixed("a\u{FFFC}b", isStorage: isStorage) {
            $0.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 3))
        }
        let found = (0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
        #expect(found == [false, true, false])
    }
}
