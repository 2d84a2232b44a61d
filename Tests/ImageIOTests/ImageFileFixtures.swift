// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@testable import ImageIO

/// Files that tests write by image destinations.
enum Written {
    /// A picture whose pixel at x, y has the blue 10 x and the green 10 y.
    static func picture(_ width: Int, _ height: Int, alpha: UInt32 = 255) -> CGImage {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { pixels.row(y)[x] = alpha << 24 | UInt32(x * 10 | y * 10 << 8) }
        }
        return CGImage(pixelBuffer: pixels)
    }

    static func file(
        _ type: CFString,
        _ images: [(CGImage, [CFString: Any])],
        _ properties: [CFString: Any] = [:]
    ) throws -> NSMutableData {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, type, images.count, nil)
        )
        CGImageDestinationSetProperties(destination, properties as CFDictionary)
        for (image, own) in images {
            CGImageDestinationAddImage(destination, image, own as CFDictionary)
        }
        #expect(CGImageDestinationFinalize(destination))
        return data
    }

    /// The same as a source.
    static func source(
        _ type: CFString,
        _ images: [(CGImage, [CFString: Any])],
        _ properties: [CFString: Any] = [:]
    ) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(try file(type, images, properties), nil))
    }

    /// A frame's property, by the names that lead to it.
    static func property(_ source: CGImageSource, _ index: Int = 0, _ names: CFString...) -> Any? {
        var value: Any? = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        for name in names { value = (value as? NSDictionary)?[name] }
        return value
    }

    static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }
}
