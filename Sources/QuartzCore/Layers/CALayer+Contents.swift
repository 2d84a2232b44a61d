// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
package import Raster
import RenderServer

extension CALayer {
    final func setContents(_ newValue: Any?) {
        let image = (newValue as AnyObject?) as? CGImage
        if newValue == nil && properties.contents == nil && extras?.foreignContents == nil {
            return
        }
        if let image, image === properties.contents?.image { return }
        change(.contents) {
            extras?.foreignContents = nil
            properties.contents = nil
            marks.subtract([.drewItself, .isStoreDropped])
            if let image {
                properties.contents = RenderContents(image: image)
            } else if let contents = newValue as? RenderContents {
                properties.contents = contents
            } else if let newValue {
                withExtras { $0.foreignContents = newValue }
            }
        }
    }

    /// Sets contents that the layer or its owner has drawn; runs no action.
    package final func setBacking(_ contents: RenderContents?) {
        extras?.foreignContents = nil
        properties.contents = contents
        marks.subtract([.drewItself, .isStoreDropped])
        markChanged()
    }

    /// The size of the layer's backing store in pixels; nil where there is nothing to draw on.
    private var backingSize: (width: Int, height: Int)? {
        let scale = properties.placed.scale
        let width = (abs(properties.bounds.width) * scale).rounded(.up)
        let height = (abs(properties.bounds.height) * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        guard width <= CALayer.maximumSide, height <= CALayer.maximumSide else {
            warn("\(summary) is too large to draw: \(width) x \(height) pixels")
            return nil
        }
        return (Int(width), Int(height))
    }

    /// The largest texture of GPUs; iOS draws no larger backing stores either.
    private static let maximumSide: CGFloat = 16_384

    /// Fills a backing store by ``CALayer/draw(in:)`` and shows it.
    final func drawOwnBackingStore() {
        if let delegate {
            _ = _objcOptional(delegate, "layerWillDraw(_:)") { delegate.layerWillDraw(self) }
        }
        // Neither a delegate nor a subclass can draw anything.
        if delegate == nil && type(of: self) == CALayer.self { return }
        if marks.contains(.drawsIntoDocument) {
            setBacking(nil)
            marks.insert(.drewItself)
            return
        }
        guard let (width, height) = backingSize else { return setBacking(nil) }
        let pixels = PixelBuffer(width: width, height: height, for: .backingStore)
        let scale = properties.placed.scale
        let isOpaque = isOpaque
        let base = CGAffineTransform(
            toPixelsOf: properties.bounds.standardized,
            scale: scale,
            isUpright: contentsAreFlipped()
        )
        let stale = extras?.staleRect
        let old = pixelsDrawnBefore(like: pixels)
        let kept = stale.flatMap { rect in keep(old, outside: rect, in: pixels, base) }
        if keepsDrawing, kept == nil, let old {
            Canvas(pixels).copy(old, x: 0, y: 0)
        } else if isOpaque && kept == nil {
            let canvas = Canvas(pixels)
            canvas.replace(canvas.bounds, with: 0xFF00_0000)
        }
        let context = CGContext(drawingInto: pixels, baseTransform: base, isOpaque: isOpaque)
        if let kept { context.clip(to: kept) }
        draw(in: context)
        context.flush()
        setBacking(RenderContents(buffer: pixels, isOpaque: isOpaque))
        marks.insert(.drewItself)
    }

    /// Whether new drawing is added to the old one instead of replacing it.
    package final var keepsDrawing: Bool {
        get { extras?.keepsDrawing ?? false }
        set {
            guard newValue != keepsDrawing else { return }
            withExtras { $0.keepsDrawing = newValue }
        }
    }

    /// The old backing store, if it has the size of the new one.
    private func pixelsDrawnBefore(like pixels: PixelBuffer) -> PixelBuffer? {
        guard let old = properties.contents, old.image == nil, old.buffer.width == pixels.width,
            old.buffer.height == pixels.height
        else { return nil }
        return old.buffer
    }

    /// Copies the old pixels that are not stale; answers the rectangle that remains to be drawn, in
    /// points.
    private func keep(
        _ old: PixelBuffer?,
        outside rect: CGRect,
        in pixels: PixelBuffer,
        _ base: CGAffineTransform
    ) -> CGRect? {
        guard let old, base.a > 0 else { return nil }
        let box = rect.applying(base).integral
        let canvas = Canvas(pixels)
        canvas.copy(old, x: 0, y: 0)
        if keepsDrawing { return box.applying(base.inverted()) }
        let hole = PixelRect(
            minX: max(0, Int(min(max(box.minX, 0), 1e6))),
            minY: max(0, Int(min(max(box.minY, 0), 1e6))),
            maxX: Int(min(max(box.maxX, 0), 1e6)),
            maxY: Int(min(max(box.maxY, 0), 1e6))
        )
        canvas.replace(hole, with: isOpaque ? 0xFF00_0000 : 0)
        let points = base.inverted()
        return box.applying(points)
    }

    /// Draws the model tree in this layer's coordinates.
    final func renderTree(in context: CGContext) {
        layoutSubtree()
        redrawDroppedStores()
        // The context of a document has no pixels.
        guard context.width > 0 else { return renderDocument(in: context) }
        displaySubtree()
        drawPendingTilesBelow()
        draw(unanimatedSnapshot(), properties, CACurrentMediaTime(), in: context)
    }

    /// The model tree in this layer's coordinates, as pixels over nothing; the bounds' origin is their
    /// upper left corner.
    package final func renderedPixels(width: Int, height: Int, scale: CGFloat) -> PixelBuffer {
        layoutSubtree()
        redrawDroppedStores()
        displaySubtree()
        drawPendingTilesBelow()
        let pixels = PixelBuffer(width: width, height: height)
        guard let place = properties.localTransform.inverse else { return pixels }
        let origin = CATransform3DMakeTranslation(-bounds.minX, -bounds.minY, 0)
        RenderContext.draw(
            unanimatedSnapshot(),
            into: pixels,
            transform: place.concatenating(origin)
                .concatenating(CATransform3DMakeScale(scale, scale, 1)),
            at: CACurrentMediaTime()
        )
        return pixels
    }

    /// Draws what the screen shows of this layer, in its coordinates: the committed tree at the
    /// present moment, with its animations, depth and effects.
    ///
    /// A layer that was never committed is drawn as it is.
    ///
    /// `afterUpdates`: whether pending changes are committed first.
    package final func renderScreen(in context: CGContext, afterUpdates: Bool) {
        // The context of a document has no pixels.
        guard context.width > 0 else { return renderTree(in: context) }
        let host = treeHost
        if afterUpdates, host != nil { CATransaction.flush() }
        let time = CACurrentMediaTime()
        let committed = host?.context.currentTree?.node(of: identity, at: time)
        if let committed {
            let shown = committed.node.presented(at: committed.time)
            return draw(committed.node, shown, committed.time, showsScreen: true, in: context)
        }
        layoutSubtree()
        redrawDroppedStores()
        displaySubtree()
        drawPendingTilesBelow()
        draw(unanimatedSnapshot(), properties, time, showsScreen: true, in: context)
    }

    /// Draws a node that shows this layer.
    private func draw(
        _ node: RenderNode,
        _ shown: LayerProperties,
        _ time: Double,
        showsScreen: Bool = false,
        in context: CGContext
    ) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(context.height))
        let transform = CATransform3D(context.ctm).concatenating(CATransform3D(flip))
        guard context.height > 0 else { return }
        // The renderer applies the layer's own transform, so undo it first.
        guard let place = shown.localTransform.inverse else { return }
        let pixels = PixelBuffer(width: context.width, height: context.height)
        RenderContext.draw(
            node,
            into: pixels,
            transform: place.concatenating(transform),
            at: time,
            showsScreen: showsScreen
        )
        context.saveGState()
        context.concatenate(context.ctm.inverted())
        context.draw(
            CGImage(pixelBuffer: pixels),
            in: CGRect(x: 0, y: 0, width: context.width, height: context.height)
        )
        context.restoreGState()
    }
}
