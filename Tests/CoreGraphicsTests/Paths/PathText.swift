// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension CGPath {
    /// The elements as a line of text, numbers to three places: `M 0 0 L 10 0 Z`.
    var text: String {
        var parts: [String] = []
        applyWithBlock { element in
            let (letter, count) =
                switch element.pointee.type {
                case .moveToPoint: ("M", 1)
                case .addLineToPoint: ("L", 1)
                case .addQuadCurveToPoint: ("Q", 2)
                case .addCurveToPoint: ("C", 3)
                case .closeSubpath: ("Z", 0)
                }
            parts.append(letter)
            for index in 0..<count {
                let point = element.pointee.points[index]
                parts += [point.x, point.y].map { number in
                    let rounded = (number * 1000).rounded() / 1000
                    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
                }
            }
        }
        return parts.joined(separator: " ")
    }

    /// The area that filling by the winding rule paints, by counting points of a grid.
    func area(step: CGFloat = 0.25) -> CGFloat {
        let box = boundingBox.insetBy(dx: -1, dy: -1)
        var count = 0
        for y in stride(from: box.minY + step / 2, to: box.maxY, by: step) {
            for x in stride(from: box.minX + step / 2, to: box.maxX, by: step)
            where contains(CGPoint(x: x, y: y)) {
                count += 1
            }
        }
        return CGFloat(count) * step * step
    }
}
