// SPDX-License-Identifier: Apache-2.0

import Raster

/// Marks on a copy of the picture what a frame drew, moved and hid.
///
/// The picture itself stays clean, as the next frame builds on it.
struct FrameOverlay {
    /// The picture without marks.
    let clean: PixelBuffer
    private var count = 0

    init(width: Int, height: Int) { clean = PixelBuffer(width: width, height: height) }

    func fits(_ buffer: PixelBuffer) -> Bool {
        clean.width == buffer.width && clean.height == buffer.height
    }

    /// Copies the picture and marks what was drawn, moved and hidden.
    mutating func show(
        on buffer: PixelBuffer,
        _ options: DebugOptions,
        drawn: [DamagedRect],
        moved: PixelRect?,
        items: [DrawItem]
    ) {
        count += 1
        let canvas = Canvas(buffer)
        canvas.copy(clean, x: 0, y: 0)
        if options.contains(.repaint) {
            // Alternating strengths make it visible that pixels are drawn again and again.
            let alpha: Float = count.isMultiple(of: 2) ? 0.2 : 0.4
            for damage in drawn {
                let color = RasterColor(rgb: damage.reasons.color, alpha: alpha)
                canvas.fill(RasterRect(damage.rect), paint: .color(color))
            }
        }
        if options.contains(.damage) {
            for damage in drawn { frame(damage.rect, 0xFF3B30, on: canvas) }
            if let moved { frame(moved, 0x34C759, on: canvas) }
        }
        if options.contains(.cull) {
            let shown = Set(
                Occlusion.visible(items.map { DrawBrief($0) }, in: canvas.bounds).indices
            )
            for index in items.indices where !shown.contains(index) {
                frame(items[index].bounds, 0x0A84FF, on: canvas)
            }
        }
    }

    private func frame(_ rect: PixelRect, _ rgb: UInt32, on canvas: Canvas) {
        let outer = RoundedRect(RasterRect(rect), radius: 0)
        canvas.fillRing(
            outer: outer,
            inner: outer.inset(by: 2),
            paint: .color(RasterColor(rgb: rgb))
        )
    }
}

extension DamageReasons {
    /// The colour that `CASEMENT_DEBUG=repaint` tints rectangles with: that of the first reason.
    fileprivate var color: UInt32 {
        let colors: [(DamageReasons, UInt32)] = [
            (.firstFrame, 0x8E8E93), (.animation, 0xAF52DE), (.added, 0x34C759),
            (.removed, 0xFF2D55), (.moved, 0x007AFF), (.reordered, 0x5AC8FA),
            (.content, 0xFFCC00), (.backdrop, 0xFF9500),
        ]
        return colors.first { contains($0.0) }?.1 ?? 0x8E8E93
    }
}
