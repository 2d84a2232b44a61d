// SPDX-License-Identifier: Apache-2.0

package import SwiftSyntax

/// Replacements of byte ranges of one file, applied together.
///
/// No edit moves a line: a replacement that has fewer newlines than what it replaces gets the
/// missing ones at its end, and one that has more is refused.
package struct EditList {
    private struct Edit {
        let range: Range<Int>
        let text: String
        /// Edits at one place keep the order in which they came.
        let order: Int
    }

    private var edits: [Edit] = []
    private let source: [UInt8]
    private let answers = Answers()

    /// Which words the source has, each looked for once: some nodes of long files ask again and again.
    private final class Answers {
        var known: [[[UInt8]]: Bool] = [:]
    }

    package init(_ source: String) { self.source = Array(source.utf8) }

    /// Whether there is nothing to change.
    package var isEmpty: Bool { edits.isEmpty }

    /// Whether one of some words, all beginning with the same byte, stands somewhere in the source,
    /// perhaps as a part of a longer one.
    func contains(anyOf words: [[UInt8]]) -> Bool {
        if let known = answers.known[words] { return known }
        let isThere = looksFor(words)
        answers.known[words] = isThere
        return isThere
    }

    private func looksFor(_ words: [[UInt8]]) -> Bool {
        guard let first = words.first?.first else { return false }
        return source.withUnsafeBufferPointer { bytes in
            // A plain loop: this looks at every byte of every file.
            var index = 0
            while index < bytes.count {
                if bytes[index] == first,
                    words.contains(where: { bytes[index...].starts(with: $0) })
                {
                    return true
                }
                index += 1
            }
            return false
        }
    }

    /// Whether one of some words stands somewhere in the source, perhaps as a part of a longer one.
    func contains(_ words: Words) -> Bool { words.groups.contains { contains(anyOf: $0) } }

    /// Words to look for, those together that begin with the same byte.
    struct Words {
        fileprivate let groups: [[[UInt8]]]

        init(_ words: [String]) {
            groups = Array(Dictionary(grouping: words.map { Array($0.utf8) }, by: \.first).values)
        }
    }

    /// Puts text in front of a byte.
    package mutating func insert(_ text: String, at position: AbsolutePosition) {
        replace(position.utf8Offset..<position.utf8Offset, with: text)
    }

    /// Overwrites a node without the comments and blanks around it with blanks.
    package mutating func blank(_ node: some SyntaxProtocol) {
        guard stands(node) else { return }
        let range = node.trimmedRange
        let blanks = source[range.utf8Range].map { $0 == newline ? newline : UInt8(ascii: " ") }
        replace(range.utf8Range, with: String(decoding: blanks, as: UTF8.self))
    }

    /// Puts text in the place of a node, keeping the comments and blanks around it.
    package mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        guard stands(node) else { return }
        replace(node.trimmedRange.utf8Range, with: text)
    }

    /// Whether a node's text stands in the source where the node says that it is.
    ///
    /// A node that was taken out of its tree, as `filter` of a syntax collection does, has other positions: an edit
    /// of it would overwrite what is there.
    private func stands(_ node: some SyntaxProtocol) -> Bool {
        let range = node.trimmedRange.utf8Range
        return range.upperBound <= source.count
            && source[range].elementsEqual(node.trimmedDescription.utf8)
    }

    /// Puts text in the place of bytes.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        let old = source[range].count { $0 == newline }
        let new = text.utf8.count { $0 == newline }
        precondition(new <= old, "an edit would move the lines below it")
        let padded = text + String(repeating: "\n", count: old - new)
        edits.append(Edit(range: range, text: padded, order: edits.count))
    }

    /// The text with all edits made.
    ///
    /// Of edits that overlap, the outermost counts; of two that overlap in part, the first.
    package func applied() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        // At one place, insertions go before the replacement that begins there.
        for edit in ordered where edit.range.lowerBound >= position {
            result += source[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += source[position...]
        return String(decoding: result, as: UTF8.self)
    }

    private var ordered: [Edit] {
        edits.sorted { first, second in
            if first.range.lowerBound != second.range.lowerBound {
                return first.range.lowerBound < second.range.lowerBound
            }
            if first.range.isEmpty != second.range.isEmpty { return first.range.isEmpty }
            if first.range.upperBound != second.range.upperBound {
                return first.range.upperBound > second.range.upperBound
            }
            return first.order < second.order
        }
    }
}

private let newline = UInt8(ascii: "\n")

extension Range<AbsolutePosition> {
    var utf8Range: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
