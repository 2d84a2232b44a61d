// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import PlatformHeadless
import QuartzCore
import Raster
public import UIKit

extension TestApp {
    /// What the screen shows now.
    public func picture() -> Picture {
        update()
        guard let window = screenWindow else {
            return Picture(PixelBuffer(width: 0, height: 0), scale: UIScreen.main.scale)
        }
        let copy = PixelBuffer(width: window.pixels.width, height: window.pixels.height)
        for y in 0..<copy.height {
            copy.row(y).update(from: window.pixels.row(y), count: copy.width)
        }
        return Picture(copy, scale: CGFloat(window.scale))
    }

    /// A view alone, on nothing, at a scale; without one at the screen's.
    public func picture(of view: UIView, scale: CGFloat? = nil) -> Picture {
        picture(of: view.layer, scale: scale)
    }

    /// A layer alone, on nothing, at a scale; without one at the screen's.
    ///
    /// Animations do not show.
    public func picture(of layer: CALayer, scale: CGFloat? = nil) -> Picture {
        update()
        let scale = scale ?? UIScreen.main.scale
        let bounds = layer.bounds
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            layer.render(in: context.cgContext)
        }
        return Picture(image.cgImage?.pixelBuffer ?? PixelBuffer(width: 0, height: 0), scale: scale)
    }
}
