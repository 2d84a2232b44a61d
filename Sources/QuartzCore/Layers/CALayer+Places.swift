// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import RenderServer

/// Cached layer positions, for hit testing of many views.
extension CALayer {
    /// Whether the positions that were cached at ``markPlacesValid()`` still hold.
    package final var hasValidPlaces: Bool { marks.contains(.hasValidPlaces) }

    /// Marks the sublayers' positions as cached; the first move of one of them clears the mark.
    package final func markPlacesValid() { marks.insert(.hasValidPlaces) }

    /// Invalidates the superlayer's cached positions, as this layer has moved.
    final func markMoved() { parent?.marks.remove(.hasValidPlaces) }

    /// Whether the layer is only translated relative to its superlayer.
    @inline(__always)
    private func isPlainlyPlaced(in layer: CALayer) -> Bool {
        guard parent === layer, properties.space == nil else { return false }
        if layer.properties.flags.contains(.isGeometryFlipped) { return false }
        return layer.properties.space == nil || layer.properties.childrenTransform == nil
    }

    /// Converts a point from the superlayer; nil if the layer is not only translated.
    @inline(__always)
    package final func plainPoint(_ point: CGPoint, from layer: CALayer) -> CGPoint? {
        plainMove(from: layer)?.applied(to: point)
    }

    /// Whether the layer is not hidden and has at least an opacity.
    @inline(__always)
    package final func isShown(withOpacity least: CGFloat) -> Bool {
        !properties.flags.contains(.isHidden) && CGFloat(properties.opacity) >= least
    }

    /// The same for a retained layer, without counting references.
    package static func isShown(_ layer: Unmanaged<CALayer>, withOpacity least: CGFloat) -> Bool {
        layer._withUnsafeGuaranteedRef { $0.isShown(withOpacity: least) }
    }

    /// The bounds of a retained layer that does not override them.
    // A function, since other modules check exclusive access to a property at each use, whatever
    // its attributes.
    package static func bounds(of layer: Unmanaged<CALayer>) -> CGRect {
        layer._withUnsafeGuaranteedRef { $0.properties.bounds }
    }

    /// Whether the bounds contain a point, as `CGRect.contains(_:)` has it.
    @inline(__always)
    package final func hasInBounds(_ point: CGPoint) -> Bool {
        let x = properties.bounds.origin.x
        let y = properties.bounds.origin.y
        let farX = x + properties.bounds.size.width
        let farY = y + properties.bounds.size.height
        return point.x >= min(x, farX) && point.x < max(x, farX)
            && point.y >= min(y, farY) && point.y < max(y, farY)
    }

    /// Converts a point from a superlayer and tests it against the bounds; `unknown` if the layer
    /// is not only translated.
    // The caller retains both layers; counting references would take longer than all the rest.
    package static func plainHit(
        _ point: CGPoint,
        in layer: Unmanaged<CALayer>,
        from superlayer: Unmanaged<CALayer>,
        leastOpacity: CGFloat
    ) -> PlainHit {
        layer._withUnsafeGuaranteedRef { layer in
            superlayer._withUnsafeGuaranteedRef { superlayer in
                guard let inside = layer.plainPoint(point, from: superlayer) else {
                    return .unknown
                }
                guard layer.hasInBounds(inside), layer.isShown(withOpacity: leastOpacity) else {
                    return .outside
                }
                return .inside(inside)
            }
        }
    }

    /// The translation from the superlayer to this layer; nil if the layer is not only translated.
    @inline(__always)
    package final func plainMove(from layer: CALayer) -> PlainMove? {
        guard isPlainlyPlaced(in: layer) else { return nil }
        let bounds = properties.bounds
        let anchor = properties.anchorPoint
        return PlainMove(
            position: properties.position,
            anchor: CGPoint(
                x: bounds.origin.x + anchor.x * bounds.size.width,
                y: bounds.origin.y + anchor.y * bounds.size.height
            )
        )
    }

    /// A box in the superlayer's coordinates that contains the bounds.
    package final func place(in layer: CALayer) -> PlaceBox {
        guard isPlainlyPlaced(in: layer) else { return .everywhere }
        let bounds = properties.bounds
        let anchor = properties.anchor
        let position = properties.position
        let x = bounds.origin.x - anchor.x + position.x
        let y = bounds.origin.y - anchor.y + position.y
        let farX = x + bounds.size.width
        let farY = y + bounds.size.height
        // The rounding error grows with the largest term, and a float has seven digits.
        let slackX = 1e-3 + 1e-6 * (abs(position.x) + abs(anchor.x) + abs(x) + abs(farX))
        let slackY = 1e-3 + 1e-6 * (abs(position.y) + abs(anchor.y) + abs(y) + abs(farY))
        return PlaceBox(
            minX: min(x, farX) - slackX,
            minY: min(y, farY) - slackY,
            maxX: max(x, farX) + slackX,
            maxY: max(y, farY) + slackY
        )
    }
}

/// The result of a hit test of a translated layer.
package enum PlainHit {
    /// The layer is not only translated.
    case unknown
    /// The point is outside of the bounds, or the layer is not visible.
    case outside
    /// The point in the layer's coordinates.
    case inside(CGPoint)
}

/// The translation of a layer in its superlayer.
package struct PlainMove {
    /// The anchor point in the superlayer's coordinates, and in the layer's own.
    package var position: CGPoint
    package var anchor: CGPoint

    /// Converts a point from the superlayer.
    package func applied(to point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - position.x + anchor.x,
            y: point.y - position.y + anchor.y
        )
    }
}

/// A slightly enlarged box, to reject points by one vector comparison.
package struct PlaceBox {
    /// The minimum x and y, then the negated maximum ones.
    package var edges: SIMD4<Float>

    /// The box that contains every point.
    package static let everywhere = PlaceBox(
        minX: -.infinity,
        minY: -.infinity,
        maxX: .infinity,
        maxY: .infinity
    )

    package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        edges = SIMD4(Float(minX), Float(minY), Float(-maxX), Float(-maxY))
    }

    /// A box of one point.
    package init(_ point: CGPoint) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }
}

extension Array where Element: NSObject {
    /// The index of a layer or a view, searched from both ends, where they are usually removed.
    @inlinable
    package func position(of object: Element) -> Int? {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        // As addresses, since each element that is read counts a reference.
        return withUnsafeBytes { bytes in
            let elements = bytes.assumingMemoryBound(to: UInt.self)
            var low = 0
            var high = elements.count - 1
            while low <= high {
                if elements[high] == address { return high }
                if elements[low] == address { return low }
                low += 1
                high -= 1
            }
            return nil
        }
    }
}
