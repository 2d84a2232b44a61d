// SPDX-License-Identifier: Apache-2.0

import Raster

extension DrawItem {
    /// Makes an item of a layer, cut to its clip and the viewport; nil if nothing of it shows.
    @inline(__always)
    init?(
        of node: RenderNode,
        _ state: InheritedState,
        part: UInt32,
        bounds: PixelRect,
        opaque: PixelRect,
        _ ink: DrawInk
    ) {
        let clip = state.clip
        var visible = bounds.intersection(state.viewport)
        if let clip { visible = visible.intersection(clip.bounds) }
        guard !visible.isEmpty else { return nil }
        let solid = clip.map { $0.isPlain ? opaque.intersection($0.bounds) : .empty } ?? opaque
        self.init(
            identity: Identity(
                node: node.id &+ state.instance &* 0x9E37_79B9_7F4A_7C15,
                part: part
            ),
            bounds: visible,
            opaque: solid.intersection(visible),
            clip: clip,
            ink: ink
        )
    }
}
