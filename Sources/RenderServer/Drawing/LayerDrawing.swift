// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// One layer while it is turned into items: its values at the moment and its place on screen.
struct LayerDrawing {
    let node: RenderNode
    let properties: LayerProperties
    var state: InheritedState
    /// The layer's own time.
    let time: Double
    /// From the layer's coordinates to pixels, in space.
    let spatial: CATransform3D
    /// From the layer's coordinates to pixels, in the plane.
    let projection: ProjectiveTransform
    /// The same, where there is no perspective.
    let affine: RasterTransform?
    /// The layer's rectangle in its own coordinates.
    let rect: RasterRect
    /// Its record in the frame that is made and in the one before, where those are kept.
    var record: Int?
    var recordBefore: Int?

    /// `isFlat`: a transform that turns the layer out of its parent's plane does not count.
    init(
        node: RenderNode,
        properties: LayerProperties,
        state: InheritedState,
        time: Double,
        isFlat: Bool = false
    ) {
        self.node = node
        self.properties = properties
        self.state = state
        self.time = time
        let place = isFlat ? properties.flatTransform : properties.localTransform
        spatial = place.concatenating(state.transform)
        let plane = spatial.projection
        affine = plane.affine?.onGrid
        projection = affine.map { ProjectiveTransform($0) } ?? plane
        rect = RasterRect(properties.bounds)
    }

    /// The group that the layer's parts are drawn into applies the layer's opacity.
    var isInGroup = false

    var opacity: Float {
        isInGroup ? state.opacity : state.opacity * min(max(properties.opacity, 0), 1)
    }

    /// Whether anything of the layer or of those below it can show.
    var isVisible: Bool {
        guard !properties.isHidden, properties.opacity > 0, spatial.isFinite,
            projection.isFinite
        else { return false }
        if let affine {
            guard affine.determinant != 0 else { return keepsDepth }
        }
        if properties.flags.contains(.isSingleSided), isBackFacing { return false }
        return true
    }

    private var keepsDepth: Bool {
        if case .transform = properties.kind { return true }
        return false
    }

    /// Whether the layer's normal points away from the viewer.
    private var isBackFacing: Bool {
        guard let inverse = spatial.inverse else { return false }
        return inverse.m33 < 0
    }

    /// The rounded outline of the bounds.
    var outline: RoundedRect {
        let decoration = properties.decoration?.value
        return RoundedRect(
            rect,
            radii: radii(decoration?.maskedCorners ?? 15),
            curve: decoration?.isContinuousCorner == true ? .continuous : .circular
        )
    }

    private func radii(_ corners: UInt) -> SIMD4<Double> {
        let radius = Double(properties.cornerRadius)
        guard radius > 0 else { return .zero }
        func at(_ bit: UInt) -> Double { corners & bit != 0 ? radius : 0 }
        // Top left, top right, bottom right, bottom left.
        return SIMD4(at(1), at(2), at(8), at(4))
    }

    var isRounded: Bool { properties.cornerRadius > 0 && properties.decorated.maskedCorners != 0 }

    /// Edges on whole pixels are the rule for upright layers, as iOS does not smooth them.
    var smoothsEdges: Bool {
        guard let affine, affine.keepsRectangles else { return true }
        return properties.flags.contains(.allowsEdgeAntialiasing)
    }

    // MARK: Children

    /// What the children inherit.
    var childState: InheritedState {
        var child = state
        child.time = time
        let spatialOrFlat = keepsDepth ? spatial : spatial.flattened
        child.transform =
            properties.childrenTransform.map { $0.concatenating(spatialOrFlat) } ?? spatialOrFlat
        // With perspective, the depth of children counts until they are projected.
        child.opacity = opacity
        if properties.masksToBounds && !keepsDepth { child.clip = clipChain }
        return child
    }

    /// The bounds as a clip around those that are there already.
    private var clipChain: ClipChain? {
        if !isRounded, let affine, affine.keepsRectangles, !smoothsEdges {
            let pixels = affine.apply(rect).onGrid.snapped
            return ClipChain(.pixels(pixels), bounds: pixels, in: state.clip)
        }
        let shape = shape(of: outline)
        return ClipChain(.shape(shape), bounds: shape.pixelBounds, in: state.clip)
    }

    /// Children from back to front, as they are at this moment.
    var paintedChildren: NodeList {
        let children = node.sublayers
        guard keepsDepth || node.hasAnimatedSublayers else {
            return children
        }
        let depths = children.map { child -> CGFloat in
            let values = child.presented(at: child.localTime(at: time))
            if !keepsDepth { return values.zPosition }
            // In space what counts is where the middle of the layer ends up.
            let t = values.localTransform.concatenating(properties.sublayerTransform)
            let (x, y) = (values.bounds.midX, values.bounds.midY)
            return x * t.m13 + y * t.m23 + t.m43
        }
        let order = children.indices.sorted {
            depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
        }
        return NodeList(order.map { children[$0] })
    }

    // MARK: Shapes

    /// A rounded rectangle of the layer's coordinates as something to draw.
    func shape(of outline: RoundedRect) -> DrawShape {
        guard let affine else {
            let path = RasterPath.roundedRect(outline).projected(by: projection)
            return DrawShape(form: .path(path, .nonZero), transform: .identity)
        }
        return DrawShape(outline, under: affine, smoothsEdges: smoothsEdges)
    }

