// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    /// Converts through the nearest common ancestor, or through the root.
    static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer) -> CGPoint {
        convert(point, from: source, to: .some(target))
    }

    static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if source === target { return point }
        if source?.isPresentation == true || target?.isPresentation == true {
            return convertByRoot(point, from: source, to: target)
        }
        let common = commonAncestor(source, target)
        var point = point
        var layer = source
        while let current = layer, current !== common {
            point = current.convertToParent(point)
            layer = current.parent
        }
        return target.map { descend(point, to: $0, from: common) } ?? point
    }

    private final var isPresentation: Bool { marks.contains(.isPresentation) }

    /// Converts through the root: presentation layers are created on demand, so two of them have no
    /// common ancestor object.
    private static func convertByRoot(
        _ point: CGPoint,
        from source: CALayer?,
        to target: CALayer?
    ) -> CGPoint {
        var point = point
        var layer = source
        while let current = layer, let next = current.above {
            point = current.convertToParent(point, in: next)
            layer = next
        }
        var path: [(layer: CALayer, parent: CALayer)] = []
        layer = target
        while let current = layer, let next = current.above {
            path.append((current, next))
            layer = next
        }
        for step in path.reversed() { point = step.layer.convertFromParent(point, in: step.parent) }
        return point
    }

    static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        if source === target { return rect }
        let isMixed = source?.isPresentation == true || target?.isPresentation == true
        let common = isMixed ? nil : commonAncestor(source, target)
        if !isMixed, isTranslation(from: source, to: common),
            isTranslation(from: target, to: common)
        {
            let origin = convert(rect.origin, from: source, to: target)
            return CGRect(origin: origin, size: rect.size)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { convert($0, from: source, to: target) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let minX = xs.min() ?? 0
        let minY = ys.min() ?? 0
        return CGRect(
            x: minX,
            y: minY,
            width: (xs.max() ?? 0) - minX,
            height: (ys.max() ?? 0) - minY
        )
    }

    /// Converts a point to the parent's coordinates.
    private func convertToParent(_ point: CGPoint, in parent: CALayer? = nil) -> CGPoint {
        let lifted = (parent ?? self.parent)?.properties.childrenTransform
        guard properties.space != nil || lifted != nil else {
            let anchor = properties.anchor
            return CGPoint(
                x: point.x - anchor.x + properties.position.x,
                y: point.y - anchor.y + properties.position.y
            )
        }
        return toParent(lifted).project(point)
    }

    /// Converts a point from the parent's coordinates; answers it unchanged if the transform has no
    /// inverse.
    final func convertFromParent(_ point: CGPoint, in parent: CALayer? = nil) -> CGPoint {
        let lifted = (parent ?? self.parent)?.properties.childrenTransform
        guard properties.space != nil || lifted != nil else {
            let anchor = properties.anchor
            return CGPoint(
                x: point.x - properties.position.x + anchor.x,
                y: point.y - properties.position.y + anchor.y
            )
        }
        return toParent(lifted).unproject(point) ?? point
    }

    private func toParent(_ lifted: CATransform3D?) -> CATransform3D {
        let local = properties.localTransform
        return lifted.map { local.concatenating($0) } ?? local
    }

    private static func descend(_ point: CGPoint, to target: CALayer, from top: CALayer?) -> CGPoint
    {
        if target === top { return point }
        let above = target.parent.map { descend(point, to: $0, from: top) } ?? point
        if target.parent == nil { return target.convertFromRootSpace(above) }
        return target.convertFromParent(above)
    }

    /// Whether the transform to an ancestor is a translation.
    private static func isTranslation(from layer: CALayer?, to ancestor: CALayer?) -> Bool {
        var layer = layer
        while let current = layer, current !== ancestor {
            if current.properties.space != nil { return false }
            if current.parent?.properties.childrenTransform != nil { return false }
            layer = current.parent
        }
        return true
    }

    /// The nearest common ancestor; nil stands for the space that roots share.
    private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
        guard let a, let b else {
            // A missing layer counts as the root.
            return (a ?? b)?.root
        }
        var (x, y): (CALayer?, CALayer?) = (a, b)
        var (depthX, depthY) = (a.depth, b.depth)
        while depthX > depthY {
            x = x?.parent
            depthX -= 1
        }
        while depthY > depthX {
            y = y?.parent
            depthY -= 1
        }
        while x !== y {
            x = x?.parent
            y = y?.parent
        }
        return x
    }

    private var depth: Int {
        var count = 0
        var layer = parent
        while let current = layer {
            count += 1
            layer = current.parent
        }
        return count
    }

    /// Converts a point from the space that unrelated roots share.
    private func convertFromRootSpace(_ point: CGPoint) -> CGPoint { convertFromParent(point) }

    // MARK: Hit testing

    final func boundsContain(_ point: CGPoint) -> Bool {
        let rect = properties.bounds.standardized
        return point.x >= rect.origin.x && point.x < rect.origin.x + rect.size.width
            && point.y >= rect.origin.y && point.y < rect.origin.y + rect.size.height
    }

    /// The topmost layer of this tree at a point of the superlayer's coordinates.
    final func topmostLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden, !(self is CATransformLayer && below.isEmpty) else { return nil }
        let own = convertFromParent(point, in: above)
        let isInside = contains(own)
        if masksToBounds && !isInside { return nil }
        if let mask = maskBelow, mask.topmostLayer(at: own) == nil { return nil }
        for child in paintedChildren.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return isInside && !(self is CATransformLayer) ? self : nil
    }

    /// The sublayers in painter's order.
    final var paintedChildren: [CALayer] {
        let children = below
        guard children.contains(where: { $0.properties.space != nil }) else { return children }
        return children.enumerated()
            .sorted { a, b in
                let (za, zb) = (a.element.zPosition, b.element.zPosition)
                return za != zb ? za < zb : a.offset < b.offset
            }
            .map(\.element)
    }

    /// Converts a point from the superlayer's coordinates to those of the layer as its animations
    /// show it.
    package final func seenPoint(_ point: CGPoint) -> CGPoint {
        guard let parent, let seen = makePresentation() else { return point }
        return seen.convertFromParent(point, in: parent)
    }

    // MARK: Time

    final func localTime(at absolute: CFTimeInterval) -> CFTimeInterval {
        let above = parent?.localTime(at: absolute) ?? absolute
        return extras?.timing.activeTime(at: above) ?? above
    }

    final func absoluteTime(at local: CFTimeInterval) -> CFTimeInterval {
        let above = extras?.timing.parentTime(at: local) ?? local
        return parent?.absoluteTime(at: above) ?? above
    }
}
