// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// Lays a premultiplied pixel over the inside of a path; false, nothing being drawn, where that
    /// takes more.
    ///
    /// The clip must have no shapes.
    func lay(
        _ pixel: UInt32,
        over elements: PathElements,
        _ transform: CGAffineTransform,
        _ rule: CGPathFillRule
    ) -> Bool {
        switch elements.form.applying(transform) {
        case .any:
            return elements.closedForm == nil
                && layPath(pixel, elements, transform, isEvenOdd: rule == .evenOdd)
        case .rect:
            let box = elements.box([0, 1, 2, 3], transform)
            guard box.isWithinDevices else { return false }
            canvas.lay(pixel, over: box)
        case .ellipse:
            let box = elements.box([0, 3, 6, 9], transform)
            guard box.isWithinDevices else { return false }
            canvas.lay(pixel, overEllipseIn: box)
        case .rounded(let radius):
            let box = elements.box([0, 4, 8, 12], transform)
            guard box.isWithinDevices else { return false }
            canvas.lay(pixel, over: RoundedRect(box, radius: Double(radius)))
        }
        return true
    }

    private func layPath(
        _ pixel: UInt32,
        _ elements: PathElements,
        _ transform: CGAffineTransform,
        isEvenOdd: Bool
    ) -> Bool {
        elements.types.withUnsafeBytes { types in
            elements.points.withUnsafeBytes { points in
                // An element's kind is a byte with a verb's number, a point two numbers.
                canvas.lay(
                    pixel,
                    overVerbs: types.bindMemory(to: UInt8.self),
                    points: points.bindMemory(to: Double.self),
                    transform: RasterTransform(transform),
                    limit: Double(PathElements.deviceLimit),
                    isEvenOdd: isEvenOdd
                )
            }
        }
    }

    /// Lays a picture over the pixels that its own lie on; false, nothing being drawn, where they
    /// lie between.
    func lay(_ image: CGImage, _ transform: CGAffineTransform, opacity: Double) -> Bool {
        if image.isDecodedInParts { return false }
        let pixels = image.pixelBuffer
        guard let place = ImagePattern.place(of: pixels, filling: transform),
            Double(transform.tx) == Double(place.minX),
            Double(transform.ty) == Double(place.maxY),
            Double(transform.a + transform.tx) == Double(place.maxX),
            Double(transform.d + transform.ty) == Double(place.minY)
        else { return false }
        if opacity >= 1, image.isOpaque {
            canvas.copy(pixels, x: place.minX, y: place.minY)
        } else {
            canvas.composite(pixels, x: place.minX, y: place.minY, opacity: Float(opacity))
        }
        return true
    }
}

extension PathElements {
    /// The box around some of the points.
    fileprivate func box(
        _ indices: SIMD4<Int>,
        _ transform: CGAffineTransform
    ) -> RasterRect {
        func point(_ index: Int) -> RasterPoint {
            RasterPoint(points[indices[index]].applying(transform))
        }
        let (a, b, c, d) = (point(0), point(1), point(2), point(3))
        let low = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
        let high = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
        return RasterRect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
    }
}
