// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The first page of a PDF file.
// Sendable is unchecked because neither the page nor the size ever changes.
struct PDFDrawing: VectorDrawing, @unchecked Sendable {
    private let page: CGPDFPage
    let size: CGSize

    /// Opens a file; nil for data that is no PDF.
    init?(_ data: Data) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
            let provider = CGDataProvider(data: data as CFData),
            let page = CGPDFDocument(provider)?.page(at: 1)
        else { return nil }
        let box = page.getBoxRect(.cropBox)
        let isOnSide = (Int(page.rotationAngle) / 90) % 2 != 0
        self.page = page
        size = isOnSide ? CGSize(width: box.height, height: box.width) : box.size
    }

    func draw(in context: CGContext) {
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(
            page.getDrawingTransform(
                .cropBox,
                rect: CGRect(origin: .zero, size: size),
                rotate: 0,
                preserveAspectRatio: true
            )
        )
        context.drawPDFPage(page)
    }
}
