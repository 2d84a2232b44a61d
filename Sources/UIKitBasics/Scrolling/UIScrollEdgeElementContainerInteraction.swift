// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import UIKitViews

/// Lets the content of a scroll view fade under a view that lies over one of its edges.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    private final weak var container: UIView?
    private final weak var scroller: UIScrollView?
    private final var edges: UIRectEdge = []

    /// The view that lies over the edge.
    open var view: UIView? { container }

    /// Told before the interaction goes to another view.
    open func willMove(to view: UIView?) {
        scroller?.edgeEffects.remove(self)
        scroller?.setNeedsLayout()
    }

    /// Told after the interaction came to a view.
    open func didMove(to view: UIView?) {
        container = view
        takePart()
    }

    /// The scroll view whose content fades.
    open weak var scrollView: UIScrollView? {
        get { scroller }
        set {
            guard newValue !== scroller else { return }
            scroller?.edgeEffects.remove(self)
            scroller?.setNeedsLayout()
            scroller = newValue
            takePart()
        }
    }

    /// The edge of the scroll view that the view lies over; none by default.
    open var edge: UIRectEdge {
        get { edges }
        set {
            guard newValue != edges else { return }
            edges = newValue
            scroller?.setNeedsLayout()
        }
    }

    private func takePart() {
        guard container != nil, let scroller else { return }
        scroller.edgeEffects.add(self)
        scroller.setNeedsLayout()
    }

    /// How far the view reaches into the scroll view from an edge, in points.
    final func reach(of edge: EdgeEffects.Edge, in scrollView: UIScrollView) -> CGFloat {
        guard let container, container.window === scrollView.window, !container.isHidden
        else { return 0 }
        let place = container.convert(container.bounds, to: scrollView)
        let bounds = scrollView.bounds
        guard place.intersects(bounds) else { return 0 }
        switch edge {
        case .top: return place.maxY - bounds.minY
        case .left: return place.maxX - bounds.minX
        case .bottom: return bounds.maxY - place.minY
        case .right: return bounds.maxX - place.minX
        }
    }
}
