// SPDX-License-Identifier: Apache-2.0

/// What the actions of an image renderer draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture as it looks now.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        let shown = scale > 0 ? scale : UITraitCollection.systemDefault.displayScale
        return context.makeImage().map {
            UIImage(cgImage: $0, scale: shown, orientation: .up)
        } ?? UIImage()
    }
}
