// SPDX-License-Identifier: Apache-2.0

import Raster

/// What of an item drawing needs, without references.
///
/// Most items are told whole by it, and drawing those counts no references. The item, which is kept
/// beside it, keeps alive what it points to.
struct DrawBrief {
    enum Kind: UInt8 {
        /// Only the item tells.
        case item
        /// Whole pixels of one colour.
        case pixels
        /// A rounded rectangle of one colour.
        case rounded
        /// Pixels of a picture, each where it is.
        case picture
        /// Nothing at all.
        case nothing
    }

    var kind = Kind.item
    private var isContinuous = false
    /// What the colour, or the picture's opacity, comes to.
    private var pixel: UInt32 = 0
    private var opacity: Float = 1
    let bounds: PixelRect
    let opaque: PixelRect
    private var edges = RasterRect.zero
    private var radius = 0.0
    private var picture: Unmanaged<PixelBuffer>?
    private var source = PixelRect.empty
    private var x = 0
    private var y = 0

    init(_ item: DrawItem) {
        bounds = item.bounds
        opaque = item.opaque
        if let clip = item.clip, !clip.isPlain { return }
        switch item.ink {
        case .color(let shape, let color, let opacity): take(shape, color, opacity)
        case .image(let image, let opacity): take(image, opacity)
        default: break
        }
    }

    /// Part of a member of a group, at an opacity.
    init(_ item: DrawItem, part: PixelRect, opacity: Float) {
        bounds = part
        opaque = .empty
        guard case .color(let shape, let color, let own) = item.ink else { return }
        take(shape, color, own * opacity)
    }

    private mutating func take(_ shape: DrawShape, _ color: RasterColor, _ opacity: Float) {
        switch shape.form {
        case .pixels(let rect):
            kind = .pixels
            source = rect
        case .rounded(let rounded):
            let radius = rounded.radii[0]
            guard rounded.radii == SIMD4(repeating: radius), shape.isAntialiased,
                shape.transform.isIdentity
            else { return }
            kind = .rounded
            edges = rounded.rect
            self.radius = radius
            isContinuous = rounded.curve == .continuous
        default: return
        }
        pixel = color.pixel(opacity: opacity)
        if pixel == 0 { kind = .nothing }
    }

    private mutating func take(_ image: DrawImage, _ opacity: Float) {
        guard case .pixels(let rect) = image.shape, image.blend == .normal,
            let map = image.map.affine, map.isWholeTranslation
        else { return }
        x = Int(map.tx)
        y = Int(map.ty)
        // What lies outside of the picture's rectangle is not drawn.
        source = image.source.intersection(rect.offsetBy(x: -x, y: -y))
        kind = source.isEmpty ? .nothing : .picture
        self.opacity = opacity
        // The contents keep their pixels, and the item keeps the contents.
        picture = .passUnretained(image.contents.buffer)
    }

    /// Draws it; false where the item has to be drawn.
    @inline(__always)
    func draw(on canvas: Canvas) -> Bool {
        switch kind {
        case .item: return false
        case .nothing: return true
        case .pixels:
            let before = canvas.narrow(to: bounds)
            canvas.lay(pixel, over: source)
            canvas.widen(to: before)
            return true
        case .rounded:
            let before = canvas.narrow(to: bounds)
            let isDone = canvas.lay(pixel, overRounded: edges, radius, isContinuous: isContinuous)
            canvas.widen(to: before)
            return isDone
        case .picture:
            let before = canvas.narrow(to: bounds)
            picture?._withUnsafeGuaranteedRef {
                canvas.composite(
                    $0,
                    from: source,
                    x: source.minX + x,
                    y: source.minY + y,
                    opacity: opacity
                )
            }
            canvas.widen(to: before)
            return true
        }
    }
}

extension RasterTransform {
    /// Whether it moves by whole pixels and does nothing else.
    var isWholeTranslation: Bool {
        isTranslation && tx == tx.rounded() && ty == ty.rounded() && abs(tx) < 1e8 && abs(ty) < 1e8
    }
}
