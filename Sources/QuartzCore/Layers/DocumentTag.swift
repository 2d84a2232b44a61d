// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// What a layer is in a document's structure.
package struct DocumentTag {
    package var type: CGPDFTagType
    /// What stands for a picture where it cannot be seen.
    package var alternativeText: String?
    /// Where a click on the layer leads.
    package var url: URL?
    /// Called when the layer has been drawn, with its bounds on the page, y up.
    package var whenDrawn: ((CGRect) -> Void)?

    package init(_ type: CGPDFTagType, alternativeText: String? = nil) {
        self.type = type
        self.alternativeText = alternativeText
    }

    /// Begins the part of the document's structure.
    func begin(in context: CGContext) {
        var properties: [String: Any] = [:]
        if let alternativeText {
            properties[CGPDFTagProperty.alternativeText.rawValue] = alternativeText
        }
        CGPDFContextBeginTag(context, type, properties as NSDictionary)
    }

    /// Ends it; `bounds` are the layer's.
    func end(in context: CGContext, _ bounds: CGRect) {
        CGPDFContextEndTag(context)
        let place = bounds.applying(context.ctm)
        if let url { context.setURL(url as NSURL, for: place) }
        whenDrawn?(place)
    }
}
