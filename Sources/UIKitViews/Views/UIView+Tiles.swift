// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import QuartzCore
import UIKitValues

extension UIView: TileDrawingDelegate {
    /// Makes the view's traits the current ones.
    package nonisolated func tileEnvironment() -> (_ body: () -> Void) -> Void {
        // A picture of a layer may be drawn on another thread, without the view's own traits.
        guard MainThread.isHere else { return { body in body() } }
        // Unsafe because assumeIsolated stops unless this is the main thread already.
        nonisolated(unsafe) let view = self
        let traits = MainActor.assumeIsolated { view.effectiveTraits }
        return { body in traits.performAsCurrent(body) }
    }

    /// Calls the view's drawing where a tile is drawn, as iOS does although views belong to the
    /// main actor.
    package nonisolated func drawTile(of layer: CALayer, in context: CGContext) {
        let draw: @MainActor (UIView, CALayer, CGContext) -> Void = { $0.draw($1, in: $2) }
        // The same function without its actor, which is a matter of the type alone.
        unsafeBitCast(draw, to: ((UIView, CALayer, CGContext) -> Void).self)(self, layer, context)
    }

    /// The traits under which the view draws; on the threads of tiles, those that were set for them.
    var drawingTraits: UITraitCollection {
        MainThread.isHere ? effectiveTraits : .current
    }
}
