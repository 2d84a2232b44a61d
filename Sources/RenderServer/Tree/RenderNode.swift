// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// One committed layer with its sublayers: an immutable value.
///
/// A layer reuses the node of its last commit until it or a layer below changes, so that a commit
/// makes new nodes only on the path from the change to the root.
package final class RenderNode: Sendable {
    /// The layer's identity, unique within the process.
    package let id: UInt64
    package let properties: LayerProperties
    /// In painter's order: by z position, then by order of insertion.
    package let sublayers: NodeList
    package let mask: RenderNode?
    /// The layer's timing relative to its parent's time; nil where both are equal.
    package let timing: RenderTiming?
    /// The layer's animations, in the order in which they apply.
    package let animations: [RenderAnimation]
    /// Whether this node or one below it has an animation or emits particles.
    package let hasAnimations: Bool
    /// Whether a direct sublayer has animations, which may change its depth.
    let hasAnimatedSublayers: Bool
    /// The fast path that the layer may take.
    let form: Form
    /// The converted background colour of a layer on a fast path.
    let fill: RasterColor
    /// The layer's name in dumps.
    package let name: String?

    package init(
        id: UInt64,
        properties: LayerProperties,
        sublayers: [RenderNode] = [],
        mask: RenderNode? = nil,
        timing: RenderTiming? = nil,
        animations: [RenderAnimation] = [],
        name: String? = nil
    ) {
        self.id = id
        self.properties = properties
        self.mask = mask
        self.timing = timing
        self.animations = animations
        self.name = name
        var isSorted = true
        var isAnimated = !animations.isEmpty || mask?.hasAnimations == true
        if properties.emitsParticles || properties.hasFadingTiles { isAnimated = true }
        var last = -Double.infinity
        var sublayersMove = false
        for node in sublayers {
            let z = node.properties.zPosition
            if z < last { isSorted = false }
            last = z
            if node.hasAnimations {
                isAnimated = true
                if !node.animations.isEmpty { sublayersMove = true }
            }
        }
        form =
            mask == nil && animations.isEmpty ? RenderNode.form(properties, sublayers) : .any
        fill = form == .any ? .clear : RasterColor(properties.backgroundColor)
        hasAnimations = isAnimated
        hasAnimatedSublayers = sublayersMove
        self.sublayers = NodeList(isSorted ? sublayers : RenderNode.sorted(sublayers))
    }

    /// Makes a node of which only the properties and at most one sublayer differ from `origin`; nil
    /// where all sublayers have to be visited.
    ///
    /// `changed`: the place of the sublayer and what it is now.
    package init?(
        from origin: RenderNode,
        properties: LayerProperties,
        changed: (place: Int, node: RenderNode)?,
        timing: RenderTiming?,
        name: String?
    ) {
        guard origin.mask == nil, !origin.hasAnimations, !properties.emitsParticles,
            !properties.hasFadingTiles
        else { return nil }
        if let changed {
            let before = origin.sublayers[changed.place]
            guard before.id == changed.node.id, !changed.node.hasAnimations,
                before.properties.zPosition == changed.node.properties.zPosition
            else { return nil }
            sublayers = origin.sublayers.replacing(changed.place, by: changed.node)
        } else {
            sublayers = origin.sublayers
        }
        id = origin.id
        self.properties = properties
        mask = nil
        animations = []
        self.timing = timing
        self.name = name
        hasAnimations = false
        hasAnimatedSublayers = false
        // Only short lists take fast paths.
        form = .any
        fill = .clear
    }

    /// Stable, so that equal depths keep their order.
    private static func sorted(_ nodes: [RenderNode]) -> [RenderNode] {
        nodes.enumerated()
            .sorted { a, b in
                let (za, zb) = (a.element.properties.zPosition, b.element.properties.zPosition)
                return za != zb ? za < zb : a.offset < b.offset
            }
            .map(\.element)
    }
}

/// A committed tree of layers.
package struct RenderTree: Sendable {
    package let root: RenderNode
    /// When it was committed.
    package let time: Double

    package init(root: RenderNode, time: Double) {
        self.root = root
        self.time = time
    }
}
