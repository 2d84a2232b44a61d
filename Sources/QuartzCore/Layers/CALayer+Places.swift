// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import RenderServer

/// Where a layer lies in its superlayer, in plain numbers: what hit testing of many views needs.
extension CALayer {
    /// Whether nothing has moved in this layer since ``notePlaces()``.
    package final var knowsPlaces: Bool { marks.contains(.knowsPlaces) }

    /// Called by who keeps the places of the sublayers, to learn when they hold no longer.
    package final func notePlaces() { marks.insert(.knowsPlaces) }

    /// The layer lies elsewhere in its superlayer than before.
    final func markMoved() { parent?.marks.remove(.knowsPlaces) }

    /// Whether the layer's place in a layer is its position alone.
    @inline(__always)
    private func isPlainlyPlaced(in layer: CALayer) -> Bool {
        guard parent === layer, properties.space == nil else { return false }
        if layer.properties.flags.contains(.isGeometryFlipped) { return false }
        return layer.properties.space == nil || layer.properties.childrenTransform == nil
    }

    /// A point of the superlayer in this layer; nil if that takes more than a move.
    package final func plainPoint(_ point: CGPoint, from layer: CALayer) -> CGPoint? {
        guard isPlainlyPlaced(in: layer) else { return nil }
        let bounds = properties.bounds
        let anchor = properties.anchorPoint
        return CGPoint(
            x: point.x - properties.position.x + (bounds.origin.x + anchor.x * bounds.size.width),
            y: point.y - properties.position.y + (bounds.origin.y + anchor.y * bounds.size.height)
        )
    }

    /// Whether the layer is shown at least as opaque as that and has a point in its bounds.
    package final func isShown(withOpacity least: CGFloat) -> Bool {
        !properties.flags.contains(.isHidden) && CGFloat(properties.opacity) >= least
    }

    /// Whether the bounds contain a point, as `CGRect.contains(_:)` has it.
    package final func hasInBounds(_ point: CGPoint) -> Bool {
        let x = properties.bounds.origin.x
        let y = properties.bounds.origin.y
        let farX = x + properties.bounds.size.width
        let farY = y + properties.bounds.size.height
        return point.x >= min(x, farX) && point.x < max(x, farX)
            && point.y >= min(y, farY) && point.y < max(y, farY)
    }

    /// What becomes of a point of the superlayer here, in one step; `unknown` if that takes more
    /// than a move.
    package final func plainHit(
        _ point: CGPoint,
        from layer: CALayer,
        leastOpacity: CGFloat
    ) -> PlainHit {
        guard let inside = plainPoint(point, from: layer) else { return .unknown }
        guard hasInBounds(inside), isShown(withOpacity: leastOpacity) else { return .outside }
        return .inside(inside)
    }

    /// A box of the superlayer outside of which no point is in the bounds.
    package final func place(in layer: CALayer) -> PlaceBox {
        guard isPlainlyPlaced(in: layer) else { return .everywhere }
        let bounds = properties.bounds
        let anchor = properties.anchor
        let position = properties.position
        let x = bounds.origin.x - anchor.x + position.x
        let y = bounds.origin.y - anchor.y + position.y
        let farX = x + bounds.size.width
        let farY = y + bounds.size.height
        // Rounding goes by the largest number in the sums, and a float keeps seven digits.
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

/// What becomes of a point of a superlayer in a layer.
package enum PlainHit {
    /// That takes more than adding numbers.
    case unknown
    /// The layer does not have it, or is not shown.
    case outside
    /// Where it is in the layer.
    case inside(CGPoint)
}

/// A box that is a little larger than it need be, to sort points out at one comparison.
package struct PlaceBox {
    /// The least x and y, then the greatest of both with the other sign.
    package var edges: SIMD4<Float>

    /// The box that everything is in.
    package static let everywhere = PlaceBox(
        minX: -.infinity,
        minY: -.infinity,
        maxX: .infinity,
        maxY: .infinity
    )

    @inlinable
    package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        edges = SIMD4(Float(minX), Float(minY), Float(-maxX), Float(-maxY))
    }

    /// A box of one point.
    @inlinable
    package init(_ point: CGPoint) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }

    /// Whether a point, as a box, is certainly not in here; false for what is not a number.
    @inlinable
    package func excludes(_ point: PlaceBox) -> Bool { any(edges .> point.edges) }
}

extension [CALayer] {
    /// Where a layer is, looked for from both ends: what is taken out is mostly there.
    func position(of layer: CALayer) -> Int? {
        var low = 0
        var high = count - 1
        while low <= high {
            if self[high] === layer { return high }
            if self[low] === layer { return low }
            low += 1
            high -= 1
        }
        return nil
    }
}
