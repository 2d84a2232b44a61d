// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// Animations whose key path names a sublayer: `sublayers.hand.transform.rotation.z`.
///
/// The animation is stored in the layer that it was added to and applied to the layer that it
/// names.
extension CALayer {
    /// Animations of ancestors that name this layer, converted to its time.
    final var animationsFromAbove: [RenderAnimation] {
        guard let name = extras?.name, let parent = superlayer, parent.mayNameLayers else {
            return []
        }
        let above = parent.animationsFromAbove
        let own = (parent.extras?.animations ?? []).filter(\.isBegun).map(\.renderValue)
        return (above + own).compactMap { animation in
            // The first sublayer of that name counts.
            guard parent.children.first(where: { $0.extras?.name == name }) === self else {
                return nil
            }
            return animation.forLayer(name, timing: extras?.timing)
        }
    }

    /// Whether an animation here, or above, names a layer below.
    private final var mayNameLayers: Bool {
        if extras?.animations.contains(where: { $0.renderValue.namesLayers }) ?? false {
            return true
        }
        return superlayer?.mayNameLayers ?? false
    }

    /// Marks the layers that an animation names as changed.
    final func markNamedLayers(_ animation: RenderAnimation) {
        guard animation.namesLayers else { return }
        func mark(_ layer: CALayer) {
            for child in layer.children where child.extras?.name != nil {
                child.markChanged()
                mark(child)
            }
        }
        mark(self)
    }
}

extension RenderAnimation {
    /// Whether it, or an animation in it, names a sublayer.
    fileprivate var namesLayers: Bool {
        switch body {
        case .custom(let keyPath, _): keyPath.hasPrefix("sublayers.")
        case .group(let animations): animations.contains(where: \.namesLayers)
        default: false
        }
    }

    /// The part of it that changes a sublayer, in that layer's time; nil for none.
    fileprivate func forLayer(_ name: String, timing child: RenderTiming?) -> RenderAnimation? {
        guard namesLayers else { return nil }
        let inside: Body
        switch body {
        case .custom(let keyPath, var change):
            let parts = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
            guard parts.count == 3, parts[1] == name else { return nil }
            if let path = RenderKeyPath(parts[2]) {
                change.path = path
                inside = .property(change)
            } else {
                inside = .custom(parts[2], change)
            }
        case .group(let animations):
            let parts = animations.compactMap { $0.forLayer(name, timing: nil) }
            guard !parts.isEmpty else { return nil }
            inside = .group(parts)
        default: return nil
        }
        return RenderAnimation(
            id: id,
            key: key,
            timing: timing.inTime(of: child),
            curve: curve,
            spring: spring,
            stretch: stretch,
            body: inside
        )
    }
}

extension RenderTiming {
    /// The timing converted to the time of a sublayer.
    fileprivate func inTime(of child: RenderTiming?) -> RenderTiming {
        guard let child, child.speed != 0 else { return self }
        var result = self
        result.beginTime = child.activeTime(at: beginTime)
        result.speed = speed / child.speed
        return result
    }
}
