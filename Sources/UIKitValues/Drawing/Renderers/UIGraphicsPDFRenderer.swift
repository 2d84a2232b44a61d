// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// A renderer whose outcome is a PDF document.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Code that draws the document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Makes a renderer of documents with pages of a given size; empty bounds stand for US Letter.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Makes a renderer of documents with pages of a given size.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// What the actions of this renderer draw with.
    open override class func rendererContextClass() -> AnyClass {
        UIGraphicsPDFRendererContext.self
    }

    /// Draws a document and gives its bytes.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        draw(into: data, actions)
        return Data(copying: data)
    }

    /// Draws a document and writes it to a file.
    ///
    /// - Throws: what writing the file throws.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(into data: NSMutableData, _ actions: DrawingActions) {
        let info = (rendererFormat as? UIGraphicsPDFRendererFormat)?.documentInfo
        guard let document = PDFDocumentState(data: data, bounds: bounds, info: info) else {
            return
        }
        GraphicsStack.current.push(document.context, .document(document))
        actions(UIGraphicsPDFRendererContext(document: document, format: rendererFormat))
        GraphicsStack.current.pop {
            if case .document(let top) = $0 { top === document } else { false }
        }
        document.close()
    }
}
