// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import UIKitTextKit

/// A document in a text storage, laid out by TextKit 2 in one container.
struct TextStack {
    let storage: NSTextStorage
    let contents = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat = 200, size: CGFloat = 17) {
        storage = NSTextStorage(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: size)]
        )
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        contents.textStorage = storage
        contents.addTextLayoutManager(manager)
        manager.textContainer = container
    }

    /// Every fragment, laid out.
    var fragments: [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(
            from: nil,
            options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) {
            found.append($0)
            return true
        }
        return found
    }

    func range(_ low: Int, _ high: Int) -> NSTextRange { NSTextRange(units: low..<high) }

    func units(_ range: NSTextRange?) -> Range<Int>? {
        guard let range, let low = range.location as? TextOffset,
            let high = range.endLocation as? TextOffset
        else { return nil }
        return low.unit..<high.unit
    }

    /// The rectangles of a range, as they are called back with.
    func segments(
        _ low: Int,
        _ high: Int,
        _ type: NSTextLayoutManager.SegmentType = .standard,
        _ options: NSTextLayoutManager.SegmentOptions = []
    ) -> [CGRect] {
        var found: [CGRect] = []
        manager.enumerateTextSegments(in: range(low, high), type: type, options: options) {
            _,
            rect,
            _,
            _ in
            found.append(rect)
            return true
        }
        return found
    }

    func replace(_ low: Int, _ high: Int, _ text: String) {
        contents.performEditingTransaction {
            storage.replaceCharacters(
                in: NSRange(location: low, length: high - low),
                with: text
            )
        }
    }
}

extension FixedRandom {
    /// A text of several scripts and separators.
    mutating func text(pieces count: Int) -> String {
        let pieces = [
            "a", "word ", "\n", "\r\n", "\u{2029}", "\u{5D0}\u{5D1} ", "\u{1F469}\u{200D}\u{1F467}",
            "some more words to wrap ", "e\u{301}", "\t", "WAVE ", "\u{2028}",
        ]
        return (0..<count).map { _ in pieces[next(in: 0...pieces.count - 1)] }.joined()
    }
}
