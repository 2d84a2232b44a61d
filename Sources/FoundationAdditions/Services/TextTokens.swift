// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
import Foundation

/// A text, cut into words, sentences, lines.
struct TextTokens {
    private let text: NSString

    init(_ text: String) { self.text = NSString(string: text) }

    /// The stretches of a unit, without gaps.
    func ranges(_ unit: NSLinguisticTaggerUnit) -> [NSRange] {
        switch unit {
        case .word: breaks(UBRK_WORD)
        case .sentence: breaks(UBRK_SENTENCE)
        case .paragraph: paragraphs
        case .document: text.length > 0 ? [NSRange(location: 0, length: text.length)] : []
        }
    }

    private var paragraphs: [NSRange] {
        var result: [NSRange] = []
        var start = 0
        while start < text.length {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            guard range.length > 0 else { break }
            result.append(range)
            start = range.location + range.length
        }
        return result
    }

    private func breaks(_ type: UBreakIteratorType) -> [NSRange] {
        let units = Array((text as String).utf16)
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { units in
            // The text has to stay where it is for as long as the iterator lives.
            let iterator = icu_ubrk_open(
                type,
                "en",
                units.baseAddress,
                Int32(units.count),
                &status
            )
            defer { icu_ubrk_close(iterator) }
            guard ICUText.succeeded(status), let iterator else { return [] }
            var result: [NSRange] = []
            var start = icu_ubrk_first(iterator)
            while true {
                let end = icu_ubrk_next(iterator)
                guard end >= 0 else { return result }
                result.append(NSRange(Int(start)..<Int(end)))
                start = end
            }
        }
    }
}
