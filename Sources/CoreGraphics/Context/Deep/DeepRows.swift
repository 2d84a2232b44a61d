// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Foundation

/// A bitmap's memory, read and written as rows of premultiplied floats: red, green, blue, alpha.
struct DeepRows {
    let layout: BitmapLayout
    private let memory: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let form: Form
    private let curve: ToneCurve

    private enum Form {
        /// Four floats, as the processor has them.
        case floats
        /// Four numbers of 16 bits, as the processor would have them.
        case halves
        case other
    }

    init(
        memory: UnsafeMutableRawPointer,
        bytesPerRow: Int,
        layout: BitmapLayout,
        model: RGBColorModel
    ) {
        self.memory = memory
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        curve = model.curve
        let isLast = layout.content == .rgb && !layout.isAlphaFirst && layout.isFloat
        switch (layout.bitsPerComponent, layout.order) {
        case (16, .order16Little) where isLast: form = .halves
        case (32, .order32Little) where isLast: form = .floats
        default: form = .other
        }
    }

    /// Reads pixels of a row; those of a bitmap without alpha are opaque.
    func load(_ out: UnsafeMutablePointer<SIMD4<Float>>, x: Int, y: Int, count: Int) {
        let source = address(x, y)
        switch form {
        case .floats:
            memcpy(out, source, count * 16)
            for index in 0..<count { out[index].replace(with: 0, where: out[index] .!= out[index]) }
        case .halves:
            out.withMemoryRebound(to: Float.self, capacity: count * 4) {
                rk_half_to_float($0, source, count * 4)
            }
        case .other:
            for index in 0..<count { out[index] = pixel(at: source + index * layout.bytesPerPixel) }
            return
        }
        guard layout.isOpaque else { return }
        for index in 0..<count { out[index].w = 1 }
    }

    /// Writes those pixels of a row that have changed.
    func store(
        _ pixels: UnsafePointer<SIMD4<Float>>,
        before: UnsafePointer<SIMD4<Float>>,
        x: Int,
        y: Int,
        count: Int
    ) {
        let target = address(x, y)
        switch form {
        case .floats:
            memcpy(target, pixels, count * 16)
        case .halves:
            pixels.withMemoryRebound(to: Float.self, capacity: count * 4) {
                rk_float_to_half(target, $0, count * 4)
            }
        case .other:
            for index in 0..<count where pixels[index] != before[index] {
                set(pixels[index], at: target + index * layout.bytesPerPixel)
            }
        }
    }

    private func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        memory + y * bytesPerRow + x * layout.bytesPerPixel
    }

    private func pixel(at place: UnsafeRawPointer) -> SIMD4<Float> {
        func part(_ index: Int) -> Float { Float(layout.component(place, index)) }
        switch layout.content {
        case .alpha: return SIMD4(0, 0, 0, part(0))
        case .gray: return SIMD4(part(0), part(0), part(0), 1)
        case .rgb:
            let first = layout.isAlphaFirst ? 1 : 0
            let alpha = layout.isOpaque ? 1 : part(layout.isAlphaFirst ? 0 : 3)
            return SIMD4(part(first), part(first + 1), part(first + 2), alpha)
        }
    }

    private func set(_ pixel: SIMD4<Float>, at place: UnsafeMutableRawPointer) {
        func set(_ index: Int, _ value: Float) {
            layout.setComponent(place, index, Double(value))
        }
        switch layout.content {
        case .alpha: set(0, pixel.w)
        case .gray: set(0, gray(pixel))
        case .rgb:
            let first = layout.isAlphaFirst ? 1 : 0
            // Integers hold no colour brighter than its alpha.
            let limit = layout.isFloat ? Float.greatestFiniteMagnitude : pixel.w
            for index in 0..<3 { set(first + index, min(pixel[index], limit)) }
            set(layout.isAlphaFirst ? 0 : 3, layout.isOpaque ? 1 : pixel.w)
        }
    }

    /// How much of white's light is red, green and blue.
    /// - Source: IEC 61966-2-1.
    private static let weights = Vector3(0.2126, 0.7152, 0.0722)

    /// The gray of the same light.
    private func gray(_ pixel: SIMD4<Float>) -> Float {
        if pixel.x == pixel.y, pixel.y == pixel.z { return pixel.x }
        let light = Vector3(
            curve.decode(Double(pixel.x)),
            curve.decode(Double(pixel.y)),
            curve.decode(Double(pixel.z))
        )
        return Float(curve.encode((light * Self.weights).sum()))
    }
}
