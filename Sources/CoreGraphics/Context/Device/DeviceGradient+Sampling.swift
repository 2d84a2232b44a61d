// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

extension DeviceGradient {
    /// The place from 0 to 1 of a point in the gradient's own space, or `nil` where nothing is
    /// painted.
    package func location(of point: CGPoint) -> Double? {
        switch geometry {
        case .linear(let start, let end):
            let dx = Double(end.x - start.x)
            let dy = Double(end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return nil }
            let along = Double(point.x - start.x) * dx + Double(point.y - start.y) * dy
            return limited(along / length)
        case .radial(let start, let startRadius, let end, let endRadius):
            return radialLocation(of: point, start, Double(startRadius), end, Double(endRadius))
        case .conic(let center, let angle):
            let turned = atan2(Double(point.y - center.y), Double(point.x - center.x))
            let turns = (turned - Double(angle)) / (2 * .pi)
            let part = turns - turns.rounded(.down)
            return part.isNaN ? nil : part
        }
    }

    /// Of all circles between and beyond the two, the last one through the point counts.
    /// - Source: PDF 1.7, 8.7.4.5.4 (type 3 shadings).
    private func radialLocation(
        of point: CGPoint,
        _ start: CGPoint,
        _ startRadius: Double,
        _ end: CGPoint,
        _ endRadius: Double
    ) -> Double? {
        let dx = Double(end.x - start.x)
        let dy = Double(end.y - start.y)
        let dr = endRadius - startRadius
        let px = Double(point.x - start.x)
        let py = Double(point.y - start.y)
        // |p - s d| = r0 + s dr  =>  a s^2 - 2 b s + c = 0
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + startRadius * dr
        let c = px * px + py * py - startRadius * startRadius
        var candidates: [Double] = []
        if abs(a) < 1e-9 * max(1, dx * dx + dy * dy) {
            guard b != 0 else { return nil }
            candidates = [c / (2 * b)]
        } else {
            let discriminant = b * b - a * c
            guard discriminant >= 0 else { return nil }
            let root = discriminant.squareRoot()
            let both = [(b + root) / a, (b - root) / a]
            candidates = [max(both[0], both[1]), min(both[0], both[1])]
        }
        for s in candidates where startRadius + s * dr >= 0 {
            if let location = limited(s) { return location }
        }
        return nil
    }

    private func limited(_ location: Double) -> Double? {
        if location < 0 { return extendsStart ? 0 : nil }
        if location > 1 { return extendsEnd ? 1 : nil }
        return location.isNaN ? nil : location
    }

    /// The gradient's pixels within a rectangle of the device, each sampled at its centre.
    package func pixels(in rect: PixelRect) -> PixelBuffer {
        let buffer = PixelBuffer(width: rect.width, height: rect.height)
        let inverse = transform.inverted()
        for y in 0..<rect.height {
            let row = buffer.row(y)
            for x in 0..<rect.width {
                let center = CGPoint(
                    x: CGFloat(rect.minX + x) + 0.5,
                    y: CGFloat(rect.minY + y) + 0.5
                )
                guard let location = location(of: center.applying(inverse)) else { continue }
                row[x] = color(at: location).premultipliedPixel
            }
        }
        return buffer
    }
}
