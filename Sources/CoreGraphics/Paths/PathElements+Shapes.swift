// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElements {
    /// How far, in radii, the control points of a quarter circle lie from its ends.
    ///
    /// 4/3 (√2 - 1): the curve then meets the circle at 45°, too, and leaves it by at most 0.027 %
    /// of the radius in between.
    package static let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

    /// Adds a closed rectangle that starts at its origin and goes along x first.
    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        // A null rectangle's infinite corners are of no use to anyone.
        guard !rect.isNull else { return }
        let isFirst = isEmpty
        reserve(elements: 5, points: 4)
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        close()
        if isFirst { form = Form.rect.applying(transform) }
    }

    /// Adds a closed ellipse of four curves that starts at (maxX, midY) towards (midX, maxY).
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unit = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        ).concatenating(transform)
        let k = Self.quarterCircleHandle
        let isFirst = isEmpty
        reserve(elements: 6, points: 13)
        move(to: CGPoint(x: 1, y: 0).applying(unit))
        var start = CGVector(dx: 1, dy: 0)
        for _ in 0..<4 {
            let end = CGVector(dx: -start.dy, dy: start.dx)
            addCurve(
                to: CGPoint(x: end.dx, y: end.dy).applying(unit),
                control1: CGPoint(x: start.dx + k * end.dx, y: start.dy + k * end.dy)
                    .applying(unit),
                control2: CGPoint(x: end.dx + k * start.dx, y: end.dy + k * start.dy)
                    .applying(unit)
            )
            start = end
        }
        close()
        if isFirst { form = Form.ellipse.applying(transform) }
    }

    /// Adds a closed rectangle with corners of quarter ellipses, from the middle of the right side
    /// on towards larger y.
    package mutating func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        // Larger ones are cut to half a side, as today's systems do (QRCode's tests); older ones ended the program.
        let cornerWidth = min(max(0, cornerWidth), rect.width / 2)
        let cornerHeight = min(max(0, cornerHeight), rect.height / 2)
        if cornerWidth == 0 || cornerHeight == 0 {
            addRect(rect, transform: transform)
            return
        }
        let k = Self.quarterCircleHandle
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        let (w, h) = (cornerWidth, cornerHeight)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: x, y: y).applying(transform)
        }
        let isFirst = isEmpty
        reserve(elements: 10, points: 17)
        move(to: at(right, rect.midY))
        addLine(to: at(right, bottom - h))
        addCurve(
            to: at(right - w, bottom),
            control1: at(right, bottom - h + k * h),
            control2: at(right - w + k * w, bottom)
        )
        addLine(to: at(left + w, bottom))
        addCurve(
            to: at(left, bottom - h),
            control1: at(left + w - k * w, bottom),
            control2: at(left, bottom - h + k * h)
        )
        addLine(to: at(left, top + h))
        addCurve(
            to: at(left + w, top),
            control1: at(left, top + h - k * h),
            control2: at(left + w - k * w, top)
        )
        addLine(to: at(right - w, top))
        addCurve(
            to: at(right, top + h),
            control1: at(right - w + k * w, top),
            control2: at(right, top + h - k * h)
        )
        close()
        if isFirst, w == h { form = Form.rounded(w).applying(transform) }
    }
}
