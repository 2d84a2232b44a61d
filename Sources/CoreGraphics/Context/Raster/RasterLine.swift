// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A pen's way along a path as Raster has it: in a space in which the pen is a circle.
struct RasterLine {
    let style: StrokeStyle
    /// From the path's space to the device.
    let transform: RasterTransform

    /// Puts the path into `path`; `nil` where the pen is flat and draws nothing.
    init?(_ elements: PathElements, _ pen: DevicePen, path: inout RasterPath) {
        let t = pen.transform
        let determinant = t.a * t.d - t.b * t.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        var style = StrokeStyle(
            width: Double(min(max(pen.width, 0), PathElements.deviceLimit)),
            cap: StrokeStyle.Cap(pen.cap),
            join: StrokeStyle.Join(pen.join),
            miterLimit: Double(max(pen.miterLimit, 1)),
            dashes: pen.dashLengths.map(Double.init),
            dashPhase: Double(pen.dashPhase)
        )
        // A pen that is a circle on the device, too, draws there.
        let scale = abs(determinant).squareRoot()
        let isRound =
            abs(t.a * t.c + t.b * t.d) <= 1e-9 * scale * scale
            && abs(hypot(t.a, t.b) - scale) <= 1e-9 * scale
        if isRound || style.width == 0 {
            style.width = style.width == 0 ? 1 : style.width * Double(scale)
            for i in style.dashes.indices { style.dashes[i] *= Double(scale) }
            style.dashPhase *= Double(scale)
            path.replaceAll(by: elements)
            transform = .identity
        } else {
            let linear = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
            path.replaceAll(by: elements, transform: linear.inverted())
            transform = RasterTransform(linear)
        }
        self.style = style
    }
}

extension StrokeStyle.Cap {
    fileprivate init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeStyle.Join {
    fileprivate init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
