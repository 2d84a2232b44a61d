// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// A drawing that can be made in any size.
package protocol VectorDrawing: Sendable {
    /// The size in points.
    var size: CGSize { get }
    /// Draws with the upper left corner at the origin, y down.
    func draw(in context: CGContext)
}

/// A PDF page or an SVG picture as pixels, drawn in whatever size it is needed.
package final class VectorPicture: Sendable {
    private let drawing: any VectorDrawing
    /// The size in points.
    package let size: CGSize
    /// Pixels to a point where the picture is drawn in its own size.
    private let scale: CGFloat
    /// Whether it is drawn anew in other sizes; otherwise the pixels of its own size are scaled.
    package let keepsVectors: Bool

    /// Reads a file; nil for data that is neither PDF nor SVG.
    ///
    /// - Throws: an ``SVGError`` for an SVG file that cannot be read.
    package init?(_ data: Data, scale: CGFloat, keepsVectors: Bool) throws {
        let found: (any VectorDrawing)? =
            if SVGDocument.canRead(data) { try SVGDocument(data: data) } else { PDFDrawing(data) }
        guard let found, found.size.width > 0, found.size.height > 0,
            found.size.width.isFinite, found.size.height.isFinite
        else { return nil }
        drawing = found
        size = found.size
        self.scale = scale
        self.keepsVectors = keepsVectors
    }

    /// The pixels of the picture in its own size, rounded up to whole ones.
    package var pixelSize: CGSize {
        CGSize(
            width: (size.width * scale).rounded(.up),
            height: (size.height * scale).rounded(.up)
        )
    }

    /// Draws the picture so that it fills a number of pixels.
    package func render(width: CGFloat, height: CGFloat) -> CGImage? {
        let (columns, rows) = (width.rounded(.up), height.rounded(.up))
        guard (1...16_384).contains(columns), (1...16_384).contains(rows),
            let context = CGContext(
                data: nil,
                width: Int(columns),
                height: Int(rows),
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return nil }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: width / size.width, y: -height / size.height)
        drawing.draw(in: context)
        return context.makeImage()
    }
}
