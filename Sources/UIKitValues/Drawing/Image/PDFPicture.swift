// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A page of a PDF file as a picture, drawn in whatever size it is needed.
// Sendable is unchecked because neither the page nor the size ever changes.
final class PDFPicture: @unchecked Sendable {
    private let page: CGPDFPage
    /// The size of the page in points.
    let size: CGSize
    /// Pixels to a point where the picture is drawn in its own size.
    let scale: CGFloat
    /// Whether it is drawn anew in other sizes; otherwise the pixels of its own size are scaled.
    let keepsVectors: Bool

    /// The first page of a file; nil for data that is no PDF.
    init?(_ data: Data, scale: CGFloat, keepsVectors: Bool) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
            let provider = CGDataProvider(data: data as CFData),
            let page = CGPDFDocument(provider)?.page(at: 1)
        else { return nil }
        let box = page.getBoxRect(.cropBox)
        let isOnSide = (Int(page.rotationAngle) / 90) % 2 != 0
        let size = isOnSide ? CGSize(width: box.height, height: box.width) : box.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        self.page = page
        self.size = size
        self.scale = scale
        self.keepsVectors = keepsVectors
    }

    /// The pixels of the picture in its own size, rounded up to whole ones.
    var pixelSize: CGSize {
        CGSize(
            width: (size.width * scale).rounded(.up),
            height: (size.height * scale).rounded(.up)
        )
    }

    /// Draws the page so that it fills a number of pixels.
    func render(width: CGFloat, height: CGFloat) -> CGImage? {
        let (columns, rows) = (Int(width.rounded(.up)), Int(height.rounded(.up)))
        guard (1...16_384).contains(columns), (1...16_384).contains(rows),
            let context = CGContext(
                data: nil,
                width: columns,
                height: rows,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return nil }
        context.scaleBy(x: width / size.width, y: height / size.height)
        context.concatenate(
            page.getDrawingTransform(
                .cropBox,
                rect: CGRect(origin: .zero, size: size),
                rotate: 0,
                preserveAspectRatio: true
            )
        )
        context.drawPDFPage(page)
        return context.makeImage()
    }
}
