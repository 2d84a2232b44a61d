// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// A picture made ready for the pixels of one canvas.
struct ImageSource {
    private let shape: rk_image
    private let steps: Steps
    private let anchorX: Int
    private let anchorY: Int

    /// How a canvas pixel finds its place in the picture.
    private enum Steps {
        /// In units of 2^-32 pixels: u = ux x + uy y + u0, v likewise. Whole numbers do not drift.
        case affine(ux: Int64, uy: Int64, u0: Int64, vx: Int64, vy: Int64, v0: Int64)
        case projective(ProjectiveTransform)
    }

    init?(_ pattern: ImagePattern, scratch: RasterScratch) {
        let anchor = pattern.transform.affine.map(PaintAnchor.init)
        anchorX = anchor?.x ?? 0
        anchorY = anchor?.y ?? 0
        let transform = anchor.map { ProjectiveTransform($0.rest) } ?? pattern.transform
        guard !pattern.source.isEmpty, let back = transform.inverted else { return nil }
        var image = pattern.image
        var source = pattern.source
        var map = back
        if pattern.sampling == .smooth || pattern.sampling == .stepped,
            let affine = pattern.transform.affine,
            let reduced = ImageSource.reduce(pattern, under: affine)
        {
            image = reduced.image
            scratch.reducedImage = image
            source = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
            map = back.concatenating(ProjectiveTransform(reduced.map))
        }
        shape = rk_image(
            base: UnsafeRawPointer(image.base).assumingMemoryBound(to: UInt8.self),
            row_bytes: image.rowBytes,
            x0: Int32(source.minX),
            y0: Int32(source.minY),
            x1: Int32(source.maxX),
            y1: Int32(source.maxY),
            tiling: Int32(pattern.tiling.rawValue),
            linear: pattern.sampling == .nearest ? 0 : pattern.sampling == .stepped ? 2 : 1
        )
        if let t = map.affine {
            steps = .affine(
                ux: ImageSource.fixed(t.a),
                uy: ImageSource.fixed(t.c),
                u0: ImageSource.fixed(t.tx + (t.a + t.c) / 2),
                vx: ImageSource.fixed(t.b),
                vy: ImageSource.fixed(t.d),
                v0: ImageSource.fixed(t.ty + (t.b + t.d) / 2)
            )
        } else {
            steps = .projective(map)
        }
    }

    /// Lays the picture over a rectangle if the map only moves it; false if it does more.
    func layMoved(
        over base: UnsafeMutablePointer<UInt8>,
        _ rowBytes: Int,
        _ area: PixelRect,
        alpha: UInt32
    ) -> Bool {
        let one = Int64(1) << 32
        guard case .affine(one, 0, let u0, 0, one, let v0) = steps else { return false }
        var shape = shape
        return rk_moved_over_rect(
            base,
            rowBytes,
            area.width,
            area.height,
            &shape,
            one &* Int64(area.minX - anchorX) &+ u0,
            one &* Int64(area.minY - anchorY) &+ v0,
            alpha
        ) != 0
    }

    /// The same without making a source first: a picture that is read between its pixels and moved,
    /// over an area with an opacity of 0...255.
    static func layMoved(
        _ image: PixelBuffer,
        _ source: PixelRect,
        by offset: RasterPoint,
        over base: UnsafeMutablePointer<UInt8>,
        _ rowBytes: Int,
        _ area: PixelRect,
        alpha: UInt32
    ) -> Bool {
        let anchor = PaintAnchor(RasterTransform(translationX: offset.x, y: offset.y))
        let one = Int64(1) << 32
        var shape = rk_image(
            base: UnsafeRawPointer(image.base).assumingMemoryBound(to: UInt8.self),
            row_bytes: image.rowBytes,
            x0: Int32(source.minX),
            y0: Int32(source.minY),
            x1: Int32(source.maxX),
            y1: Int32(source.maxY),
            tiling: Int32(ImageTiling.clamp.rawValue),
            linear: 1
        )
        return rk_moved_over_rect(
            base,
            rowBytes,
            area.width,
            area.height,
            &shape,
            one &* Int64(area.minX - anchor.x) &+ fixed(0.5 - anchor.rest.tx),
            one &* Int64(area.minY - anchor.y) &+ fixed(0.5 - anchor.rest.ty),
            alpha
        ) != 0
    }

    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        var shape = shape
        switch steps {
        case .affine(let ux, let uy, let u0, let vx, let vy, let v0):
            let x = x - anchorX
            let y = y - anchorY
            rk_image_row(
                out,
                count,
                &shape,
                ux &* Int64(x) &+ uy &* Int64(y) &+ u0,
                vx &* Int64(x) &+ vy &* Int64(y) &+ v0,
                ux,
                vx
            )
        case .projective(let t):
            let row = Double(y) + 0.5
            rk_image_row_projective(
                out,
                count,
                Int32(x),
                &shape,
                t.a,
                t.c * row + t.tx,
                t.b,
                t.d * row + t.ty,
                t.px,
                t.py * row + t.w
            )
        }
    }

    /// The picture averaged in whole blocks, when it shrinks to half or less, and the map from the
    /// picture's pixels to the smaller one's.
    private static func reduce(
        _ pattern: ImagePattern,
        under t: RasterTransform
    ) -> (image: PixelBuffer, map: RasterTransform)? {
        let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
        let scaleY = (t.c * t.c + t.d * t.d).squareRoot()
        let source = pattern.source
        let fx = factor(scaleX, source.width)
        let fy = factor(scaleY, source.height)
        guard fx > 1 || fy > 1 else { return nil }
        let image = PixelBuffer(
            width: (source.width + fx - 1) / fx,
            height: (source.height + fy - 1) / fy
        )
        rk_box_reduce(
            image.base.assumingMemoryBound(to: UInt8.self),
            image.rowBytes,
            UnsafeRawPointer(pattern.image.row(source.minY) + source.minX)
                .assumingMemoryBound(to: UInt8.self),
            pattern.image.rowBytes,
            Int32(source.width),
            Int32(source.height),
            Int32(fx),
            Int32(fy)
        )
        let map = RasterTransform(
            a: 1 / Double(fx),
            b: 0,
            c: 0,
            d: 1 / Double(fy),
            tx: -Double(source.minX) / Double(fx),
            ty: -Double(source.minY) / Double(fy)
        )
        return (image, map)
    }

    private static func factor(_ scale: Double, _ size: Int) -> Int {
        guard scale > 0, scale <= 0.5 else { return 1 }
        return Int(min(1 / scale, Double(size)).rounded(.down))
    }

    private static func fixed(_ value: Double) -> Int64 {
        let scaled = (value * 4_294_967_296).rounded()
        if scaled >= 4e18 { return 4_000_000_000_000_000_000 }
        if scaled <= -4e18 { return -4_000_000_000_000_000_000 }
        return scaled == scaled ? Int64(scaled) : 0
    }
}
