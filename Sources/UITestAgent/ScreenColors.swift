// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import UIKitCore
import UITestWire

/// The colours of a drawn screen, for contrast.
@MainActor
struct ScreenColors {
    private let pixels: PixelBuffer
    private let scale: Double

    init?(_ image: CGImage) {
        pixels = image.pixelBuffer
        scale = Double(pixels.width) / Double(UIScreen.main.bounds.width)
        guard scale.isFinite, scale > 0 else { return nil }
    }

    /// The contrast between the commonest colour in a rectangle and the one furthest from it in
    /// brightness; nil where the rectangle has one colour only.
    ///
    /// - Source: WCAG 2.1, contrast ratio.
    func contrast(in frame: UITestRectangle) -> Double? {
        let left = max(Int(frame.x * scale), 0)
        let right = min(Int((frame.x + frame.width) * scale), pixels.width)
        let top = max(Int(frame.y * scale), 0)
        let bottom = min(Int((frame.y + frame.height) * scale), pixels.height)
        guard left < right, top < bottom else { return nil }
        var counts: [UInt32: Int] = [:]
        for y in top..<bottom {
            let row = pixels.row(y)
            for x in left..<right { counts[row[x], default: 0] += 1 }
        }
        guard counts.count > 1, let common = counts.max(by: { $0.value < $1.value })?.key else {
            return nil
        }
        let behind = Self.luminance(common)
        return counts.keys.map { color in
            let (one, other) = (Self.luminance(color), behind)
            return (max(one, other) + 0.05) / (min(one, other) + 0.05)
        }.max()
    }

    /// The relative luminance of a BGRA pixel.
    private static func luminance(_ pixel: UInt32) -> Double {
        func linear(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
