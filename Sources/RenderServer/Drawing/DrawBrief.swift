// SPDX-License-Identifier: Apache-2.0

import Raster

/// A summary of an item without references, in 96 bytes.
///
/// Most items are drawn from their brief alone, without reference counting. The item, which is
/// stored beside it, keeps alive what the brief points to.
struct DrawBrief {
    enum Kind: UInt8 {
        /// Drawn from the item.
        case item
        /// A rectangle of whole pixels in one colour.
        case pixels
        /// A rounded rectangle of one colour.
        case rounded
        /// A picture at whole pixels, unscaled.
        case picture
        /// A picture moved by fractions of a pixel, unscaled.
        case moved
        /// Draws nothing.
        case nothing
    }

    var kind = Kind.item
    private(set) var isContinuous = false
    /// Whether the picture's strips are known, so that drawing reads few of its pixels.
    private(set) var readsFewPixels = false
    /// The colour as a premultiplied pixel.
    private(set) var pixel: UInt32 = 0
    private(set) var touched: CompactRect
    private let covered: CompactRect
    /// The coloured pixels, or the drawn part of the picture.
    private(set) var area = CompactRect(.empty)
    /// The edges of a rounded rectangle, or the offset and the opacity of a picture.
    private(set) var numbers = SIMD4<Double>.zero
    private(set) var radius = 0.0
    private(set) var picture: Unmanaged<PixelBuffer>?

    var bounds: PixelRect { touched.rect }
    var opaque: PixelRect { covered.rect }

    /// Whether it draws an unscaled picture.
    var isPicture: Bool { kind == .picture || kind == .moved }

    /// The pixels that it covers opaquely; for pictures, those known to be opaque count.
    var cover: PixelRect {
        guard kind == .picture, covered.rect.isEmpty, numbers[2] >= 1, let picture else {
            return opaque
        }
        let known = picture._withUnsafeGuaranteedRef { $0.knownOpaque }.intersection(area.rect)
        return known.offsetBy(x: Int(numbers[0]), y: Int(numbers[1])).intersection(bounds)
    }

    init(_ item: DrawItem) {
        touched = CompactRect(item.bounds)
        covered = CompactRect(item.opaque)
        if let clip = item.clip, !clip.isPlain { return }
        switch item.ink {
        case .color(let shape, let color, let opacity): take(shape, color, opacity)
        case .image(let image, let opacity): take(image, opacity)
        default: break
        }
    }

    /// Makes a brief without taking ownership of the item.
    static func of(_ item: DrawItem) -> DrawBrief { DrawBrief(item) }

    /// Makes a brief of a group's member, drawn at an opacity.
    init(_ item: DrawItem, opacity: Float) {
        touched = CompactRect(item.bounds)
        covered = CompactRect(.empty)
        guard case .color(let shape, let color, let own) = item.ink else { return }
        take(shape, color, own * opacity)
    }

    private mutating func take(_ shape: DrawShape, _ color: RasterColor, _ opacity: Float) {
        switch shape.form {
        case .pixels(let rect):
            kind = .pixels
            area = CompactRect(rect)
        case .rounded(let rounded):
            let radius = rounded.radii[0]
            guard rounded.radii == SIMD4(repeating: radius), shape.isAntialiased,
                shape.transform.isIdentity
            else { return }
            kind = .rounded
            let edges = rounded.rect
            numbers = SIMD4(edges.minX, edges.minY, edges.maxX, edges.maxY)
            self.radius = radius
            isContinuous = rounded.curve == .continuous
        default: return
        }
        pixel = color.pixel(opacity: opacity)
        if pixel == 0 { kind = .nothing }
    }

    private mutating func take(_ image: DrawImage, _ opacity: Float) {
        guard case .pixels(let rect) = image.shape, image.blend == .normal,
            let map = image.map.affine, map.isTranslation
        else { return }
        if map.isWholeTranslation {
            kind = .picture
            // The area is limited to the picture's rectangle.
            area = CompactRect(
                image.source.intersection(rect.offsetBy(x: -Int(map.tx), y: -Int(map.ty)))
            )
        } else {
            guard image.sampling != .nearest, touched == CompactRect(bounds.intersection(rect))
            else { return }
            kind = .moved
            area = CompactRect(image.source)
        }
        if area.rect.isEmpty { kind = .nothing }
        numbers = SIMD4(map.tx, map.ty, Double(opacity), 0)
        // The item keeps the pixels alive.
        picture = .passUnretained(image.pixels)
        readsFewPixels = kind == .picture && image.pixels.readsFewPixels
    }

    /// Prefetches the first pixels of a picture that is drawn within an area next.
    @inline(__always)
    func prepare(for area: PixelRect) {
        guard isPicture else { return }
        picture?._withUnsafeGuaranteedRef {
            let row = max(bounds.minY, area.minY) - Int(numbers[1].rounded(.down))
            if kind == .picture { $0.willBeDrawn(row: row) } else { $0.willRead(row: row) }
        }
    }

    /// Draws the item; answers false where the brief is not enough.
    @inline(__always)
    func draw(on canvas: Canvas) -> Bool { draw(on: canvas, within: bounds) }

    /// Draws the part that lies in a rectangle.
    @inline(__always)
    func draw(on canvas: Canvas, within part: PixelRect) -> Bool {
        switch kind {
        case .item: return false
        case .nothing: return true
        case .pixels:
            let before = canvas.narrow(to: part)
            canvas.lay(pixel, over: area.rect)
            canvas.widen(to: before)
            return true
        case .rounded:
            let before = canvas.narrow(to: part)
            let isDone = canvas.lay(
                pixel,
                overRounded: RasterRect(
                    minX: numbers[0],
                    minY: numbers[1],
                    maxX: numbers[2],
                    maxY: numbers[3]
                ),
                radius,
                isContinuous: isContinuous
            )
            canvas.widen(to: before)
            return isDone
        case .picture:
            let before = canvas.narrow(to: part)
            let source = area.rect
            picture?._withUnsafeGuaranteedRef {
                canvas.lay(
                    $0,
                    source: source,
                    x: source.minX + Int(numbers[0]),
                    y: source.minY + Int(numbers[1]),
                    opacity: Float(numbers[2])
                )
            }
            canvas.widen(to: before)
            return true
        case .moved:
            let before = canvas.narrow(to: part)
            let isDone =
                picture?._withUnsafeGuaranteedRef {
                    canvas.lay(
                        $0,
                        source: area.rect,
                        movedBy: RasterPoint(numbers[0], numbers[1]),
                        opacity: Float(numbers[2])
                    )
                } ?? true
            canvas.widen(to: before)
            return isDone
        }
    }
}

extension RasterTransform {
    /// Whether it is a translation by whole pixels.
    var isWholeTranslation: Bool {
        isTranslation && tx == tx.rounded() && ty == ty.rounded() && abs(tx) < 1e8 && abs(ty) < 1e8
    }
}
