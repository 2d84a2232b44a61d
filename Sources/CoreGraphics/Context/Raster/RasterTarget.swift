// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Pixels that something is drawn on: a bitmap's, a layer's, or a mask's while it is made.
final class RasterTarget {
    let pixels: PixelBuffer
    /// Where the pixels lie on the device.
    let rect: PixelRect
    /// Whether the alpha bytes mean nothing.
    let isOpaque: Bool
    let canvas: Canvas
    let memory: DrawingMemory
    /// The path that is being drawn, whose memory is used again.
    var path = RasterPath()

    /// The region that is applied to the canvas.
    @exclusivity(unchecked) private var applied: ClipRegion?
    /// The clips that were made ready last, each inside of the one before.
    private var clips: [(region: ClipRegion, clip: Clip)] = []
    private let wholeClip: Clip
    private var gradient: (stops: [DeviceGradient.Stop], table: GradientStops)?

    init(
        _ pixels: PixelBuffer,
        origin: (x: Int, y: Int) = (0, 0),
        isOpaque: Bool = false,
        memory: DrawingMemory
    ) {
        self.pixels = pixels
        self.memory = memory
        self.isOpaque = isOpaque
        rect = PixelRect(x: origin.x, y: origin.y, width: pixels.width, height: pixels.height)
        canvas = Canvas(pixels, originX: origin.x, originY: origin.y, scratch: memory.scratch)
        wholeClip = canvas.clip
    }

    /// A transparent target of its own for part of the device.
    convenience init(covering rect: PixelRect, memory: DrawingMemory) {
        self.init(
            PixelBuffer(width: rect.width, height: rect.height),
            origin: (rect.minX, rect.minY),
            memory: memory
        )
    }

    /// Draws a shadow, and what throws it.
    func draw(_ operation: DrawOperation) {
        setClip(operation.clip)
        guard !canvas.clip.isEmpty else { return }
        setFlatness(operation.compositing.flatness)
        defer { setFlatness(Compositing.defaultFlatness) }
        if let shadow = operation.compositing.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: operation)
        }
        drawShape(operation)
    }

    /// Says how closely the next shapes follow their curves.
    ///
    /// Pictures taken on iOS show chords that leave their curves by a fifth of the flatness.
    func setFlatness(_ flatness: CGFloat) {
        canvas.scratch.chord = min(max(Double(flatness) / 5, 0.001), 100)
    }

    /// How much of each pixel is opaque.
    var alpha: CoverageMask {
        let mask = CoverageMask(bounds: rect)
        mask.setAlpha(of: pixels)
        return mask
    }

    /// The table of a gradient's colours, kept for the next gradient with the same.
    func table(_ stops: [DeviceGradient.Stop]) -> GradientStops {
        if let gradient, gradient.stops == stops { return gradient.table }
        let table = GradientStops(
            colors: stops.map { RasterColor($0.color) },
            locations: stops.map(\.location)
        )
        gradient = (stops, table)
        return table
    }

    // MARK: Clips

    /// Confines the canvas to a region.
    ///
    /// A region is its parent's and one clip more, so what was made ready for the states below
    /// serves again when a state is restored.
    func setClip(_ region: ClipRegion?) {
        guard region !== applied else { return }
        applied = region
        guard let region else {
            canvas.setClip(wholeClip)
            return
        }
        if let last = clips.last, last.region === region {
            canvas.setClip(last.clip)
            return
        }
        var missing: [ClipRegion] = []
        var next: ClipRegion? = region
        var known = 0
        while let wanted = next {
            if let index = clips.lastIndex(where: { $0.region === wanted }) {
                known = index + 1
                break
            }
            missing.append(wanted)
            next = wanted.parent
        }
        clips.removeSubrange(known...)
        canvas.setClip(clips.last?.clip ?? wholeClip)
        for region in missing.reversed() {
            if !canvas.clip.isEmpty { narrow(to: region) }
            clips.append((region, canvas.clip))
        }
    }

    private func narrow(to region: ClipRegion) {
        // The clip is not restored, as it is not needed any more.
        let before = canvas.clip
        defer {
            let narrowed = canvas.clip
            canvas.popClip()
            canvas.setClip(narrowed)
        }
        switch region.element {
        case .path(let elements, let rule, let isAntialiased):
            if let whole = elements.wholePixels {
                canvas.pushClip(whole)
            } else if case .rounded(let rect) = elements.closedForm {
                canvas.pushClip(
                    rect,
                    transform: .placing(antialias: isAntialiased),
                    antialias: isAntialiased
                )
            } else {
                path.replaceAll(by: elements)
                canvas.pushClip(
                    path,
                    transform: .placing(antialias: isAntialiased),
                    rule: FillRule(rule),
                    antialias: isAntialiased
                )
            }
        case .mask(let image, let transform):
            canvas.pushClip(stencil(image, transform, within: before.bounds))
        }
    }

    /// An image's coverage of pixels.
    func stencil(
        _ image: CGImage,
        _ transform: CGAffineTransform,
        within limit: PixelRect
    ) -> CoverageMask {
        let box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
        let area = PixelRect(covering: box).intersection(limit)
        guard !area.isEmpty,
            let pattern = ImagePattern(
                image.coverage.alphaPixels,
                filling: transform,
                sampling: .smooth
            )
        else { return CoverageMask(bounds: .empty) }
        let target = RasterTarget(covering: area, memory: memory)
        target.fillUnitSquare(transform, .image(pattern))
        return target.alpha
    }

    /// Paints the image of the unit square.
    private func fillUnitSquare(_ transform: CGAffineTransform, _ paint: Paint) {
        canvas.fill(
            RasterRect(x: 0, y: 0, width: 1, height: 1),
            transform: RasterTransform(transform),
            paint: paint
        )
    }
}

extension CoverageMask {
    /// Black pixels that are as opaque as the mask says.
    fileprivate var alphaPixels: PixelBuffer {
        let pixels = PixelBuffer(width: bounds.width, height: bounds.height)
        for y in 0..<bounds.height {
            let source = row(bounds.minY + y)
            let target = pixels.row(y)
            for x in 0..<bounds.width { target[x] = UInt32(source[x]) << 24 }
        }
        return pixels
    }
}
