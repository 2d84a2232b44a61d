// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension CoverageMask {
    /// The coverage of a rounded rectangle.
    package static func covered(by shape: RoundedRect) -> CoverageMask {
        covered(by: .roundedRect(shape))
    }

    /// The coverage of a path.
    package static func covered(
        by path: RasterPath,
        transform: RasterTransform = .identity,
        rule: FillRule = .nonZero,
        within limit: PixelRect? = nil,
        antialias: Bool = true,
        scratch: RasterScratch = RasterScratch()
    ) -> CoverageMask {
        guard let box = path.controlBounds else { return CoverageMask(bounds: .empty) }
        var bounds = PixelRect(enclosing: transform.apply(box))
        if let limit { bounds = bounds.intersection(limit) }
        return CoverageMask(
            bounds: bounds,
            evenOdd: rule == .evenOdd,
            antialias: antialias,
            scratch
        ) { $0.begin(path, transform) }
    }

    /// The coverage of the line along a path.
    package static func covered(
        stroking path: RasterPath,
        style: StrokeStyle,
        transform: RasterTransform = .identity,
        within bounds: PixelRect,
        antialias: Bool = true,
        scratch: RasterScratch = RasterScratch()
    ) -> CoverageMask {
        CoverageMask(bounds: bounds, evenOdd: false, antialias: antialias, scratch) {
            $0.begin(stroking: path, style: style, transform: transform)
        }
    }

    /// Takes the rows of a shape.
    ///
    /// `add`: adds the shape to the canvas's raster; false when there is none.
    private convenience init(
        bounds: PixelRect,
        evenOdd: Bool,
        antialias: Bool,
        _ scratch: RasterScratch,
        add: (Canvas) -> Bool
    ) {
        self.init(bounds: bounds)
        guard !bounds.isEmpty else { return }
        let canvas = Canvas(PixelBuffer(width: 0, height: 0), scratch: scratch)
        canvas.setClip(Clip(bounds: bounds))
        guard add(canvas) else { return }
        rk_raster_end(scratch.raster)
        var row = rk_row()
        while rk_raster_next(scratch.raster, evenOdd ? 1 : 0, &row) != 0 {
            let y = Int(row.y)
            let out = self.row(y) - bounds.minX
            for i in 0..<Int(row.count) {
                let span = row.spans[i]
                let at = out + Int(span.x)
                let count = Int(span.length)
                if span.cover >= 0 {
                    at.update(repeating: UInt8(span.cover), count: count)
                } else {
                    at.update(from: row.coverage + Int(span.x - row.origin), count: count)
                }
            }
            if !antialias { rk_mask_threshold(self.row(y), bounds.width) }
        }
    }
}
