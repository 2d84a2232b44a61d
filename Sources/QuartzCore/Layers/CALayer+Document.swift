// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import RenderServer

extension CALayer {
    /// Draws the tree as vectors into a document, so that it stays sharp and its text can be
    /// searched.
    ///
    /// Effects that Core Graphics cannot express are drawn as pictures.
    ///
    /// `tags`: what layers are in the document's structure; without it the document has none.
    package final func renderDocument(
        in context: CGContext,
        tags: ((CALayer) -> DocumentTag?)? = nil
    ) {
        layoutSubtree()
        var waiting: [CALayer] = []
        displayForDocument(&waiting)
        drawPendingTilesBelow()
        context.saveGState()
        drawForDocument(in: context, tags)
        context.restoreGState()
        for layer in waiting where layer.marks.contains(.drawsIntoDocument) {
            layer.marks.subtract([.drawsIntoDocument, .drewItself])
            layer.markNeedsDisplay(in: nil)
        }
    }

    /// Displays the marked layers of this tree without filling backing stores, and adds those layers
    /// that would have filled one.
    private func displayForDocument(_ waiting: inout [CALayer]) {
        if marks.contains(.needsDisplay), !redrawsForAnimations {
            marks.insert(.drawsIntoDocument)
            displayNow()
            if marks.contains(.drewItself), properties.contents == nil {
                waiting.append(self)
            } else {
                marks.remove(.drawsIntoDocument)
            }
        } else {
            displayNow()
        }
        guard marks.contains(.subtreeNeedsDisplay) else { return }
        marks.remove(.subtreeNeedsDisplay)
        for child in children where child.parent === self { child.displayForDocument(&waiting) }
        extras?.mask?.displayForDocument(&waiting)
    }

    /// Fills the backing stores that `displayForDocument` has left out here and below.
    private func fillStores() {
        if marks.contains(.drawsIntoDocument) {
            marks.subtract([.drawsIntoDocument, .drewItself])
            marks.insert(.needsDisplay)
            displayNow()
        }
        for child in children { child.fillStores() }
        extras?.mask?.fillStores()
    }

    /// Draws this layer in its own coordinates, with its tag.
    private func drawForDocument(in context: CGContext, _ tags: ((CALayer) -> DocumentTag?)?) {
        guard !isHidden, opacity > 0 else { return }
        guard let tag = tags?(self) else { return drawUntagged(in: context, tags) }
        tag.begin(in: context)
        // A picture is one thing, whatever it is made of.
        drawUntagged(in: context, tag.type == .figure ? nil : tags)
        tag.end(in: context, bounds)
    }

