// SPDX-License-Identifier: Apache-2.0

import Raster

/// The reasons for a frame's damage: every difference with its reason, found for debugging only.
struct DamageExplanation: DamageCollector {
    private var parts: [(rect: PixelRect, reasons: DamageReasons)] = []
    private let animated: Set<UInt64>

    /// Compares two lists of items.
    ///
    /// `root`: the tree that the newer items show.
    init(_ old: [DrawItem], _ new: [DrawItem], _ root: RenderNode?, within whole: PixelRect) {
        var animated: Set<UInt64> = []
        root?.collectAnimated(into: &animated)
        self.animated = animated
        ItemDifference.add(old, new, within: whole, to: &self)
    }

    var rects: [PixelRect] { parts.map(\.rect) }

    mutating func add(_ rect: PixelRect, because reason: DamageReasons, of node: UInt64) {
        guard !rect.isEmpty else { return }
        let changes: DamageReasons = [.moved, .content]
        let isAnimated = !reason.isDisjoint(with: changes) && animated.contains(node)
        parts.append((rect, isAnimated ? .animation : reason))
    }

    /// False, so that no reason is missed.
    func covers(_ rect: PixelRect) -> Bool { false }

    /// Rectangles of damage with the reasons of all differences that they touch.
    func explain(_ damage: [PixelRect]) -> [DamagedRect] {
        damage.map { rect in
            let reasons = parts.reduce(into: DamageReasons()) { reasons, part in
                if part.rect.intersects(rect) { reasons.formUnion(part.reasons) }
            }
            return DamagedRect(rect: rect, reasons: reasons)
        }
    }
}

extension RenderNode {
    /// Collects the ids of animated layers and of all layers below them.
    fileprivate func collectAnimated(into ids: inout Set<UInt64>, isBelow: Bool = false) {
        guard isBelow || hasAnimations else { return }
        let isAnimated =
            isBelow || !animations.isEmpty || properties.emitsParticles
            || properties.hasFadingTiles
        if isAnimated { ids.insert(id) }
        for node in sublayers { node.collectAnimated(into: &ids, isBelow: isAnimated) }
        mask?.collectAnimated(into: &ids, isBelow: isAnimated)
    }
}
