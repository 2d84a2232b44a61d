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
        let type: NSAttributedString.DocumentType
        switch attributes[.documentType] {
        case let found as NSAttributedString.DocumentType: type = found
        case let name as String: type = .init(name)
        default:
            Diagnostics.warn(
                "-[NSAttributedString dataFromRange:documentAttributes:error:] needs a documentType"
            )
            throw CocoaError(.fileWriteUnknown)
        }
        switch type {
        case .plain:
            let encoding = encoding ?? .utf8
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

    private var encoding: String.Encoding? {
        switch attributes[.characterEncoding] {
        case let encoding as String.Encoding: encoding
        case let number as UInt: String.Encoding(rawValue: number)
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: nil
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
