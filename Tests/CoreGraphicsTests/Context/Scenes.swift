// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import GoldenPictures
import Raster

/// Makes bitmap contexts for tests.
enum Scene {
    /// A transparent bitmap whose user space is y up, in pixels.
    static func context(_ width: Int, _ height: Int) throws -> CGContext {
        try make(width, height, .premultipliedFirst, .byteOrder32Little)
    }

    /// A bitmap of 8-bit RGB of some layout.
    static func make(
        _ width: Int,
        _ height: Int,
        _ alpha: CGImageAlphaInfo,
        _ order: CGBitmapInfo
    ) throws -> CGContext {
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: alpha.rawValue | order.rawValue
        )
        return try Require.value(context)
    }

    /// Draws a scene and compares it with `Tests/Goldens/Context/NAME.png`.
    static func expect(
        _ name: String,
        _ width: Int,
        _ height: Int,
        tolerance: PictureTolerance = .exact,
        draw: (CGContext) throws -> Void
    ) throws {
        let context = try context(width, height)
        try draw(context)
        let image = try Require.value(context.makeImage())
        try GoldenPicture("Context/\(name)", tolerance: tolerance).expect(image.pixelBuffer)
    }
}

/// Unwraps values where the expectation macros cannot be.
enum Require {
    /// What is missing.
    struct Missing: Error {}

    /// The value, or an error.
    static func value<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }
}

extension CGContext {
    /// The pixel at a point of the bitmap counted from the top, 0xAARRGGBB premultiplied.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        makeImage()?.pixelBuffer[x, y] ?? 0
    }

    /// Sets the fill colour by 0xRRGGBB.
    func fillColor(_ rgb: Int, alpha: CGFloat = 1) {
        setFillColor(
            red: CGFloat(rgb >> 16 & 255) / 255,
            green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255,
            alpha: alpha
        )
    }

    /// Sets the stroke colour by 0xRRGGBB.
    func strokeColor(_ rgb: Int, alpha: CGFloat = 1) {
        setStrokeColor(
            red: CGFloat(rgb >> 16 & 255) / 255,
            green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255,
            alpha: alpha
        )
    }
}
