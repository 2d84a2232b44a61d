// SPDX-License-Identifier: Apache-2.0

public import Foundation
import RenderServer

/// A layer that shows a part of its sublayers, which move with the origin of its bounds.
open class CAScrollLayer: CALayer {
    /// The ways in which the layer scrolls; both by default.
    open var scrollMode: CAScrollLayerScrollMode = .both

    /// Moves the origin of the bounds, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows the rectangle.
    open func scroll(to r: CGRect) {
        let visible = bounds
        var origin = visible.origin
        if r.minX < visible.minX || r.width > visible.width {
            origin.x = r.minX
        } else if r.maxX > visible.maxX {
            origin.x = r.maxX - visible.width
        }
        if r.minY < visible.minY || r.height > visible.height {
            origin.y = r.minY
        } else if r.maxY > visible.maxY {
            origin.y = r.maxY - visible.height
        }
        scroll(to: origin)
    }
}

/// The ways in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Sideways.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Both ways.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
    private final var scrollAncestor: CAScrollLayer? {
        var layer: CALayer? = self
        while let current = layer {
            if let scroll = current as? CAScrollLayer { return scroll }
            layer = current.parent
        }
        return nil
    }

    final func scrollAncestor(to point: CGPoint) {
        guard let scroll = scrollAncestor else { return }
        scroll.scroll(to: scroll.convert(point, from: self))
    }

    final func scrollAncestor(toShow rect: CGRect) {
        guard let scroll = scrollAncestor else { return }
        scroll.scroll(to: scroll.convert(rect, from: self))
    }
}
