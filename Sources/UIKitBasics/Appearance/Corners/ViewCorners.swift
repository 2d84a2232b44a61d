// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitViews

/// The round corners of one view, and the views inside that are concentric to a view around them.
@MainActor
final class ViewCorners: CornerLayout {
    /// The configuration that was set; nil for a view that only contains followers.
    var configuration: UICornerConfiguration?
    private var followers: [Follower] = []

    private struct Follower {
        weak var view: UIView?
    }

    func roundCorners(of view: UIView) {
        if let configuration {
            follow(around: view, configuration)
            view.layer.setCornerRadii(view.cornerRadii(configuration))
        }
        followers.removeAll { $0.view?.isDescendant(of: view) != true }
        // They are laid out after this view, in the same pass.
        for follower in followers { follower.view?.setNeedsLayout() }
    }

    /// Lets a concentric view be laid out with each view up to its container.
    private func follow(around view: UIView, _ configuration: UICornerConfiguration) {
        guard configuration.isConcentric else { return }
        let container = view.cornerContainer
        var above = view.superview
        while let ancestor = above {
            ancestor.makeCorners().add(view)
            above = ancestor === container ? nil : ancestor.superview
        }
    }

    private func add(_ view: UIView) {
        if !followers.contains(where: { $0.view === view }) {
            followers.append(Follower(view: view))
        }
    }
}

extension UICornerConfiguration {
    /// Whether a radius depends on a view around.
    fileprivate var isConcentric: Bool {
        guard case .groups(let groups) = shape else { return false }
        return groups.contains {
            if case .concentric = $0.radius.kind { true } else { false }
        }
    }
}

extension UIView {
    /// The corners in the order of `CALayer.setCornerRadii(_:)`.
    private static let cornerOrder: [UIRectCorner] = [
        .topLeft, .topRight, .bottomRight, .bottomLeft,
    ]

    /// The view's corners, made now if it has none.
    @discardableResult
    final func makeCorners() -> ViewCorners {
        if let corners = cornerLayout as? ViewCorners { return corners }
        let corners = ViewCorners()
        cornerLayout = corners
        return corners
    }

    /// The nearest view around with round corners.
    fileprivate final var cornerContainer: UIView? {
        var view = superview
        while let candidate = view {
            let corners = candidate.cornerLayout as? ViewCorners
            if corners?.configuration != nil || candidate.layer.cornerRadius > 0 {
                return candidate
            }
            view = candidate.superview
        }
        return nil
    }

    /// The radii of a configuration in the present bounds, in the order of
    /// `CALayer.setCornerRadii(_:)`.
    final func cornerRadii(_ configuration: UICornerConfiguration) -> SIMD4<Double> {
        let half = Double(max(0, min(bounds.width, bounds.height)) / 2)
        switch configuration.shape {
        case .capsule(let maximum):
            return SIMD4(repeating: min(half, max(0, maximum ?? half)))
        case .groups(let groups):
            var radii = SIMD4<Double>.zero
            let container = configuration.isConcentric ? cornerContainer : nil
            let outer = container.map { $0.shownCornerRadii } ?? .zero
            for group in groups {
                let indices = (0..<4).filter { group.corners.contains(UIView.cornerOrder[$0]) }
                let wanted = indices.map { index -> Double in
                    switch group.radius.kind {
                    case .fixed(let radius): return radius
                    case .concentric(let minimum):
                        let least = Double(minimum ?? 0)
                        guard let container else { return least }
                        return max(least, outer[index] - distance(of: index, to: container))
                    }
                }
                let radius = min(half, max(0, wanted.max() ?? 0))
                for index in indices { radii[index] = radius }
            }
            return radii
        }
    }

    /// The radii that a container shows.
    private final var shownCornerRadii: SIMD4<Double> {
        if let configuration = (cornerLayout as? ViewCorners)?.configuration {
            return cornerRadii(configuration)
        }
        let half = Double(max(0, min(bounds.width, bounds.height)) / 2)
        return SIMD4(repeating: min(half, Double(layer.cornerRadius)))
    }

    /// How far a corner lies inside the same corner of a container, by the farther of both edges.
    ///
    /// - Source: our choice where the distances to both edges differ: the corner is then never
    ///   rounder than its container allows.
    private final func distance(of index: Int, to container: UIView) -> Double {
        let place = convert(bounds, to: container)
        let outer = container.bounds
        let isRight = index == 1 || index == 2
        let isLow = index >= 2
        let x = isRight ? outer.maxX - place.maxX : place.minX - outer.minX
        let y = isLow ? outer.maxY - place.maxY : place.minY - outer.minY
        return Double(max(x, y))
    }

    /// The largest of the radii of some corners.
    final func largestRadius(
        of corners: UIRectCorner,
        _ configuration: UICornerConfiguration
    ) -> CGFloat {
        let radii = cornerRadii(configuration)
        let shown = (0..<4).filter { corners.contains(UIView.cornerOrder[$0]) }.map { radii[$0] }
        return CGFloat(shown.max() ?? 0)
    }
}
