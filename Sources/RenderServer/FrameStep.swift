// SPDX-License-Identifier: Apache-2.0

import Raster

/// How one frame's pixels are made from those of the frame before.
struct FrameStep {
    /// Pixels that are moved first.
    private(set) var blit: ScrollBlit?
    /// The pixels that are drawn then.
    private(set) var damage = DamageRegion()
    /// Whether items were added, removed or reordered.
    private(set) var hasOtherItems = false

    /// Only draws.
    init(drawing damage: DamageRegion) { self.damage = damage }

    /// Leads from one list of items to another.
    init(_ matching: ItemMatching, within whole: PixelRect) {
        ItemDifference(within: whole).add(matching, to: &damage)
        if let found = ScrollBlit.find(matching, viewport: whole, instead: damage) {
            blit = found.blit
            damage = found.damage
        }
        hasOtherItems = !matching.isSameOrder
    }

    /// Leads from one frame to another.
    init(from old: FlatFrame, to new: FlatFrame, within whole: PixelRect) {
        self.init(
            ItemMatching(old.items, new.items, oldBriefs: old.briefs, newBriefs: new.briefs),
            within: whole
        )
    }

    /// The step to a frame that was updated in place.
    static func step(
        _ update: FrameUpdate,
        _ frame: FlatFrame,
        within whole: PixelRect
    ) -> FrameStep {
        let items = frame.items
        if !frame.hasBackdrops {
            var damage = DamageRegion()
            ItemDifference(within: whole).add(update.replaced, items, to: &damage)
            guard ScrollBlit.mayPayOff(update.replaced, items, instead: damage) else {
                return FrameStep(drawing: damage)
            }
        }
        return FrameStep(ItemMatching(update.itemsBefore(items), items), within: whole)
    }

    /// Moves the step's pixels in an older buffer and adds what has to be drawn in it to `stale`.
    func replay(on buffer: PixelBuffer, _ stale: inout DamageRegion, threads: Int) {
        if let blit {
            blit.apply(to: buffer, threads: threads)
            stale = blit.moved(stale)
        }
        stale.add(damage)
    }
}
