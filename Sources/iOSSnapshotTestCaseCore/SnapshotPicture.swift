// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The pixels of a view or of a recorded picture.
struct SnapshotPicture {
    let width: Int
    let height: Int
    /// Four bytes a pixel, red first, premultiplied.
    private(set) var bytes: [UInt8]

    private init(width: Int, height: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// Reads a PNG; nil for anything else.
    init?(png data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(image)
    }

    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return context != nil
        }
        guard isDrawn else { return nil }
        self.init(width: width, height: height, bytes: bytes)
    }

    /// Nothing at all, as of a view without a size.
    static let empty = SnapshotPicture(width: 0, height: 0, bytes: [])

    /// The picture as a file; nil for one without pixels.
    var png: Data? {
        var bytes = bytes
        guard width > 0, height > 0 else { return nil }
        let image = bytes.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )?.makeImage()
        }
        return image.map { UIImage(cgImage: $0) }?.pngData()
    }

    func hasSize(of other: SnapshotPicture) -> Bool {
        width == other.width && height == other.height
    }

    /// How the pictures differ by more than may be; nil where they do not.
    func difference(from other: SnapshotPicture, _ tolerance: SnapshotTolerance) -> String? {
        guard hasSize(of: other) else {
            return "the picture has \(width)x\(height) pixels, the recorded one "
                + "\(other.width)x\(other.height)"
        }
        if bytes == other.bytes { return nil }
        let allowed = Int(max(0, min(tolerance.perPixel * 256, 256)))
        var count = 0
        bytes.withUnsafeBufferPointer { here in
            other.bytes.withUnsafeBufferPointer { there in
                for start in stride(from: 0, to: here.count, by: 4) {
                    var isOff = false
                    for index in start..<(start + 4)
                    where abs(Int(here[index]) - Int(there[index])) > allowed {
                        isOff = true
                    }
                    if isOff { count += 1 }
                }
            }
        }
        let all = width * height
        guard count > 0, CGFloat(count) > tolerance.overall * CGFloat(all) else { return nil }
        return "\(count) of \(all) pixels differ"
    }

    /// How far the pictures are apart in each pixel; nil where their sizes are.
    func differencePicture(from other: SnapshotPicture) -> SnapshotPicture? {
        guard hasSize(of: other) else { return nil }
        var result = self
        for index in bytes.indices {
            result.bytes[index] =
                index % 4 == 3
                ? 255 : UInt8(abs(Int(bytes[index]) - Int(other.bytes[index])))
        }
        return result
    }
}

/// Draws what is compared.
@MainActor
enum Snapshot {
    static func picture(of view: UIView, _ drawsHierarchy: Bool) -> SnapshotPicture {
        view.layoutIfNeeded()
        guard drawsHierarchy else { return picture(of: view.layer) }
        let isInWindow = view.window != nil
        let window = isInWindow ? nil : UIWindow(frame: UIScreen.main.bounds)
        let former = view.superview
        window?.isHidden = false
        window?.addSubview(view)
        defer {
            if window != nil { view.removeFromSuperview() }
            if let former { former.addSubview(view) }
            window?.isHidden = true
        }
        return picture(view.bounds.size) { _ in
            _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    static func picture(of layer: CALayer) -> SnapshotPicture {
        layer.layoutIfNeeded()
        return picture(layer.bounds.size) { layer.render(in: $0) }
    }

    private static func picture(_ size: CGSize, _ draw: (CGContext) -> Void) -> SnapshotPicture {
        guard size.width > 0, size.height > 0 else { return .empty }
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            draw($0.cgContext)
        }
        return image.cgImage.flatMap { SnapshotPicture($0) } ?? .empty
    }
}
