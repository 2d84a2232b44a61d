// SPDX-License-Identifier: Apache-2.0

import Raster

/// Draws over a copy of the picture what became of a frame.
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
        drawn: [PixelRect],
        moved: PixelRect?,
        items: [DrawItem]
    ) {
        count += 1
        let canvas = Canvas(buffer)
        canvas.copy(clean, x: 0, y: 0)
        if options.contains(.repaint) {
            let colors: [UInt32] = [0xFF2D55, 0x34C759, 0x007AFF, 0xFFCC00, 0xAF52DE]
            let color = RasterColor(rgb: colors[count % colors.count], alpha: 0.3)
            for rect in drawn { canvas.fill(RasterRect(rect), paint: .color(color)) }
        }
        if options.contains(.damage) {
            for rect in drawn { frame(rect, 0xFF3B30, on: canvas) }
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
