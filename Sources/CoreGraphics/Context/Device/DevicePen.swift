// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A pen: its shape is in user space, which `transform` takes to the device.
package struct DevicePen: Hashable, Sendable {
    /// User space; 0 is the thinnest line that the device can draw.
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    /// Lengths of ink and gaps in turn; empty for a solid line.
    package var dashLengths: [CGFloat] = []
    /// From user space to the device; only the linear part matters.
    package var transform: CGAffineTransform = .identity

    /// A solid line of width 1.
    package init() {}

    /// A box around the stroke of a path in device space.
    package func bounds(of path: PathElements) -> CGRect {
        let box = path.finiteControlBox
        guard !box.isNull else { return box }
        // A miter reaches miterLimit half widths, a square cap the square root of two.
        let factor = join == .miter ? max(miterLimit, 1.5) : 1.5
        let reach = max(width * largestScale, 1) / 2 * factor + 1
        return box.insetBy(dx: -reach, dy: -reach)
    }

    /// The longest image of a unit vector, or an upper bound of it.
    private var largestScale: CGFloat {
        (transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
            + transform.d * transform.d).squareRoot()
    }
}
