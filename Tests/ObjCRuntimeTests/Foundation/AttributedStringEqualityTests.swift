// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Attributed texts are equal where what they say is, whichever class keeps it.
struct AttributedStringEqualityTests {
    private final class Kept: NSAttributedString {
        private let text: String
        private let runs: [Int: [NSAttributedString.Key: Any]]

        init(_ text: String, _ runs: [Int: [NSAttributedString.Key: Any]]) {
            (self.text, self.runs) = (text, runs)
            super.init(string: "")
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        override var string: String { text }
        override var length: Int { text.utf16.count }

        override func attributes(
            at location: Int,
            effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
            range?.pointee = NSRange(location: location, length: 1)
            return runs[location] ?? [:]
        }
    }

    private let plain = NSMutableAttributedString(string: "abc")

    @Test func aSubclassIsAskedForItsText() {
        #expect(plain == Kept("abc", [:]))
        #expect(plain != Kept("abd", [:]))
        #expect(plain != Kept("ab", [:]))
    }

    @Test func attributesCountRunByRun() {
        plain.addAttribute(.init("size"), value: 2, range: NSRange(location: 1, length: 2))
        let size: [NSAttributedString.Key: Any] = [.init("size"): 2]
        #expect(plain == Kept("abc", [1: size, 2: size]))
        #expect(plain != Kept("abc", [1: size]))
        #expect(plain != Kept("abc", [1: size, 2: [.init("size"): 3]]))
        #expect(plain != Kept("abc", [1: size, 2: [.init("other"): 2]]))
        let copy = NSAttributedString(attributedString: plain)
        #expect(copy == plain && plain == copy)
    }
}
