// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Writes attributed text as a document.
struct DocumentWriter {
    private let text: NSAttributedString
    private let attributes: [NSAttributedString.DocumentAttributeKey: Any]

    init(
        _ text: NSAttributedString,
        _ attributes: [NSAttributedString.DocumentAttributeKey: Any]
    ) {
        self.text = text
        self.attributes = attributes
    }

    func data() throws -> Data {
        guard let type = NSAttributedString.DocumentType(option: attributes[.documentType]) else {
            Diagnostics.warn(
                "-[NSAttributedString dataFromRange:documentAttributes:error:] needs a documentType"
            )
            throw CocoaError(.fileWriteUnknown)
        }
        switch type {
        case .plain:
            let wanted = DocumentEncoding.encoding(ofOption: attributes[.characterEncoding])
            let encoding = wanted ?? .utf8
            guard let data = text.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        case .html: return Data(HTMLWriter(text).document().utf8)
        case .rtf: return Data(RTFWriter(text).document().utf8)
        default:
            Diagnostics.warn(
                "NSAttributedString cannot write documents of the type \(type.rawValue)"
            )
            throw CocoaError(.fileWriteUnknown)
        }
    }
}

extension NSAttributedString {
    /// The ranges of the paragraphs, without the character that ends each.
    var paragraphs: [NSRange] {
        let characters = string as NSString
        var found: [NSRange] = []
        var place = 0
        while place < characters.length {
            var (start, end, contentsEnd) = (0, 0, 0)
            characters.getParagraphStart(
                &start,
                end: &end,
                contentsEnd: &contentsEnd,
                for: NSRange(location: place, length: 0)
            )
            found.append(NSRange(location: start, length: contentsEnd - start))
            place = max(end, place + 1)
        }
        return found
    }
}
