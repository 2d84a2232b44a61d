// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// One layer while it is flattened: its values at the moment and its place on screen.
struct LayerDrawing {
    let node: RenderNode
    let properties: LayerProperties
    var state: InheritedState
    /// The layer's own time.
    let time: Double
    /// From the layer's coordinates to pixels, in 3D.
    let spatial: CATransform3D
    /// From the layer's plane to pixels, with perspective.
    let projection: ProjectiveTransform
    /// The projection if it is affine; nil with perspective.
    let affine: RasterTransform?
    /// The layer's rectangle in its own coordinates.
    let rect: RasterRect
    /// The layer's records in this frame and in the one before, where the walker has any.
    var record: Int?
    var recordBefore: Int?

    /// `isFlat`: transforms out of the parent's plane are ignored.
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

    /// Whether the layer's parts are drawn into a group, which applies the layer's opacity.
    var isInGroup = false

    var opacity: Float {
        isInGroup ? state.opacity : state.opacity * min(max(properties.opacity, 0), 1)
    }

    /// Whether the layer or a layer below it may be visible.
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
            radii: radii(decoration?.maskedCorners ?? 15)
                * (decoration?.cornerShares ?? SIMD4(repeating: 1)),
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

    /// Whether edges are antialiased; upright layers snap to whole pixels by default, as on iOS.
    var smoothsEdges: Bool {
        guard let affine, affine.keepsRectangles else { return true }
        return properties.flags.contains(.allowsEdgeAntialiasing)
    }

    // MARK: Children

    /// The state that the sublayers inherit.
    var childState: InheritedState {
        var child = state
        child.time = time
        let spatialOrFlat = keepsDepth ? spatial : spatial.flattened
        child.transform =
            properties.childrenTransform.map { $0.concatenating(spatialOrFlat) } ?? spatialOrFlat
        // With perspective, sublayers keep their depth until they are projected.
        child.opacity = opacity
        if properties.masksToBounds && !keepsDepth { child.clip = clipChain }
        return child
    }

    /// The inherited clips with the layer's bounds added.
    private var clipChain: ClipChain? {
        if !isRounded, let affine, affine.keepsRectangles, !smoothsEdges {
            let pixels = affine.apply(rect).onGrid.snapped
            return ClipChain(.pixels(pixels), bounds: pixels, in: state.clip)
        }
        let shape = shape(of: outline)
        return ClipChain(.shape(shape), bounds: shape.pixelBounds, in: state.clip)
    }

    /// The sublayers from back to front at the layer's time.
    var paintedChildren: NodeList {
        let children = node.sublayers
        guard keepsDepth || node.hasAnimatedSublayers else {
            return children
        }
        // Sublayers turn with the layers around that keep their depth.
        let space = keepsDepth ? childState.transform : .identity
        let depths = children.map { child -> CGFloat in
            let values = child.presented(at: child.localTime(at: time))
            return keepsDepth ? values.centreDepth(in: space) : values.zPosition
        }
        let order = children.indices.sorted {
            depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
        }
        return NodeList(order.map { children[$0] })
    }

    // MARK: Shapes

    /// The shape of a rounded rectangle in the layer's coordinates.
    func shape(of outline: RoundedRect) -> DrawShape {
        guard let affine else {
            let path = RasterPath.roundedRect(outline).projected(by: projection)
            return DrawShape(form: .path(path, .nonZero), transform: .identity)
        }
        return DrawShape(outline, under: affine, smoothsEdges: smoothsEdges)
    }

    /// The shape between two rounded rectangles.
    func ring(outer: RoundedRect, inner: RoundedRect) -> DrawShape {
        guard let affine else {
            var path = RasterPath.roundedRect(outer)
            if !inner.rect.isEmpty { path.append(RasterPath.roundedRect(inner)) }
            return DrawShape(
                form: .path(path.projected(by: projection), .evenOdd),
                transform: .identity
            )
        }
        // Rounded to the same grid as the background, so that no gap shows between the two.
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

    /// The number of items that the layer itself makes; above 1 only that fact counts.
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

    /// Whether something applies to the layer with its sublayers as one picture.
    var needsGroup: Bool {
        if keepsDepth { return false }
        if node.mask != nil { return true }
        if let filters, !filters.content.isEmpty || filters.blend != .normal { return true }
        if groupShadow != nil { return true }
        // The inherited opacity of layers above that are not groups counts as well.
        guard state.opacity * properties.opacity < 1,
            !properties.flags.contains(.forbidsGroupOpacity)
        else { return false }
        return partCount + node.sublayers.count > 1
    }

    var filters: LayerFilters? { properties.decoration?.value.filters?.value }

    /// The shadow that is cast by the drawn picture; nil if there is none or a known shape casts
    /// it.
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

    /// Pixels per point: the geometric mean of both directions.
    var pixelScale: Double {
        guard let affine else { return 1 }
        return abs(affine.determinant).squareRoot()
    }

    /// An offset in pixels; NaN counts as 0, and values are limited to 1e6.
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

    /// The shape that casts the shadow, if it is known without drawing.
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

    /// The inset at which a rectangle does not touch the rounded corners.
    private var cornerInset: CGFloat { properties.cornerRadius * 0.3 }
}

extension RenderNode {
    /// Whether the layer with all layers below it certainly lies in a rectangle of the parent's
    /// coordinates; false for animated ones.
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

extension LayerProperties {
    /// How near the layer's centre is to the eye, in a space that its parent's coordinates are
    /// mapped to.
    fileprivate func centreDepth(in space: CATransform3D) -> CGFloat {
        let t = localTransform.concatenating(space)
        let (x, y) = (bounds.midX, bounds.midY)
        let w = x * t.m14 + y * t.m24 + t.m44
        // What lies behind the eye is not seen.
        return w > 1e-9 ? (x * t.m13 + y * t.m23 + t.m43) / w : .infinity
    }
}
