// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Colours and pictures on pixels: what is drawn most gets there without an operation being made.
///
/// Every call answers whether it drew; where it did not, the long way does all.
extension CGContext {
    /// The pixels, confined to the clip, unless there is more to do than to lay something over
    /// them.
    private var plainTarget: RasterTarget? {
        guard let target = raster?.plainTarget, state.blendMode == .normal, state.alpha > 0,
            state.shadow == nil
        else { return nil }
        target.setClip(state.clip)
        return target.canvas.clip.shapes.isEmpty ? target : nil
    }

    /// The fill colour as a pixel; `nil` for a pattern.
    private var fillPixel: UInt32? {
        guard state.fillPaint.pattern == nil else { return nil }
        return RasterColor(state.fillPaint.color.fading(Double(state.alpha))).pixel()
    }

    /// Fills the current path.
    func fillAtOnce(_ rule: CGPathFillRule) -> Bool {
        guard allowsAntialiasing, state.shouldAntialias, let pixel = fillPixel,
            let target = plainTarget
        else { return false }
        if pixel == 0 { return true }
        target.setFlatness(state.flatness)
        defer { target.setFlatness(Compositing.defaultFlatness) }
        if let waiting = waitingPath {
            return target.lay(pixel, over: waiting.elements, waiting.transform, rule)
        }
        return target.lay(pixel, over: builtPath, .identity, rule)
    }

    /// Fills a rectangle.
    func fillAtOnce(_ rect: CGRect) -> Bool {
        let transform = deviceTransform
        guard allowsAntialiasing, state.shouldAntialias, transform.keepsRectangles,
            let pixel = fillPixel, let target = plainTarget
        else { return false }
        let other = CGPoint(
            x: rect.origin.x + rect.size.width,
            y: rect.origin.y + rect.size.height
        )
        let box = RasterRect(
            from: rect.origin.applying(transform),
            to: other.applying(transform)
        )
        guard box.isWithinDevices else { return false }
        target.canvas.lay(pixel, over: box)
        return true
    }

    /// Draws a picture whose pixels lie on the device's.
    func drawAtOnce(_ image: CGImage, in rect: CGRect) -> Bool {
        guard !image.isMask, rect.size.width > 0, rect.size.height > 0, let target = plainTarget
        else { return false }
        let place = rect.fromUnit.concatenating(deviceTransform)
        guard place.b == 0, place.c == 0 else { return false }
        return target.lay(image, place, opacity: Double(state.alpha))
    }
}

extension CGAffineTransform {
    /// Whether upright rectangles stay upright.
    var keepsRectangles: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}

extension RasterRect {
    /// The rectangle of two corners.
    init(from p: CGPoint, to q: CGPoint) {
        self.init(
            minX: Double(min(p.x, q.x)),
            minY: Double(min(p.y, q.y)),
            maxX: Double(max(p.x, q.x)),
            maxY: Double(max(p.y, q.y))
        )
    }

    /// Whether all numbers are such as devices take.
    var isWithinDevices: Bool {
        let limit = Double(PathElements.deviceLimit)
        return minX >= -limit && minY >= -limit && maxX <= limit && maxY <= limit
    }
}
