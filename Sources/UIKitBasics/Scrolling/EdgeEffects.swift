// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitViews

/// The effects at the four edges of one scroll view, and the views that lie over them.
@MainActor
final class EdgeEffects: ScrollEdges {
    /// One edge.
    enum Edge: Int, CaseIterable {
        case top
        case left
        case bottom
        case right

        var isVertical: Bool { self == .top || self == .bottom }

        var mask: UIRectEdge {
            switch self {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        }
    }

    private let effects: [UIScrollEdgeEffect]
    private var views: [Edge: EdgeEffectView] = [:]
    private var containers: [Container] = []

    private struct Container {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    init(_ scrollView: UIScrollView) {
        effects = Edge.allCases.map { _ in UIScrollEdgeEffect() }
        for effect in effects { effect.scrollView = scrollView }
    }

    func effect(at edge: Edge) -> UIScrollEdgeEffect { effects[edge.rawValue] }

    /// Lets the views of an interaction lie over an edge.
    func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
        remove(interaction)
        containers.append(Container(interaction: interaction))
    }

    /// Forgets an interaction.
    func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
    }

    // MARK: Placing

    func place(in scrollView: UIScrollView) {
        for edge in Edge.allCases {
            let effect = effect(at: edge)
            let reach = effect.isHidden ? 0 : reach(of: edge, effect.style, in: scrollView)
            guard reach > 0, hidesContent(at: edge, in: scrollView) else {
                views[edge]?.isHidden = true
                continue
            }
            let view = views[edge] ?? makeView(edge, in: scrollView)
            UIView.performWithoutAnimation {
                view.isHidden = false
                view.show(
                    isHard: effect.style === UIScrollEdgeEffect.Style.hard,
                    color: scrollView.backgroundColor ?? .systemBackground
                )
                view.frame = frame(of: edge, reach, in: scrollView.bounds)
            }
        }
    }

    private func makeView(_ edge: Edge, in scrollView: UIScrollView) -> EdgeEffectView {
        let view = EdgeEffectView(edge)
        views[edge] = view
        scrollView.addPart(view)
        return view
    }

    /// How far the effect reaches from an edge, in points: over the safe area, and under the views
    /// that lie there.
    private func reach(
        of edge: Edge,
        _ style: UIScrollEdgeEffect.Style,
        in scrollView: UIScrollView
    ) -> CGFloat {
        var reach: CGFloat = 0
        if style !== UIScrollEdgeEffect.Style.automatic {
            let adjusted = scrollView.adjustedContentInset
            let own = scrollView.contentInset
            switch edge {
            case .top: reach = adjusted.top - own.top
            case .left: reach = adjusted.left - own.left
            case .bottom: reach = adjusted.bottom - own.bottom
            case .right: reach = adjusted.right - own.right
            }
        }
        for case let interaction? in containers.map(\.interaction)
        where interaction.edge.contains(edge.mask) {
            reach = max(reach, interaction.reach(of: edge, in: scrollView))
        }
        return reach
    }

    /// Whether content lies beyond the edge of what is in clear view.
    private func hidesContent(at edge: Edge, in scrollView: UIScrollView) -> Bool {
        let inset = scrollView.adjustedContentInset
        let bounds = scrollView.bounds
        switch edge {
        case .top: return bounds.minY > -inset.top
        case .left: return bounds.minX > -inset.left
        case .bottom: return bounds.maxY < scrollView.contentSize.height + inset.bottom
        case .right: return bounds.maxX < scrollView.contentSize.width + inset.right
        }
    }

    private func frame(of edge: Edge, _ reach: CGFloat, in bounds: CGRect) -> CGRect {
        var frame = bounds
        if edge.isVertical { frame.size.height = reach } else { frame.size.width = reach }
        if edge == .bottom { frame.origin.y = bounds.maxY - reach }
        if edge == .right { frame.origin.x = bounds.maxX - reach }
        return frame
    }
}
