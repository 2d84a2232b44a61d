// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Direct access to boxed properties.
extension LayerProperties {
    package var transform: CATransform3D { space?.value.transform ?? .identity }
    package var sublayerTransform: CATransform3D { space?.value.sublayerTransform ?? .identity }
    package var zPosition: CGFloat { space?.value.zPosition ?? 0 }
    package var anchorPointZ: CGFloat { space?.value.anchorPointZ ?? 0 }
    package var decorated: LayerDecoration { decoration?.value ?? .standard }
    package var placed: LayerContentPlacement { contentPlacement?.value ?? .standard }

    package mutating func changeSpace(_ body: (inout LayerSpace) -> Void) {
        CowBox.mutate(&space, initial: LayerSpace(), body)
    }

    package mutating func changeDecoration(_ body: (inout LayerDecoration) -> Void) {
        CowBox.mutate(&decoration, initial: LayerDecoration.standard, body)
    }

    package mutating func changePlacement(_ body: (inout LayerContentPlacement) -> Void) {
        CowBox.mutate(&contentPlacement, initial: LayerContentPlacement(), body)
    }

    @inlinable package var isHidden: Bool { flags.contains(.isHidden) }
    @inlinable package var masksToBounds: Bool { flags.contains(.masksToBounds) }
}

/// Transforms between a layer's coordinates and its parent's.
extension LayerProperties {
    /// The anchor point in the layer's coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height
        )
    }

    /// From this layer's coordinates to its parent's, in 3D.
    package var localTransform: CATransform3D {
        let anchor = self.anchor
        guard let space = space?.value else {
            var t = CATransform3D.identity
            t.m41 = position.x - anchor.x
            t.m42 = position.y - anchor.y
            return t
        }
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -space.anchorPointZ)
        var t = toAnchor.concatenating(space.transform)
        // A move to the position, which perspective scales like the rest.
        let z = space.zPosition + space.anchorPointZ
        t.m11 += t.m14 * position.x
        t.m12 += t.m14 * position.y
        t.m13 += t.m14 * z
        t.m21 += t.m24 * position.x
        t.m22 += t.m24 * position.y
        t.m23 += t.m24 * z
        t.m31 += t.m34 * position.x
        t.m32 += t.m34 * position.y
        t.m33 += t.m34 * z
        t.m41 += t.m44 * position.x
        t.m42 += t.m44 * position.y
        t.m43 += t.m44 * z
        return t
    }

    /// `localTransform` without a 3D transform, unless that only scales depth.
    package var flatTransform: CATransform3D {
        guard let t = space?.value.transform else { return localTransform }
        let depths = max(abs(t.m13), abs(t.m14), abs(t.m23), abs(t.m24))
        let others = max(abs(t.m31), abs(t.m32), abs(t.m34), abs(t.m44 - 1))
        // Rounding errors of whole turns are ignored.
        guard max(depths, others) > 1e-6 || t.m33 < 0 else { return localTransform }
        let anchor = self.anchor
        return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }

    /// The transform of all sublayers' coordinates: the sublayer transform about the anchor point,
    /// and the geometry flip; nil if neither is set.
    package var childrenTransform: CATransform3D? {
        let sublayerTransform = space?.value.sublayerTransform
        let isFlipped = flags.contains(.isGeometryFlipped)
        let isPlain = sublayerTransform?.isIdentity ?? true
        if isPlain && !isFlipped { return nil }
        var t = CATransform3D.identity
        if let sublayerTransform, !isPlain {
            let anchor = self.anchor
            t = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
                .concatenating(sublayerTransform)
                .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        }
        if isFlipped {
            var flip = CATransform3D.identity
            flip.m22 = -1
            flip.m42 = 2 * bounds.origin.y + bounds.size.height
            t = flip.concatenating(t)
        }
        return t
    }

    /// From a child's parent coordinates (this layer's) on to this layer's parent.
    package var transformForChildren: CATransform3D {
        guard let childrenTransform else { return localTransform }
        return childrenTransform.concatenating(localTransform)
    }

    package var frame: CGRect {
        guard space != nil else {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width,
                y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width,
                height: bounds.size.height
            )
        }
        return localTransform.project(bounds)
    }
}
