// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The target of a `CGContext`: pixels, a PDF page, a list of calls.
///
/// The context owns the graphics state and resolves it: a device gets shapes in device space, with
/// the paint, clip and compositing that hold for this one operation, and keeps no state of its own
/// besides open layers. So devices are interchangeable.
///
/// Device space: pixels (points in a PDF), origin at the top left, y down.
package protocol ContextDevice: AnyObject {
    /// The area that can be drawn on.
    var bounds: CGRect { get }

    /// Draws one shape.
    func draw(_ operation: DrawOperation)

    /// Sends everything until the matching `endLayer()` to a transparent group.
    func beginLayer(_ layer: LayerOperation)

    /// Composites the group that was opened last; the context calls it exactly once for each.
    func endLayer()

    /// Makes sure that whoever looks at the pixels or bytes sees everything drawn.
    func flush()
}
