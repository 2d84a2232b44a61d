// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

extension CGContext {
    /// Begins a part of the document's structure.
    func beginTag(_ type: CGPDFTagType, _ properties: CFDictionary?) {
        guard let document = openPage("CGPDFContextBeginTag(_:_:_:)") else { return }
        // Cairo writes an annotation for each link, which needs a target: `setURL(_:for:)` has it.
        let name = type == .link ? CGPDFTagType.span.spelling : type.spelling
        document.openParts.append(name)
        let texts = properties as? [String: Any]
        func text(_ key: CGPDFTagProperty) -> String? { texts?[key.rawValue] as? String }
        document.structure.append(
            name,
            [
                "Alt": text(.alternativeText), "ActualText": text(.actualText),
                "Lang": text(.languageText), "T": text(.titleText),
            ]
        )
        document.beginTag(name)
    }

    /// Ends the part that was begun last.
    func endTag() {
        guard let document = openPage("CGPDFContextEndTag(_:)") else { return }
        guard let name = document.openParts.popLast() else {
            return logIgnoredCall("CGPDFContextEndTag(_:): no tag was begun")
        }
        document.endTag(name)
    }
}
