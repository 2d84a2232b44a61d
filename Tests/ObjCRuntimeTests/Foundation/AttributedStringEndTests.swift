// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Attributes of strings are freed with them, which Foundation on Linux does not do by itself.
struct AttributedStringEndTests {
    private final class Value {}

    private struct Way: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Makes strings with the value as an attribute, and lets them go.
        let run: @Sendable (Value) -> Void
    }

    private static let key = NSAttributedString.Key("value")

    private static let ways: [Way] = [
        Way(testDescription: "a string that begins with attributes") { value in
            let text = NSAttributedString(string: "ab", attributes: [key: value])
            #expect(text.attribute(key, at: 1, effectiveRange: nil) as? Value === value)
        },
        Way(testDescription: "a string that changes") { value in
            let text = NSMutableAttributedString(string: "abc")
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: 2))
            text.removeAttribute(key, range: NSRange(location: 0, length: 1))
            text.append(NSAttributedString(string: "d", attributes: [key: value]))
            text.deleteCharacters(in: NSRange(location: 0, length: 2))
            #expect(text.attribute(key, at: 1, effectiveRange: nil) as? Value === value)
        },
        Way(testDescription: "copies, which outlive their originals") { value in
            var copies: [NSAttributedString] = []
            do {
                let text = NSMutableAttributedString(string: "abc", attributes: [key: value])
                copies.append(NSAttributedString(attributedString: text))
                copies.append(text.attributedSubstring(from: NSRange(location: 1, length: 1)))
                if let copy = text.copy() as? NSAttributedString { copies.append(copy) }
                if let copy = text.mutableCopy() as? NSAttributedString { copies.append(copy) }
                text.setAttributes([:], range: NSRange(location: 0, length: 3))
            }
            #expect(copies.count == 4)
            for copy in copies {
                #expect(copy.attribute(key, at: 0, effectiveRange: nil) as? Value === value)
            }
        },
        Way(testDescription: "a string whose characters somebody keeps") { value in
            let text = NSMutableAttributedString(string: "abc", attributes: [key: value])
            let characters = text.mutableString
            text.setAttributes([:], range: NSRange(location: 0, length: 3))
            #expect(characters.length == 3)
        },
    ]

    @inline(never)
    private func ended(_ way: Way) -> () -> Value? {
        let value = Value()
        way.run(value)
        return { [weak value] in value }
    }

    @Test(arguments: ways)
    private func attributesGoWithTheirStrings(way: Way) {
        #expect(ended(way)() == nil)
    }
}
