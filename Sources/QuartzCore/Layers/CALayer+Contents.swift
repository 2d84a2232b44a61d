// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import RenderServer

extension CALayer {
    final func setContents(_ newValue: Any?) {
        let image = (newValue as AnyObject?) as? CGImage
        if newValue == nil && properties.contents == nil && extras?.foreignContents == nil {
            return
        }
        if let image, image === properties.contents?.image { return }
        change(.contents) {
            extras?.foreignContents = nil
            properties.contents = nil
            if let image {
                properties.contents = RenderContents(buffer: image.pixelBuffer, image: image)
            } else if let contents = newValue as? RenderContents {
                properties.contents = contents
            } else if let newValue {
                withExtras { $0.foreignContents = newValue }
            }
        }
    }

    /// Draws into pixels of the layer's own by ``CALayer/draw(in:)`` and shows them.
    final func drawBackingStore() {
        delegate?.layerWillDraw(self)
    }

    func reportUnbuilt(_ name: String) { warn("\(name) is not built yet") }
}
