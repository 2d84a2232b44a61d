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
    @inline(__always)
    package final func plainPoint(_ point: CGPoint, from layer: CALayer) -> CGPoint? {
        plainMove(from: layer)?.applied(to: point)
    }

    /// Whether the layer is shown at least as opaque as that and has a point in its bounds.
    @inline(__always)
    package final func isShown(withOpacity least: CGFloat) -> Bool {
        !properties.flags.contains(.isHidden) && CGFloat(properties.opacity) >= least
    }

    /// The same of a layer that somebody keeps.
    package static func isShown(_ layer: Unmanaged<CALayer>, withOpacity least: CGFloat) -> Bool {
        layer._withUnsafeGuaranteedRef { $0.isShown(withOpacity: least) }
    }

    /// The bounds of a layer that somebody keeps and that does not override them.
    // A property of another module is checked for exclusive access at each use, whatever it says of
    // itself there.
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

    /// What becomes of a point of a superlayer in a layer, in one step; `unknown` if that takes more
    /// than a move.
    // Somebody keeps both layers; counting references to them would take longer than all the rest.
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

    /// How a point of the superlayer becomes one of this layer; nil if that takes more than a move.
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

/// Where a layer lies in its superlayer, if it is only moved there.
package struct PlainMove {
    /// The anchor point in the superlayer's coordinates, and in the layer's own.
    package var position: CGPoint
    package var anchor: CGPoint

    /// A point of the superlayer in the layer.
    package func applied(to point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - position.x + anchor.x,
            y: point.y - position.y + anchor.y
        )
    }
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

    package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        edges = SIMD4(Float(minX), Float(minY), Float(-maxX), Float(-maxY))
    }

    /// A box of one point.
    package init(_ point: CGPoint) {
        self.init(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    }
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
