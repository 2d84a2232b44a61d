// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import RenderServer

/// The picture of a layer's pattern background, with the values that it was drawn for.
struct PatternBackground {
    private let color: CGColor
    private let size: CGSize
    private let scale: CGFloat
    private let radius: CGFloat
    /// The drawn pattern, rounded as the layer is.
    let contents: RenderContents

    /// The longest side that is drawn, in pixels.
    private static let longestSide: CGFloat = 8_192

    /// Draws the pattern from the layer's upper left corner; nil for a size that cannot be drawn.
    init?(_ color: CGColor, _ properties: LayerProperties, scale: CGFloat) {
        let size = properties.bounds.size
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= Self.longestSide, height <= Self.longestSide
        else { return nil }
        self.color = color
        self.size = size
        self.scale = scale
        radius = properties.cornerRadius
        let pixels = PixelBuffer(width: Int(width), height: Int(height))
        let base = CGAffineTransform(scaleX: scale, y: scale)
        let context = CGContext(drawingInto: pixels, baseTransform: base, isOpaque: false)
        context.setFillColor(color)
        let rect = CGRect(origin: .zero, size: size)
        let corner = min(radius, size.width / 2, size.height / 2)
        if corner > 0 {
            context.addPath(
                CGPath(
                    roundedRect: rect,
                    cornerWidth: corner,
                    cornerHeight: corner,
                    transform: nil
                )
            )
            context.fillPath()
        } else {
            context.fill(rect)
        }
        context.flush()
        contents = RenderContents(buffer: pixels)
    }

    /// Whether the picture is still valid for these values.
    func suits(_ color: CGColor, _ properties: LayerProperties, scale: CGFloat) -> Bool {
        color === self.color && properties.bounds.size == size && properties.cornerRadius == radius
            && scale == self.scale
    }
}

extension CALayer {
    /// The properties for the renderer: a pattern background becomes the contents if there are
    /// none, and is dropped otherwise.
    final var shownProperties: LayerProperties {
        guard let color = properties.backgroundColor, color.pattern != nil else {
            return properties
        }
        var shown = properties
        shown.backgroundColor = nil
        guard shown.contents == nil else { return shown }
        let scale = contentsScale
        if let drawn = extras?.patternBackground, drawn.suits(color, properties, scale: scale) {
            shown.contents = drawn.contents
        } else if let drawn = PatternBackground(color, properties, scale: scale) {
            withExtras { $0.patternBackground = drawn }
            shown.contents = drawn.contents
        }
        return shown
    }
}
