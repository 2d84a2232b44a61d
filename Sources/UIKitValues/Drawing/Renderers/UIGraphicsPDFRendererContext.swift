// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the actions of a PDF renderer draw with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let document: PDFDocumentState

    init(document: PDFDocumentState, format: UIGraphicsRendererFormat) {
        self.document = document
        super.init(context: document.context, format: format)
    }

    /// The bounds of the page that is being drawn.
    open var pdfContextBounds: CGRect { document.pageBounds }

    /// Begins a page of the renderer's size.
    open func beginPage() { document.beginPage(nil, nil) }

    /// Begins a page of a given size; `pageInfo` may hold the boxes that Core Graphics knows.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        document.beginPage(bounds, pageInfo)
    }

    /// Makes a rectangle of the page open a URL.
    open func setURL(_ url: URL, for rect: CGRect) { document.setURL(url, for: rect) }

    /// Names a point of the page as the destination of links.
    open func addDestination(withName name: String, at point: CGPoint) {
        document.addDestination(name, at: point)
    }

    /// Makes a rectangle of the page lead to a named destination.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        document.setDestination(name, for: rect)
    }
}
