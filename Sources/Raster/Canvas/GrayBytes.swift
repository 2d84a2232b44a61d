// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows of pixels that are one byte of gray each, from and to premultiplied 0xAARRGGBB.
package enum GrayBytes {
    /// The light of each of a component's bytes, by its weight in the sum.
    private struct Tables {
        /// The tables of red, green and blue, one after the other.
        var light = [Double](repeating: 0, count: 768)
        /// The least light of each byte of gray but the first.
        var least = [Double](repeating: .infinity, count: 256)
        /// The byte of gray, or the one before, of the light that is an index of so many parts.
        var guess = [UInt8](repeating: 0, count: parts + 1)

        static let parts = 8192

        init() {
            for byte in 0..<256 {
                let linear = GrayBytes.linear(Double(byte) / 255)
                light[byte] = 0.2126 * linear
                light[256 + byte] = 0.7152 * linear
                light[512 + byte] = 0.0722 * linear
                if byte < 255 { least[byte] = GrayBytes.linear((Double(byte) + 0.5) / 255) }
            }
            var byte = 0
            for part in 0...Self.parts {
                while Double(part) / Double(Self.parts) >= least[byte] { byte += 1 }
                guess[part] = UInt8(byte)
            }
        }
    }

    private static let tables = Tables()

    /// The gray of an sRGB colour: the same light, by the same tone curve.
    /// - Source: IEC 61966-2-1.
    package static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        if red == green, green == blue { return red }
        let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// The light of a component of an sRGB colour.
    /// - Source: IEC 61966-2-1.
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Reads a row.
    package static func load(
        _ target: UnsafeMutablePointer<UInt32>,
        from bytes: UnsafeRawPointer,
        _ count: Int
    ) {
        let bytes = bytes.assumingMemoryBound(to: UInt8.self)
        for x in 0..<count { target[x] = 0xFF00_0000 | UInt32(bytes[x]) &* 0x01_0101 }
    }

    /// Writes those pixels of a row that are others than before.
    package static func store(
        _ source: UnsafePointer<UInt32>,
        ifNot before: UnsafePointer<UInt32>,
        to bytes: UnsafeMutableRawPointer,
        _ count: Int
    ) {
        let bytes = bytes.assumingMemoryBound(to: UInt8.self)
        tables.light.withUnsafeBufferPointer { light in
            tables.least.withUnsafeBufferPointer { least in
                tables.guess.withUnsafeBufferPointer { guess in
                    for x in 0..<count where before[x] != source[x] {
                        let pixel = source[x]
                        let red = Int(pixel >> 16 & 0xFF)
                        let green = Int(pixel >> 8 & 0xFF)
                        let blue = Int(pixel & 0xFF)
                        if red == green, green == blue {
                            bytes[x] = UInt8(red)
                            continue
                        }
                        let sum = light[red] + light[256 + green] + light[512 + blue]
                        var byte = Int(guess[min(Int(sum * Double(Tables.parts)), Tables.parts)])
                        while sum >= least[byte] { byte += 1 }
                        bytes[x] = UInt8(byte)
                    }
                }
            }
        }
    }
}
