// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spelling of these functions.

import CoreGraphics
public import Foundation
import Raster

/// Begins an image with transparent ground and one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image: from now on this thread draws into it, y down, in points.
///
/// A scale of 0 stands for the main screen's. For a size without area no image is begun.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize,
    _ opaque: Bool,
    _ scale: CGFloat
) {
    let scale = scale > 0 ? scale : UITraitCollection.systemDefault.displayScale
    guard let context = CGContext.makeImageContext(size: size, opaque: opaque, scale: scale) else {
        NSLog(
            "%@",
            "UIGraphicsBeginImageContextWithOptions: no image of size \(size); give a size above zero"
        )
        return
    }
    GraphicsStack.current.push(context, .image(scale: scale))
}

/// The image begun last as it looks now; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, case .image(let scale) = entry.purpose
    else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image begun last.
public func UIGraphicsEndImageContext() {
    GraphicsStack.current.pop {
        if case .image = $0 { true } else { false }
    }
}

extension CGContext {
    /// A bitmap context in points, y down, for a picture of a given size.
    ///
    /// Nil if the size has no area, is not finite or would take more than 4 GB.
    package static func makeImageContext(
        size: CGSize,
        opaque: Bool,
        scale: CGFloat,
        isExtended: Bool = false
    ) -> CGContext? {
        let width = (size.width * scale - 0.000_1).rounded(.up)
        let height = (size.height * scale - 0.000_1).rounded(.up)
        guard width >= 1, height >= 1, width <= 1_000_000, height <= 1_000_000,
            width * height <= 1_000_000_000
        else { return nil }
        if isExtended, let space = CGColorSpace(name: CGColorSpace.extendedSRGB) {
            return CGContext(
                deepWidth: Int(width),
                height: Int(height),
                space: space,
                baseTransform: CGAffineTransform(scaleX: scale, y: scale),
                isOpaque: opaque
            )
        }
        return CGContext(
            drawingInto: PixelBuffer(width: Int(width), height: Int(height)),
            baseTransform: CGAffineTransform(scaleX: scale, y: scale),
            isOpaque: opaque
        )
    }
}