    /// What lies between two rounded rectangles.
    func ring(outer: RoundedRect, inner: RoundedRect) -> DrawShape {
        guard let affine else {
            var path = RasterPath.roundedRect(outer)
            if !inner.rect.isEmpty { path.append(RasterPath.roundedRect(inner)) }
            return DrawShape(
                form: .path(path.projected(by: projection), .evenOdd),
                transform: .identity
            )
        }
        // On the grid of the background, if that is on it, so that nothing shows between the two.
        if var moved = outer.applying(affine), var movedInner = inner.applying(affine),
            !outer.isRect
        {
            moved.rect = moved.rect.onCornerGrid
            movedInner.rect = movedInner.rect.onCornerGrid
            return DrawShape(form: .ring(outer: moved, inner: movedInner), transform: .identity)
        }
        return DrawShape(form: .ring(outer: outer, inner: inner), transform: affine)
    }

    func shape(of path: RasterPath, rule: FillRule) -> DrawShape {
        guard let affine else {
            return DrawShape(
                form: .path(path.projected(by: projection), rule),
                transform: .identity
            )
        }
        return DrawShape(form: .path(path, rule), transform: affine)
    }

    // MARK: Groups

    /// How many separate things the layer itself draws, up to two.
    private var partCount: Int {
        var count = properties.backgroundColor == nil ? 0 : 1
        if properties.contents != nil { count += 1 }
        if properties.decorated.borderWidth > 0, properties.decoration != nil { count += 1 }
        switch properties.kind {
        case .plain, .transform, .replicator: break
        case .gradient, .emitter: count += 1
        // Fill and stroke overlap.
        case .shape, .tiled: count += 2
        }
        return count
    }

    /// Whether something acts on the layer with its sublayers as one picture.
    var needsGroup: Bool {
        if keepsDepth { return false }
        if node.mask != nil { return true }
        if let filters, !filters.content.isEmpty || filters.blend != .normal { return true }
        if groupShadow != nil { return true }
        // The opacity of those above that are no groups themselves counts like the own one.
        guard state.opacity * properties.opacity < 1,
            !properties.flags.contains(.forbidsGroupOpacity)
        else { return false }
        return partCount + node.sublayers.count > 1
    }

    var filters: LayerFilters? { properties.decoration?.value.filters?.value }

    /// The shadow that only the drawn picture can throw; nil if there is none or a shape throws it.
    var groupShadow: DrawGroup.Shadow? {
        guard hasShadow, shadowShape == nil else { return nil }
        let decoration = properties.decorated
        let scale = pixelScale
        let offset = offsetInPixels(decoration.shadowOffset)
        return DrawGroup.Shadow(
            color: shadowColor,
            opacity: min(max(decoration.shadowOpacity, 0), 1),
            sigma: Double(max(decoration.shadowRadius, 0)) * scale,
            dx: offset.x,
            dy: offset.y
        )
    }

    var hasShadow: Bool {
        guard let decoration = properties.decoration?.value, decoration.shadowOpacity > 0,
            let color = decoration.shadowColor, color.alpha > 0, !keepsDepth
        else { return false }
        // Clipping the bounds clips the shadow, too.
        return !properties.masksToBounds
    }

    var shadowColor: RasterColor { RasterColor(properties.decorated.shadowColor) }

    /// Pixels to a point, as the geometric mean of both directions.
    var pixelScale: Double {
        guard let affine else { return 1 }
        return abs(affine.determinant).squareRoot()
    }

    /// Numbers that are none count as 0, and what is beyond every screen as just beyond.
    func offsetInPixels(_ offset: CGSize) -> RasterPoint {
        func limited(_ x: Double, _ y: Double) -> RasterPoint {
            let limit = 1e6
            return RasterPoint(
                x.isNaN ? 0 : min(max(x, -limit), limit),
                y.isNaN ? 0 : min(max(y, -limit), limit)
            )
        }
        guard let affine else { return limited(Double(offset.width), Double(offset.height)) }
        return limited(
            affine.a * Double(offset.width) + affine.c * Double(offset.height),
            affine.b * Double(offset.width) + affine.d * Double(offset.height)
        )
    }

    /// What throws the shadow, where that is known without drawing.
    var shadowShape: DrawShape? {
        if let path = properties.decorated.shadowPath {
            return shape(of: RasterPath(path.elements), rule: .nonZero)
        }
        // An opaque background whose sublayers stay inside looks like its outline.
        guard let background = properties.backgroundColor, background.alpha >= 1,
            node.mask == nil, filters == nil, case .plain = properties.kind,
            node.sublayers.isEmpty && properties.contents == nil
                || contentsStayInside
        else { return nil }
        return shape(of: outline)
    }

    private var contentsStayInside: Bool {
        let placement = properties.placed
        if properties.contents != nil {
            switch placement.gravity {
            case .resize, .resizeAspect: break
            default: return false
            }
            if isRounded { return false }
        }
        let bounds = properties.bounds
        let inner = isRounded ? bounds.insetBy(dx: cornerInset, dy: cornerInset) : bounds
        return node.sublayers.allSatisfy { $0.staysInside(inner) }
    }

    /// How far from the edges a rectangle keeps clear of the rounded corners.
    private var cornerInset: CGFloat { properties.cornerRadius * 0.3 }
}

extension RenderNode {
    /// Whether the layer with all below it lies in a rectangle of the parent's coordinates for
    /// sure; moving ones do not.
    fileprivate func staysInside(_ rect: CGRect) -> Bool {
        guard !hasAnimations, properties.space == nil, mask == nil else { return false }
        if properties.isHidden { return true }
        guard rect.contains(properties.frame) || properties.frame.isEmpty else { return false }
        switch properties.kind {
        case .plain, .gradient: break
        default: return false
        }
        if properties.decorated.shadowOpacity > 0, properties.decoration != nil { return false }
        if sublayers.isEmpty || properties.masksToBounds { return true }
        let bounds = properties.bounds
        guard properties.childrenTransform == nil else { return false }
        return sublayers.allSatisfy { $0.staysInside(bounds) }
    }
}
