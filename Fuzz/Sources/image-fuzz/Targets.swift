// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import FuzzDriver
import ImageCodecs
import Raster

/// Every decoder of pictures.
enum ImageTargets {
    static var all: [Target] {
        [
            Target(name: "png", samples: { [try ImageEncoder.png(picture)] }, run: decode),
            Target(
                name: "jpeg",
                samples: { try [0.2, 0.95].map { try ImageEncoder.jpeg(picture, quality: $0) } },
                run: decode
            ),
            Target(
                name: "webp",
                samples: { try [nil, 0.5].map { try ImageEncoder.webp(picture, quality: $0) } },
                run: decode
            ),
            Target(
                name: "gif",
                samples: {
                    let frame = AnimationFrame(pixels: picture, duration: 0.1)
                    return [try ImageEncoder.gif([frame, frame, frame])]
                },
                run: decode
            ),
            Target(name: "bmp", samples: { try BitmapSamples.bmp(picture) }, run: decode),
            Target(name: "ico", samples: { try BitmapSamples.ico(picture) }, run: decode),
            Target(
                name: "tiff",
                samples: { TIFFLibrary.isThere ? try BitmapSamples.tiff(picture) : [] },
                run: decode
            ),
            Target(
                name: "icc",
                samples: {
                    [CGColorSpace.displayP3, CGColorSpace.linearGray].compactMap {
                        CGColorSpace(name: $0)?.copyICCData() as Data?
                    }
                },
                run: { data in
                    let space = CGColorSpace(iccData: data as NSData)
                    _ = space?.definition.sRGB(from: [0.1, 0.5, 0.9])
                }
            ),
        ]
    }

    private static let picture: PixelBuffer = {
        let pixels = PixelBuffer(width: 24, height: 17)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                pixels[x, y] = x < 12 ? 0xFF00_0000 | UInt32(x * y * 997) & 0xFF_FFFF : 0x8040_2010
            }
        }
        return pixels
    }()

    /// Reads everything that an image file has; errors are fine, anything else is a find.
    private static func decode(_ data: Data) {
        var limits = ImageLimits()
        limits.pixels = 1 << 20
        limits.frames = 16
        if let decoder = try? ImageDecoder(data: data, limits: limits) {
            _ = try? decoder.decode()
            _ = try? decoder.decode(maxSide: 5)
            _ = try? decoder.decode(x: 2, y: 3, width: 9, height: 4)
            let part = PixelRegion(x: 1, y: 2, width: 20, height: 13)
            _ = try? decoder.cropped(to: part).decode(maxSide: 6)
            if decoder.info.bitDepth > 8 { _ = try? decoder.decodeDeep() }
        }
        for index in 1..<3 {
            let decoder = try? ImageDecoder(data: data, index: index, limits: limits)
            _ = try? decoder?.decode()
            if decoder?.tiff != nil { _ = try? decoder?.decodeDeep() }
        }
        if let animation = try? AnimationDecoder(data: data, limits: limits) {
            while case .some = try? animation.next() {}
        }
    }
}
