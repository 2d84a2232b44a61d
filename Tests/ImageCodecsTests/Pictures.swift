// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster

/// Pictures made by formula for the tests, and what is measured on them.
enum Pictures {
    /// Colours that change in both directions, half of it translucent where asked for.
    static func gradient(width: Int, height: Int, isTranslucent: Bool = false) -> PixelBuffer {
        make(width: width, height: height) { x, y in
            let red = UInt32(255 * x / max(width - 1, 1))
            let green = UInt32(255 * y / max(height - 1, 1))
            let alpha: UInt32 = isTranslucent && x >= width / 2 ? 128 : 255
            return pixel(alpha: alpha, red: red, green: green, blue: 64)
        }
    }

    /// A picture from a formula of place.
    static func make(
        width: Int,
        height: Int,
        _ color: (Int, Int) -> UInt32
    ) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { pixels[x, y] = color(x, y) }
        }
        return pixels
    }

    /// A premultiplied pixel from a plain colour.
    static func pixel(alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32) -> UInt32 {
        func part(_ value: UInt32) -> UInt32 { (value * alpha + 127) / 255 }
        return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }

    /// A file of a picture, without loss where the format can.
    static func file(_ pixels: PixelBuffer, _ format: ImageFormat) throws -> Data {
        switch format {
        case .png: try ImageEncoder.png(pixels)
        case .jpeg: try ImageEncoder.jpeg(pixels, quality: 0.9)
        case .webp: try ImageEncoder.webp(pixels, quality: nil)
        case .gif: try ImageEncoder.gif([AnimationFrame(pixels: pixels, duration: 0)])
        case .bmp: try ImageEncoder.bmp(pixels)
        case .ico: try ImageEncoder.ico([pixels])
        case .cur:
            // A cursor is an icon with another number.
            Data([0, 0, 2]) + (try ImageEncoder.ico([pixels])).dropFirst(3)
        case .tiff: try ImageEncoder.tiff([TIFFPage(.bytes(pixels, profile: nil))])
        }
    }

    /// The formats that this machine can read.
    static let formats = ImageFormat.allCases.filter(\.canBeRead)

    /// A picture of any size and any premultiplied pixels.
    static func random(
        _ random: inout SeededGenerator,
        most: Int = 40,
        isOpaque: Bool = false
    ) -> PixelBuffer {
        let width = Int.random(in: 1...most, using: &random)
        let height = Int.random(in: 1...most, using: &random)
        var colors: [UInt32] = []
        for _ in 0..<width * height {
            let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
            let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
            colors.append(
                pixel(
                    alpha: alpha,
                    red: color >> 16,
                    green: color >> 8 & 0xFF,
                    blue: color & 0xFF
                )
            )
        }
        return make(width: width, height: height) { x, y in colors[y * width + x] }
    }

    /// All pixels, row by row.
    static func all(_ pixels: PixelBuffer) -> [UInt32] {
        (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
    }

    /// An interlaced PNG file: Adam7, 8-bit gray, 13 x 11 pixels of 16 x + 3 y.
    static let interlaced = Data(
        base64Encoded: """
            iVBORw0KGgoAAAANSUhEUgAAAA0AAAALCAAAAAH23mgrAAAAsElEQVR42gGlAFr/AACAABiY
            AEDAAFjYAAxMjMwAIGCgACxsrAA4eLgABiZGZoamxgASMlJykrLSAB4+Xn6evt4AEDBQcJCw
            ABY2VnaWtgAcPFx8nLwAIkJigqLCAChIaIioyAAuTm6Ors4AAxMjM0NTY3ODk6OzwwAJGSk5
            SVlpeYmZqbnJAA8fLz9PX29/j5+vv88AFSU1RVVldYWVpbXF1QAbKztLW2t7i5uru8vbh9o+
            AoCI8RgAAAAASUVORK5CYII=
            """,
        options: .ignoreUnknownCharacters
    )

    /// The greatest difference of any component of any pixel; 256 where the sizes differ.
    static func difference(_ left: PixelBuffer, _ right: PixelBuffer) -> Int {
        guard left.width == right.width, left.height == right.height else { return 256 }
        var greatest = 0
        for y in 0..<left.height {
            for x in 0..<left.width {
                for shift: UInt32 in [0, 8, 16, 24] {
                    let a = Int(left[x, y] >> shift & 0xFF)
                    let b = Int(right[x, y] >> shift & 0xFF)
                    greatest = max(greatest, abs(a - b))
                }
            }
        }
        return greatest
    }
}

/// Numbers that look random and are the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
