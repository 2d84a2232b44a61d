// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics

/// A layer's delegate that belongs to the main actor, but draws tiles on other threads.
package protocol TileDrawingDelegate: AnyObject {
    /// A function that calls its argument with the values that drawing depends on, such as the
    /// current traits, as they are now.
    ///
    /// Called on the main thread; the result is called on any.
    func tileEnvironment() -> (_ body: () -> Void) -> Void

    /// Draws a part of a layer on any thread, without a check for the main actor.
    func drawTile(of layer: CALayer, in context: CGContext)
}
