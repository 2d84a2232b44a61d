// SPDX-License-Identifier: Apache-2.0

import GoldenPictures
import QuartzCore
import Raster
import RenderServer

/// A root layer on a screen whose time moves only when told to.
final class Screen {
    let root = CALayer()
    let context: RenderContext
    let host: LayerHost
    let buffer: PixelBuffer
    private(set) var isFresh = true

    init(
        width: Int = 100,
        height: Int = 100,
        scale: Double = 1,
        threads: Int = GoldenPicture.threads
    ) {
        context = RenderContext(scale: scale, backdrop: 0xFFFF_FFFF, threads: threads)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host = LayerHost(layer: root, context: context)
        buffer = PixelBuffer(
            width: Int(Double(width) * scale),
            height: Int(Double(height) * scale)
        )
        CATransaction.flush()
    }

    /// Commits what has changed and draws the frame of a time into the same buffer as before.
    @discardableResult
    func draw(at time: Double = 0) -> RenderContext.Outcome {
        CATransaction.flush()
        defer { isFresh = false }
        return context.drawFrame(into: buffer, age: isFresh ? 0 : 1, at: time)
    }

    /// The pixel at a point, 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { buffer[x, y] }

    /// Adds a layer with a background.
    @discardableResult
    func add(
        _ color: CGColor,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        to parent: CALayer? = nil
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }
}

/// Colours by name.
enum Paint {
    static func rgb(
        _ red: CGFloat,
        _ green: CGFloat,
        _ blue: CGFloat,
        _ alpha: CGFloat = 1
    ) -> CGColor {
        CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    static let red = rgb(1, 0, 0)
    static let green = rgb(0, 1, 0)
    static let blue = rgb(0, 0, 1)
    static let white = rgb(1, 1, 1)
    static let black = rgb(0, 0, 0)
    static let clear = rgb(0, 0, 0, 0)
}

extension PixelBuffer {
    /// The pixels without the padding of rows.
    var words: [UInt32] {
        (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
    }

    /// A picture of four pixels' blocks in different colours, for seeing where they go.
    static func quarters(_ side: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: side * 2, height: side * 2)
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00]
        for y in 0..<(side * 2) {
            for x in 0..<(side * 2) { buffer[x, y] = colors[y / side * 2 + x / side] }
        }
        return buffer
    }
}
