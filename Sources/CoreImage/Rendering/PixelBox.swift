// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A rectangle of whole pixels, y up.
struct PixelBox: Hashable, Sendable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    /// The most pixels that are worked on at once: 1 GiB.
    static let limit = 1 << 26

    var count: Int { width * height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle touches; nil for one that is empty, infinite or too large.
    init?(_ rect: CGRect) {
        let r = rect.standardized
        guard !r.isNull, r.minX.magnitude < 1e6, r.minY.magnitude < 1e6,
            r.maxX.magnitude < 1e6, r.maxY.magnitude < 1e6
        else { return nil }
        // What is a thousandth of a pixel over an edge comes from arithmetic.
        let (x0, y0) = (Int((r.minX + 0.001).rounded(.down)), Int((r.minY + 0.001).rounded(.down)))
        let (x1, y1) = (Int((r.maxX - 0.001).rounded(.up)), Int((r.maxY - 0.001).rounded(.up)))
        self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
        guard !isEmpty, count <= Self.limit else { return nil }
    }

    func grown(by n: Int) -> PixelBox { grown(n, n) }

    func grown(_ dx: Int, _ dy: Int) -> PixelBox {
        PixelBox(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }

    func intersection(_ other: PixelBox) -> PixelBox {
        let (x0, y0) = (max(x, other.x), max(y, other.y))
        let (x1, y1) = (
            min(x + width, other.x + other.width), min(y + height, other.y + other.height)
        )
        return PixelBox(x: x0, y: y0, width: max(x1 - x0, 0), height: max(y1 - y0, 0))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
