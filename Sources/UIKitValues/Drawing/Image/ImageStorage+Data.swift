// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import VectorPictures

extension ImageStorage {
    /// Reads the head of a picture file; nil, with the reason in the log, if it is none.
    ///
    /// - Parameters:
    ///   - data: the bytes of the file.
    ///   - scale: pixels per point.
    ///   - origin: what to call the picture in the log.
    init?(data: Data, scale: CGFloat, origin: String) {
        do {
            let decoder = try ImageDecoder(data: data)
            self.init(source: ImageSource(decoder, name: origin), scale: scale)
            orientation = UIImage.Orientation(exif: decoder.info.orientation) ?? .up
        } catch {
            let reason = SVGDocument.canRead(data) ? SVGDocument.notLoose : "\(error)"
            NSLog("%@", "\(origin): no picture in these \(data.count) bytes: \(reason)")
            return nil
        }
    }
}

extension UIImage {
    /// The picture as a PNG file, its pixels not turned; nil for an image without pixels.
    public func pngData() -> Data? {
        guard let image = flattened?.storage.source?.cgImage else { return nil }
        return try? image.pngFile()
    }

    /// The picture as a JPEG file on white ground, upright; the quality goes from 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let upright = storage.orientation == .up ? flattened : self
        guard let image = upright?.bitmap(opaque: true) else { return nil }
        let quality = compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1)
        return try? ImageEncoder.jpeg(image.pixelBuffer, quality: Double(quality))
    }

    /// The picture as a HEIC file: never, since no free encoder exists; always nil.
    public func heicData() -> Data? {
        Unbuilt.report("UIImage.heicData()")
        return nil
    }

    /// The image with its tint drawn into the pixels, if it has any.
    private var flattened: UIImage? {
        guard storage.tint != nil || isSymbolImage, let image = bitmap(opaque: false) else {
            return storage.images?.first ?? self
        }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// The image drawn upright into pixels of its own.
    private func bitmap(opaque: Bool) -> CGImage? {
        guard
            let context = CGContext.makeImageContext(size: size, opaque: opaque, scale: scale)
        else { return nil }
        if opaque {
            context.setFillColor(CGColor(gray: 1, alpha: 1))
            context.fill(CGRect(origin: .zero, size: size))
        }
        let painter = ImagePainter(storage.images?.first?.storage ?? storage)
        painter.draw(in: CGRect(origin: .zero, size: size), of: context, .normal, 1)
        return context.makeImage()
    }
}
