// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreImage
import Foundation

extension UIImage {
    /// Makes an image of what Core Image computes, one pixel to a point.
    public convenience init(ciImage: CIImage) {
        self.init(ciImage: ciImage, scale: 1, orientation: .up)
    }

    /// Makes an image of what Core Image computes; of an infinite image, nothing.
    ///
    /// The pixels are computed now, and `cgImage` has them.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let picture = CIContext().createCGImage(ciImage, from: ciImage.extent)
        var storage = ImageStorage(source: picture.map { ImageSource($0) }, scale: scale)
        storage.orientation = orientation
        storage.ciImage = ciImage
        self.init(storage)
    }
}

extension CIImage {
    /// Takes an image's pixels, not turned; nil for an image without any.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Takes an image's pixels, not turned; nil for an image without any.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture, options: options)
    }
}
