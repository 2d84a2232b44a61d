// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// What the actions of a renderer draw with.
open class UIGraphicsRendererContext: NSObject {
    let context: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        self.context = context
        rendererFormat = format
        super.init()
    }

    /// The Core Graphics context, which is also the current one while the actions run.
    open var cgContext: CGContext { context }

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills a rectangle with the fill colour, over what is there.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        UIGraphicsPushContext(context)
        UIRectFillUsingBlendMode(rect, blendMode)
        UIGraphicsPopContext()
    }

    /// Draws a frame one point wide inside the edges of a rectangle, with the stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame one point wide inside the edges of a rectangle, with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        context.saveGState()
        context.setBlendMode(blendMode)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        context.restoreGState()
    }

    /// Intersects the clip with a rectangle.
    open func clip(to rect: CGRect) { context.clip(to: rect) }
}
