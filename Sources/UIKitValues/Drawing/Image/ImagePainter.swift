// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Draws an image upright, sliced, tinted and mirrored as it wants.
struct ImagePainter {
    private let storage: ImageStorage

    init(_ storage: ImageStorage) { self.storage = storage }

    /// Draws into a rectangle of a context whose y goes down.
    func draw(
        in rect: CGRect,
        of context: CGContext,
        _ blendMode: CGBlendMode,
        _ alpha: CGFloat
    ) {
        guard rect.isDrawable, let source = storage.source else { return }
        let rect = rect.standardized
        let scale = abs(context.ctm.a) + abs(context.ctm.b)
        guard let image = source.cgImage(for: rect.size, scale: scale) else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if let tint = storage.tint { context.setFillColor(tint.cgColor) }
        if storage.flipsForRightToLeft, UITraitCollection.current.layoutDirection == .rightToLeft {
            context.translateBy(x: rect.minX + rect.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        for slice in slices(of: image, in: rect) { paint(slice, context) }
        context.restoreGState()
    }

    /// A part of the pixels and where it goes.
    private struct Slice {
        let image: CGImage
        let rect: CGRect
        /// The size of one copy if the rectangle is to be filled with copies.
        var cell: CGSize?
    }

    private var isMask: Bool { storage.tint != nil || storage.isTemplate }

    private func paint(_ slice: Slice, _ context: CGContext) {
        guard let cell = slice.cell else {
            paint(slice.image, slice.rect, context)
            return
        }
        context.saveGState()
        context.clip(to: slice.rect)
        var y = slice.rect.minY
        while y < slice.rect.maxY {
            var x = slice.rect.minX
            while x < slice.rect.maxX {
                paint(slice.image, CGRect(origin: CGPoint(x: x, y: y), size: cell), context)
                x += cell.width
            }
            y += cell.height
        }
        context.restoreGState()
    }

    /// Draws pixels upright in a rectangle.
    private func paint(_ image: CGImage, _ rect: CGRect, _ context: CGContext) {
        context.saveGState()
        if isMask {
            // The colour stays in the state of the layer, where the picture's opacity cuts it out.
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.saveGState()
            context.concatenate(storage.orientation.placement(in: rect))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.setBlendMode(.sourceIn)
            context.fill(rect)
            context.endTransparencyLayer()
        } else {
            context.concatenate(storage.orientation.placement(in: rect))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        context.restoreGState()
    }

    /// The parts of the image: one, or nine if it has caps and is not drawn in its own size.
    private func slices(of image: CGImage, in rect: CGRect) -> [Slice] {
        let size = storage.size
        guard let caps = storage.capInsets, rect.size != size else {
            return [Slice(image: image, rect: rect)]
        }
        let columns = NineSlice(size.width, caps.left, caps.right, rect.minX, rect.width)
        let rows = NineSlice(size.height, caps.top, caps.bottom, rect.minY, rect.height)
        var result: [Slice] = []
        for row in rows.parts {
            for column in columns.parts {
                let part = CGRect(
                    x: column.source,
                    y: row.source,
                    width: column.sourceLength,
                    height: row.sourceLength
                )
                guard let piece = crop(image, part) else { continue }
                let target = CGRect(
                    x: column.target,
                    y: row.target,
                    width: column.targetLength,
                    height: row.targetLength
                )
                result.append(
                    Slice(image: piece, rect: target, cell: cell(part, target, column, row))
                )
            }
        }
        return result
    }

    /// The size of one copy, nil if the part is stretched: by wish, or because it is one pixel.
    private func cell(
        _ part: CGRect,
        _ target: CGRect,
        _ column: NineSlice.Part,
        _ row: NineSlice.Part
    ) -> CGSize? {
        guard storage.resizingMode == .tile, column.isMiddle || row.isMiddle else { return nil }
        let pixel = 1 / storage.scale + 0.001
        let width = column.isMiddle && part.width > pixel ? part.width : target.width
        let height = row.isMiddle && part.height > pixel ? part.height : target.height
        // Where copies would be too many to matter they are stretched.
        guard target.width / width * (target.height / height) < 65_536 else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Cuts out a part given in points of the image as it is seen.
    private func crop(_ image: CGImage, _ part: CGRect) -> CGImage? {
        let size = storage.size
        guard part.width > 0, part.height > 0 else { return nil }
        let unit = part.applying(CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height))
        let stored = storage.orientation.storedRect(unit)
        let pixels = CGRect(
            x: (stored.minX * CGFloat(image.width)).rounded(),
            y: (stored.minY * CGFloat(image.height)).rounded(),
            width: max(1, (stored.width * CGFloat(image.width)).rounded()),
            height: max(1, (stored.height * CGFloat(image.height)).rounded())
        )
        return image.cut(pixels)
    }
}

/// One axis of an image with caps, cut in three.
struct NineSlice {
    /// A stretch of the axis, in the image and where it goes.
    struct Part {
        let source: CGFloat
        let sourceLength: CGFloat
        let target: CGFloat
        let targetLength: CGFloat
        let isMiddle: Bool
    }

    let parts: [Part]

    /// Cuts an axis of the length `source` with caps at both ends to fill `target`.
    ///
    /// Caps that do not fit are scaled down together.
    init(
        _ source: CGFloat,
        _ first: CGFloat,
        _ last: CGFloat,
        _ origin: CGFloat,
        _ target: CGFloat
    ) {
        let first = min(max(first, 0), source)
        let last = min(max(last, 0), source - first)
        let caps = first + last
        let shrink = caps > target && caps > 0 ? target / caps : 1
        let (start, end) = (first * shrink, last * shrink)
        let all = [
            Part(
                source: 0,
                sourceLength: first,
                target: origin,
                targetLength: start,
                isMiddle: false
            ),
            Part(
                source: first,
                sourceLength: source - caps,
                target: origin + start,
                targetLength: target - start - end,
                isMiddle: true
            ),
            Part(
                source: source - last,
                sourceLength: last,
                target: origin + target - end,
                targetLength: end,
                isMiddle: false
            ),
        ]
        parts = all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}

extension CGRect {
    /// Whether the rectangle has an area and only finite numbers.
    package var isDrawable: Bool {
        !isNull && !isInfinite && width.isFinite && height.isFinite && minX.isFinite
            && minY.isFinite && width != 0 && height != 0
    }
}

extension UIImage.Orientation {
    /// Maps the unit square in which Core Graphics draws pixels (y up) to a rectangle (y down) so
    /// that they come out upright.
    func placement(in rect: CGRect) -> CGAffineTransform {
        // Where the stored top left, top right and bottom left corners are seen, in the unit square
        // with y down.
        let (origin, right, down) = corners
        func seen(_ point: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        }
        let topLeft = seen(origin)
        let topRight = seen(right)
        let bottomLeft = seen(down)
        // (0, 1) is the stored top left, (1, 1) the top right and (0, 0) the bottom left.
        return CGAffineTransform(
            a: topRight.x - topLeft.x,
            b: topRight.y - topLeft.y,
            c: topLeft.x - bottomLeft.x,
            d: topLeft.y - bottomLeft.y,
            tx: bottomLeft.x,
            ty: bottomLeft.y
        )
    }

    /// Where the stored top left, top right and bottom left corners are seen.
    private var corners: (CGPoint, CGPoint, CGPoint) {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return switch self {
        case .up: (corner(0, 0), corner(1, 0), corner(0, 1))
        case .upMirrored: (corner(1, 0), corner(0, 0), corner(1, 1))
        case .down: (corner(1, 1), corner(0, 1), corner(1, 0))
        case .downMirrored: (corner(0, 1), corner(1, 1), corner(0, 0))
        case .left: (corner(0, 1), corner(0, 0), corner(1, 1))
        case .right: (corner(1, 0), corner(1, 1), corner(0, 0))
        case .leftMirrored: (corner(0, 0), corner(0, 1), corner(1, 0))
        case .rightMirrored: (corner(1, 1), corner(1, 0), corner(0, 1))
        }
    }

    /// The part of the stored unit square (y down) that is seen in a part of the unit square.
    func storedRect(_ seen: CGRect) -> CGRect {
        let (origin, right, down) = corners
        let forward = CGAffineTransform(
            a: right.x - origin.x,
            b: right.y - origin.y,
            c: down.x - origin.x,
            d: down.y - origin.y,
            tx: origin.x,
            ty: origin.y
        )
        return seen.applying(forward.inverted())
    }
}
