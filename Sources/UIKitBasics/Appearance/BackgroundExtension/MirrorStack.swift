// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Views inside each other of which each mirrors what it contains about one edge of the content, and
/// the blurs over the mirror images.
@MainActor
final class MirrorStack {
    private let hosts: [MirrorHost]
    private let blurs: [UIView]

    /// The blur of the mirror images, in points; our choice.
    private static let blur: CGFloat = 12

    init(owner: UIBackgroundExtensionView) {
        hosts = (0..<4).map { _ in MirrorHost(frame: owner.bounds) }
        blurs = (0..<4).map { _ in UIView(frame: .zero) }
        hosts[0].clipsToBounds = true
        for (outer, inner) in zip(hosts, hosts.dropFirst()) { outer.addSubview(inner) }
        hosts[3].owner = owner
        owner.insertPart(hosts[0], at: 0)
        for (index, view) in blurs.enumerated() {
            view.isUserInteractionEnabled = false
            view.layer.backgroundFilters = [LayerFilter.blur(MirrorStack.blur)]
            owner.insertPart(view, at: index + 1)
        }
    }

    /// Takes the content in.
    func host(_ content: UIView) { hosts[3].addSubview(content) }

    /// Gives the hosts the size of the view.
    func fill(_ bounds: CGRect) {
        for host in hosts where host.bounds != bounds {
            host.frame = CGRect(origin: .zero, size: bounds.size)
            host.bounds = bounds
        }
    }

    /// Mirrors content about its edges inside the bounds.
    func mirror(_ content: CGRect, in bounds: CGRect) {
        let isEmpty = content.width <= 0 || content.height <= 0
        let edges: [(distance: CGFloat, place: CGFloat)] = [
            (content.minY - bounds.minY, content.minY), (bounds.maxY - content.maxY, content.maxY),
            (content.minX - bounds.minX, content.minX), (bounds.maxX - content.maxX, content.maxX),
        ]
        for (index, edge) in edges.enumerated() {
            let isMirrored = !isEmpty && edge.distance > 0
            let isVertical = index < 2
            // About the layer's centre.
            let middle = isVertical ? bounds.midY : bounds.midX
            let offset = 2 * (edge.place - middle)
            hosts[index].mirror(by: isMirrored ? offset : nil, isVertical: isVertical)
            blurs[index].isHidden = !isMirrored
            blurs[index].frame = isMirrored ? strip(index, content, bounds) : .zero
        }
    }

    /// The part of the bounds beyond an edge: the upper and lower ones as wide as the bounds.
    private func strip(_ index: Int, _ content: CGRect, _ bounds: CGRect) -> CGRect {
        let middle = content.intersection(bounds)
        switch index {
        case 0:
            return CGRect(
                x: bounds.minX,
                y: bounds.minY,
                width: bounds.width,
                height: content.minY - bounds.minY
            )
        case 1:
            return CGRect(
                x: bounds.minX,
                y: content.maxY,
                width: bounds.width,
                height: bounds.maxY - content.maxY
            )
        case 2:
            return CGRect(
                x: bounds.minX,
                y: middle.minY,
                width: content.minX - bounds.minX,
                height: middle.height
            )
        default:
            return CGRect(
                x: content.maxX,
                y: middle.minY,
                width: bounds.maxX - content.maxX,
                height: middle.height
            )
        }
    }
}

/// Shows what it contains, and a mirror image of it.
@MainActor
final class MirrorHost: UIView, ViewPart {
    /// The view that places the mirrors; nil but for the innermost host.
    weak var owner: UIBackgroundExtensionView?

    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    /// Mirrors about a line, given by twice its distance from the centre, in points; nil for no
    /// mirror image.
    func mirror(by offset: CGFloat?, isVertical: Bool) {
        guard let layer = layer as? CAReplicatorLayer else { return }
        layer.instanceCount = offset == nil ? 1 : 2
        guard let offset else { return }
        layer.instanceTransform = CATransform3DScale(
            CATransform3DMakeTranslation(isVertical ? 0 : offset, isVertical ? offset : 0, 0),
            isVertical ? 1 : -1,
            isVertical ? -1 : 1,
            1
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Constraints have placed the content by now.
        owner?.placeMirrors()
    }
}
