// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Raster

/// Drawing that is done once and can be drawn many times.
///
/// A layer of a bitmap has the bitmap's resolution at the time it was made.
public final class CGLayer {
    /// The context that draws into the layer; its user space has the layer's size.
    public let context: CGContext?
    /// The layer's size in user space.
    public let size: CGSize

    /// The pixels, unless they are floats, as in the bitmap that the layer was made for.
    private let pixels: RasterBitmapDevice?

    /// Makes a layer to be drawn in contexts like the one given; `nil` for a size of nothing.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let t = context.baseTransform
        let scale = CGSize(
            width: max(hypot(t.a, t.b), context.document == nil ? 0 : Self.pageScale),
            height: max(hypot(t.c, t.d), context.document == nil ? 0 : Self.pageScale)
        )
        let columns = (size.width * scale.width).rounded(.up)
        let rows = (size.height * scale.height).rounded(.up)
        let limit = CGFloat(BitmapBacking.largestSide)
        guard columns >= 1, rows >= 1, columns <= limit, rows <= limit else {
            logIgnoredCall("CGLayer.init(_:size:auxiliaryInfo:): no layer of size \(size)")
            return nil
        }
        self.size = size
        // The layer's y points up, as in a bitmap context.
        let base = CGAffineTransform(columns / size.width, 0, 0, -rows / size.height, 0, rows)
        if context.deep != nil, let space = context.colorSpace, space.model == .rgb {
            pixels = nil
            self.context = CGContext(
                deepWidth: Int(columns),
                height: Int(rows),
                space: space,
                baseTransform: base
            )
            return
        }
        let buffer = PixelBuffer(width: Int(columns), height: Int(rows), for: .bitmap)
        let device = RasterBitmapDevice(pixels: buffer)
        pixels = device
        self.context = CGContext(device: device, baseTransform: base)
    }

    /// How many pixels a point of a page has in layers.
    private static let pageScale: CGFloat = 4

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID { 0x4347_4C79 }

    /// The drawing so far.
    fileprivate var image: CGImage? {
        pixels.map { CGImage(pixelBuffer: $0.sharePixels()) } ?? context?.makeImage()
    }
}

extension CGContext {
    /// Draws a layer in its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, scaled to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.image { draw(image, in: rect) }
    }
}
