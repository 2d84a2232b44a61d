// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
import ObjCRuntime
import PDFObjects

extension PDFDocumentWriter {
    /// Sets what a context's auxiliary information says; what Cairo cannot write is reported.
    func setInformation(_ auxiliaryInfo: CFDictionary?) {
        // Without a date the same drawing makes the same bytes; Cairo would write today's.
        setMetadata(CAIRO_PDF_METADATA_CREATE_DATE, "")
        guard let info = auxiliaryInfo as? [String: Any] else { return }
        structure.title = info[kCGPDFContextTitle as String] as? String
        let texts: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
            (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        ]
        for (key, field) in texts {
            if let text = info[key as String] as? String {
                setMetadata(field, text)
            } else if let list = info[key as String] as? [String] {
                setMetadata(field, list.joined(separator: ", "))
            }
        }
        let unbuilt = [
            kCGPDFContextOwnerPassword, kCGPDFContextUserPassword, kCGPDFContextOutputIntent,
            kCGPDFContextOutputIntents, kCGPDFContextCreatePDFA,
        ]
        for key in unbuilt where info[key as String] != nil {
            Unbuilt.report("CGPDFContext with \(key)")
        }
    }
}
