// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

extension NSAttributedString {
    /// Reads a document.
    ///
    /// HTML must be read on the main thread, as on iOS. Nothing is fetched: pictures are read from
    /// `data:` URLs only, style sheets from the document only.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: Its format and encoding; where they are left out, the content decides.
    ///   - dict: Takes what the document says of itself, by `DocumentAttributeKey`.
    /// - Throws: a `CocoaError` where the document is not of its format.
    public convenience init(
        data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(data, options).document()
        dict?.pointee = document.attributeDictionary
        self.init(attributedString: document.text)
    }

    /// Reads a document from a file; addresses that are no files are an error.
    public convenience init(
        url: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(contentsOf: url, options).document()
        dict?.pointee = document.attributeDictionary
        self.init(attributedString: document.text)
    }

    /// Writes a part of the text as a document.
    ///
    /// - Parameters:
    ///   - range: The part, in UTF-16.
    ///   - dict: The format (`documentType`), and what the document says of itself.
    /// - Returns: the document's bytes.
    /// - Throws: a `CocoaError` where the format is missing or cannot be written.
    public func data(
        from range: NSRange,
        documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= length else {
            Diagnostics.trap(
                .rangeException,
                "-[NSAttributedString dataFromRange:documentAttributes:error:]: the range "
                    + "{\(range.location), \(range.length)} lies outside a text of length \(length)"
            )
        }
        return try DocumentWriter(attributedSubstring(from: range), dict).data()
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document's.
    public func read(
        from data: Data,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(data, options).document()
        dict?.pointee = document.attributeDictionary
        setAttributedString(document.text)
    }

    /// Replaces the text by that of a document in a file.
    public func read(
        from url: URL,
        options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(contentsOf: url, options).document()
        dict?.pointee = document.attributeDictionary
        setAttributedString(document.text)
    }
}