    private func drawUntagged(in context: CGContext, _ tags: ((CALayer) -> DocumentTag?)?) {
        guard hasDocumentForm else { return drawPicture(in: context, withChildren: true) }
        let isGroup = opacity < 1
        if isGroup {
            context.setAlpha(CGFloat(opacity))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        drawBackground(in: context)
        context.saveGState()
        if masksToBounds { clipToOutline(in: context) }
        drawOwnContents(in: context)
        // Cairo keeps no tags within groups.
        drawChildren(in: context, isGroup ? nil : tags)
        context.restoreGState()
        drawBorder(in: context)
        if isGroup { context.endTransparencyLayer() }
    }

    /// Whether a document can express the layer's effects.
    private var hasDocumentForm: Bool {
        switch properties.kind {
        case .plain: break
        case .shape(let box):
            if box.value.strokeStart > 0 || box.value.strokeEnd < 1 { return false }
        default: return false
        }
        if let space = properties.space?.value, !space.sublayerTransform.isIdentity { return false }
        let effects = extras.map {
            $0.mask != nil || $0.filters?.isEmpty == false || $0.compositingFilter != nil
                || $0.backgroundFilters?.isEmpty == false || $0.patternBackground != nil
        }
        if effects ?? false { return false }
        let decoration = properties.decorated
        if decoration.filters != nil { return false }
        let hasShadow = decoration.shadowOpacity > 0 && decoration.shadowColor != nil
        // Only the shadow of an opaque background can be drawn with the background; any other needs
        // pixels.
        return !hasShadow || (backgroundColor?.alpha ?? 0) == 1 || decoration.shadowPath != nil
    }

    // MARK: Parts

    private var outlinePath: CGPath {
        let radius = max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2))
        let path = CGMutablePath()
        guard radius > 0 else {
            path.addRect(bounds)
            return path
        }
        let corners = properties.decorated.maskedCorners
        let shares = properties.decorated.cornerShares
        // The shares go round, the bits go by rows.
        let places: [UInt: Int] = [1: 0, 2: 1, 8: 2, 4: 3]
        func at(_ bit: UInt) -> CGFloat {
            corners & bit != 0 ? radius * CGFloat(shares[places[bit] ?? 0]) : 0
        }
        if properties.decorated.isContinuousCorner {
            var elements = PathElements()
            elements.addContinuousRoundedRect(
                in: bounds,
                radii: PathElements.CornerRadii(
                    minXMinY: at(1),
                    maxXMinY: at(2),
                    maxXMaxY: at(8),
                    minXMaxY: at(4)
                )
            )
            return CGPath(elements: elements)
        }
        let topLeft = CGPoint(x: bounds.minX, y: bounds.minY)
        let topRight = CGPoint(x: bounds.maxX, y: bounds.minY)
        let bottomRight = CGPoint(x: bounds.maxX, y: bounds.maxY)
        let bottomLeft = CGPoint(x: bounds.minX, y: bounds.maxY)
        path.move(to: CGPoint(x: bounds.midX, y: bounds.minY))
        path.addArc(tangent1End: topRight, tangent2End: bottomRight, radius: at(2))
        path.addArc(tangent1End: bottomRight, tangent2End: bottomLeft, radius: at(8))
        path.addArc(tangent1End: bottomLeft, tangent2End: topLeft, radius: at(4))
        path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: at(1))
        path.closeSubpath()
        return path
    }

    private func clipToOutline(in context: CGContext) {
        context.addPath(outlinePath)
        context.clip()
    }

    private func drawBackground(in context: CGContext) {
        let decoration = properties.decorated
        let outline = outlinePath
        context.saveGState()
        if decoration.shadowOpacity > 0, let color = decoration.shadowColor {
            let shade = color.copy(alpha: color.alpha * CGFloat(decoration.shadowOpacity)) ?? color
            context.setShadow(
                offset: deviceOffset(decoration.shadowOffset, in: context),
                blur: decoration.shadowRadius * 2 * abs(context.ctm.d),
                color: shade
            )
            if let path = decoration.shadowPath {
                context.setFillColor(backgroundColor?.copy(alpha: 1) ?? LayerDecoration.black)
                context.addPath(path)
                context.fillPath()
                context.setShadow(offset: .zero, blur: 0, color: nil)
            }
        }
        if let color = backgroundColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(outline)
            context.fillPath()
        }
        context.restoreGState()
    }

    /// Converts a shadow's offset to the context's base space, whose y goes up.
    private func deviceOffset(_ offset: CGSize, in context: CGContext) -> CGSize {
        let t = context.ctm
        return CGSize(
            width: offset.width * t.a + offset.height * t.c,
            height: offset.width * t.b + offset.height * t.d
        )
    }

    private func drawBorder(in context: CGContext) {
        let decoration = properties.decorated
        let width = decoration.borderWidth
        guard width > 0, let color = decoration.borderColor, color.alpha > 0 else { return }
        context.saveGState()
        clipToOutline(in: context)
        context.setStrokeColor(color)
        // The outer half of the line is clipped.
        context.setLineWidth(width * 2)
        context.addPath(outlinePath)
        context.strokePath()
        context.restoreGState()
    }

    private func drawOwnContents(in context: CGContext) {
        if case .shape(let box) = properties.kind { draw(box.value, in: context) }
        guard let contents = properties.contents else {
            if marks.contains(.drawsIntoDocument) { drawItself(in: context) }
            return
        }
        guard let image = contents.image else {
            // The layer or its delegate drew the contents and can draw again.
            guard marks.contains(.drewItself) else {
                return drawPicture(in: context, withChildren: false)
            }
            return drawItself(in: context)
        }
        let placement = properties.contentPlacement?.value ?? .standard
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard placement.rect == unit, placement.center == unit, !image.isMask,
            !properties.flags.contains(.hasFlippedContents)
        else { return drawPicture(in: context, withChildren: false) }
        let size = CGSize(
            width: CGFloat(image.width) / max(placement.scale, 0.01),
            height: CGFloat(image.height) / max(placement.scale, 0.01)
        )
        let rect = placement.gravity.place(size, in: bounds)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: rect.size))
        context.restoreGState()
    }

    private func drawItself(in context: CGContext) {
        context.saveGState()
        context.clip(to: bounds)
        draw(in: context)
        context.restoreGState()
    }

    private func draw(_ shape: ShapeProperties, in context: CGContext) {
        guard let path = shape.path else { return }
        context.saveGState()
        if let color = shape.fillColor, color.alpha > 0 {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.usesEvenOddRule ? .evenOdd : .winding)
        }
        if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
            context.setStrokeColor(color)
            context.setLineWidth(shape.lineWidth)
            context.setMiterLimit(shape.miterLimit)
            switch shape.cap {
            case .butt: context.setLineCap(.butt)
            case .round: context.setLineCap(.round)
            case .square: context.setLineCap(.square)
            }
            switch shape.join {
            case .miter: context.setLineJoin(.miter)
            case .round: context.setLineJoin(.round)
            case .bevel: context.setLineJoin(.bevel)
            }
            if !shape.dashes.isEmpty {
                context.setLineDash(phase: shape.dashPhase, lengths: shape.dashes)
            }
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }

    private func drawChildren(in context: CGContext, _ tags: ((CALayer) -> DocumentTag?)?) {
        let children = paintedChildren.filter { !$0.isHidden }
        guard !children.isEmpty else { return }
        context.saveGState()
        // At this point the transform can only be a flip.
        if let flip = properties.childrenTransform {
            context.concatenate(CATransform3DGetAffineTransform(flip))
        }
        for child in children {
            // 3D transforms are ignored, as in bitmaps.
            let place = child.properties.flatTransform
            context.saveGState()
            context.concatenate(CATransform3DGetAffineTransform(place))
            child.drawForDocument(in: context, tags)
            context.restoreGState()
        }
        context.restoreGState()
    }

    // MARK: Pixels

    /// Draws the layer as a picture in its own coordinates.
    private func drawPicture(in context: CGContext, withChildren: Bool) {
        guard let place = properties.localTransform.inverse else { return }
        if withChildren { fillStores() }
        let node =
            withChildren
            ? unanimatedSnapshot()
            : RenderNode(
                id: identity,
                properties: contentsOnly,
                sublayers: [],
                mask: nil,
                timing: nil,
                animations: [],
                name: nil
            )
        drawPixels(of: node, place, withChildren ? extent : bounds, in: context)
    }

    /// The properties without background, border and opacity, which are drawn separately.
    private var contentsOnly: LayerProperties {
        var properties = properties
        properties.backgroundColor = nil
        properties.opacity = 1
        properties.decoration = nil
        return properties
    }

    /// The rectangle that the layer and all layers below it may draw in, in its own coordinates.
    private var extent: CGRect {
        var extent = bounds
        if case .shape(let box) = properties.kind, let path = box.value.path {
            let reach = box.value.lineWidth * max(1, box.value.miterLimit)
            extent = extent.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
        }
        let decoration = properties.decorated
        if !masksToBounds {
            for child in below where !child.isHidden {
                extent = extent.union(child.properties.flatTransform.project(child.extent))
            }
        }
        guard decoration.shadowOpacity > 0 else { return extent }
        let reach = decoration.shadowRadius * 3
        let shadow = extent.offsetBy(
            dx: decoration.shadowOffset.width,
            dy: decoration.shadowOffset.height
        )
        return extent.union(shadow.insetBy(dx: -reach, dy: -reach))
    }

    /// Pixels per point of pictures in a document.
    private static let pictureScale: CGFloat = 2

    private func drawPixels(
        of node: RenderNode,
        _ place: CATransform3D,
        _ rect: CGRect,
        in context: CGContext
    ) {
        let rect = rect.integral
        guard rect.width >= 1, rect.height >= 1, rect.width.isFinite, rect.height.isFinite else {
            return
        }
        let scale = Self.pictureScale * min(1, 4_096 / max(rect.width, rect.height))
        let pixels = PixelBuffer(
            width: Int(rect.width * scale),
            height: Int(rect.height * scale)
        )
        RenderContext.draw(
            node,
            into: pixels,
            transform:
                place
                .concatenating(CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0))
                .concatenating(CATransform3DMakeScale(scale, scale, 1)),
            at: CACurrentMediaTime()
        )
        context.saveGState()
        // With y down, a picture is drawn upside down.
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(
            CGImage(pixelBuffer: pixels),
            in: CGRect(origin: .zero, size: rect.size)
        )
        context.restoreGState()
    }
}
