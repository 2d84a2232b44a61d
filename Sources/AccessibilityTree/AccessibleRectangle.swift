// SPDX-License-Identifier: Apache-2.0

package import SystemBus

/// A rectangle in whole points.
package struct AccessibleRectangle: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int = 0, y: Int = 0, width: Int = 0, height: Int = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest one around a rectangle; of none that is finite, the empty one.
    package init(x: Double, y: Double, width: Double, height: Double) {
        // Far beyond any screen, and sums of two still fit 32 bits.
        let limit = 1e8
        guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, abs(x) < limit,
            abs(y) < limit, (0..<limit).contains(width), (0..<limit).contains(height)
        else {
            self.init()
            return
        }
        let left = x.rounded(.down)
        let top = y.rounded(.down)
        self.init(
            x: Int(left),
            y: Int(top),
            width: Int((x + width).rounded(.up) - left),
            height: Int((y + height).rounded(.up) - top)
        )
    }

    package func contains(x: Int, y: Int) -> Bool {
        x >= self.x && y >= self.y && x - self.x < width && y - self.y < height
    }

    package func moved(left: Int, up: Int) -> AccessibleRectangle {
        AccessibleRectangle(x: x - left, y: y - up, width: width, height: height)
    }

    package var value: BusValue { .structure(members) }
    package var members: [BusValue] { [.int(x), .int(y), .int(width), .int(height)] }
}
