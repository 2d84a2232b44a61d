// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Draws on bytes by Raster, and says of each pixel how far the operation that rounded it worst is from what
/// it would come to in exact arithmetic on the same bytes.
final class SteppedDevice: ContextDevice {
    let bounds: CGRect
    let pixels: PixelBuffer
    /// For each pixel, in levels.
    private(set) var off: [Double]
    private let side: Int
    private let raster: RasterBitmapDevice
    private let exact: ExactDevice
    private var depth = 0

    init(side: Int) throws {
        self.side = side
        bounds = CGRect(x: 0, y: 0, width: side, height: side)
        pixels = PixelBuffer(width: side, height: side)
        off = Array(repeating: 0, count: side * side)
        raster = RasterBitmapDevice(pixels: pixels)
        exact = try ExactDevice(side: side)
    }

    func draw(_ operation: DrawOperation) {
        guard depth == 0 else {
            raster.draw(operation)
            return exact.draw(operation)
        }
        raster.flush()
        exact.load(pixels)
        raster.draw(operation)
        exact.draw(operation)
        compareWithExact()
    }

    func beginLayer(_ layer: LayerOperation) {
        if depth == 0 {
            raster.flush()
            exact.load(pixels)
        }
        depth += 1
        raster.beginLayer(layer)
        exact.beginLayer(layer)
    }

    func endLayer() {
        depth -= 1
        raster.endLayer()
        exact.endLayer()
        if depth == 0 { compareWithExact() }
    }

    func flush() { raster.flush() }

    private func compareWithExact() {
        raster.flush()
        let levels = exact.levels
        for place in 0..<side * side {
            let pixel = pixels.row(place / side)[place % side]
            let bytes = SIMD4<UInt32>(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 255
            let distance = SIMD4<Double>(bytes) - levels[place]
            let largest = Swift.max(distance.max(), -distance.min())
            if largest > off[place] { off[place] = largest }
        }
    }
}
