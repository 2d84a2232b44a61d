// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    final func setBounds(_ newValue: CGRect) {
        let old = properties.bounds
        guard newValue != old else { return }
        guard !newValue.hasNaN else { trapInvalidGeometry("bounds", "\(newValue)") }
        change(.bounds) {
            properties.bounds = newValue
            markMoved()
        }
        if marks.contains(.isPresentation) { return }
        let isResized = newValue.size != old.size
        if isResized && properties.flags.contains(.needsDisplayOnBoundsChange) {
            setNeedsDisplay()
        }
        markGeometryChanged(climbs: isResized)
    }

    final func setPosition(_ newValue: CGPoint) {
        guard newValue != properties.position else { return }
        guard !(newValue.x.isNaN || newValue.y.isNaN) else {
            trapInvalidGeometry("position", "\(newValue)")
        }
        change(.position) {
            properties.position = newValue
            markMoved()
        }
    }

    /// The result of ``place(origin:size:)``.
    package enum Placing: BitwiseCopyable {
        /// Nothing was changed: the properties are observed and must be set one by one.
        case refused
        case unchanged
        case moved
        case resized
    }

    /// Sets the size and the position for a frame's origin in one step, if neither property is
    /// observed; ignores the transform.
    package final func place(origin: CGPoint, size: CGSize) -> Placing {
        let anchor = properties.anchorPoint
        let position = CGPoint(
            x: origin.x + size.width * anchor.x,
            y: origin.y + size.height * anchor.y
        )
        let old = properties.bounds.size
        let isResized = size.width != old.width || size.height != old.height
        if !isResized, position.x == properties.position.x, position.y == properties.position.y {
            return .unchanged
        }
        guard type(of: self) == CALayer.self, changesSilently, position.x.isFinite,
            position.y.isFinite
        else { return .refused }
        properties.bounds.size = size
        properties.position = position
        if let parent, parent.marks.contains(.hasValidPlaces) {
            parent.marks.remove(.hasValidPlaces)
        }
        markChanged()
        guard isResized else { return .moved }
        if properties.flags.rawValue != 0, properties.flags.contains(.needsDisplayOnBoundsChange) {
            setNeedsDisplay()
        }
        markGeometryChanged(climbs: true)
        return .resized
    }

    /// The size of the bounds and the position, without a copy of the other properties.
    package final var placedSize: CGSize { properties.bounds.size }
    package final var placedPosition: CGPoint { properties.position }

    final func setTransform(_ newValue: CATransform3D) {
        guard !newValue.isEqual(to: properties.transform) else { return }
        change(.transform) {
            properties.changeSpace { $0.transform = newValue }
            markMoved()
        }
        if marks.contains(.isPresentation) { return }
        markGeometryChanged(climbs: true)
    }

    /// Marks the layer for layout after a change of bounds or transform, and its superlayer, unless
    /// that one is just laying out.
    private func markGeometryChanged(climbs: Bool) {
        if !marks.contains(.isInLayout) { setNeedsLayout() }
        if climbs, let parent, !parent.marks.contains(.isInLayout) { parent.setNeedsLayout() }
    }

    /// Sets the bounds' size and the position such that the transformed bounds fill a rectangle.
    final func setFrame(_ newValue: CGRect) {
        let rect = newValue.standardized
        guard !rect.hasNaN else { trapInvalidGeometry("frame", "\(newValue)") }
        let transform = properties.transform
        if transform.isIdentity {
            let anchor = properties.anchorPoint
            if properties.bounds.size != rect.size {
                bounds = CGRect(origin: properties.bounds.origin, size: rect.size)
            }
            position = CGPoint(
                x: rect.origin.x + anchor.x * rect.size.width,
                y: rect.origin.y + anchor.y * rect.size.height
            )
            return
        }
        let plane = transform.affinePart
        let size = untransformedSize(of: rect.size, by: plane)
        if properties.bounds.size != size {
            bounds = CGRect(origin: properties.bounds.origin, size: size)
        }
        // The frame moves with the position, so correct the position by the difference of origins.
        let now = properties.frame
        let old = properties.position
        position = CGPoint(
            x: old.x + rect.origin.x - now.origin.x,
            y: old.y + rect.origin.y - now.origin.y
        )
    }

    /// The size whose transformed bounding box has the given size; exact for scales, approximate
    /// for rotations.
    private func untransformedSize(of size: CGSize, by t: CGAffineTransform) -> CGSize {
        let determinant = t.a * t.d - t.b * t.c
        guard determinant != 0, determinant.isFinite else { return properties.bounds.size }
        return CGSize(
            width: (abs(t.d) * size.width + abs(t.c) * size.height) / abs(determinant),
            height: (abs(t.b) * size.width + abs(t.a) * size.height) / abs(determinant)
        )
    }

    private func trapInvalidGeometry(_ property: String, _ value: String) -> Never {
        fatalError(
            "CALayerInvalidGeometry: CALayer.\(property) contains NaN: \(value) in \(summary)"
        )
    }

    final var hasFlippedAncestry: Bool {
        var isFlipped = false
        var layer: CALayer? = self
        while let current = layer {
            if current.properties.flags.contains(.isGeometryFlipped) { isFlipped.toggle() }
            layer = current.parent
        }
        return isFlipped
    }

    /// The part of the layer's bounds that no ancestor clips.
    final var unclippedRect: CGRect {
        var visible = bounds
        var ancestor = parent
        while let layer = ancestor {
            if layer.masksToBounds || layer is CAScrollLayer {
                visible = visible.shared(with: layer.convert(layer.bounds, to: self))
            }
            ancestor = layer.parent
        }
        return visible.isNull ? .zero : visible
    }
}

extension CGRect {
    var hasNaN: Bool {
        // Each component is tested by itself, as a sum of infinities is NaN, too.
        origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
    }
}
