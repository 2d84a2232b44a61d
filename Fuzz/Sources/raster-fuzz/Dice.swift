// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Everything that drawing takes, made up from a seed: mostly ordinary, often absurd.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }

    /// A number near a picture, or one that no picture should have to do with.
    mutating func number(_ range: ClosedRange<CGFloat> = -20...80) -> CGFloat {
        let absurd: [CGFloat] = [
            .nan, .infinity, -.infinity, 1e300, -1e300, 1e30, -1e18, 1e9, -2_147_483_649,
            1_048_576.5, -1_048_577, 1e-300, -1e-30, 0, -0.0, 0.5, 1e-9, .leastNonzeroMagnitude,
        ]
        if chance(0.08) { return pick(absurd) }
        let value = CGFloat.random(in: range, using: &self)
        return chance(0.3) ? value.rounded() : value
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func size() -> CGSize { CGSize(width: number(-5...60), height: number(-5...60)) }

    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func color() -> CGColor {
        CGColor(
            red: number(0...1),
            green: number(0...1),
            blue: number(0...1),
            alpha: chance(0.5) ? 1 : number(0...1)
        )
    }

    mutating func transform() -> CGAffineTransform {
        switch count(0...3) {
        case 0: .identity
        case 1: CGAffineTransform(translationX: number(), y: number())
        case 2: CGAffineTransform(rotationAngle: number(-4...4)).scaledBy(x: number(-3...3), y: 1)
        default:
            CGAffineTransform(
                a: number(-3...3),
                b: number(-3...3),
                c: number(-3...3),
                d: number(-3...3),
                tx: number(),
                ty: number()
            )
        }
    }

    mutating func path() -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<count(1...6) {
            switch count(0...8) {
            case 0: path.addRect(rect())
            case 1: path.addEllipse(in: rect())
            case 2:
                let box = CGRect(origin: point(), size: CGSize(width: 30, height: 20))
                path.addRoundedRect(in: box, cornerWidth: 8, cornerHeight: chance(0.5) ? 8 : 5)
            case 3: path.closeSubpath()
            default:
                path.move(to: point())
                for _ in 0..<count(1...5) {
                    switch count(0...2) {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
            }
        }
        return path
    }

    /// A picture in memory that ends with its last pixel.
    mutating func picture() -> PixelBuffer {
        let width = count(1...40)
        let height = count(1...40)
        let pixels = PixelBuffer.exact(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = UInt32(truncatingIfNeeded: next() & 255)
                pixels[x, y] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
            }
        }
        return pixels
    }
}

extension PixelBuffer {
    /// A buffer without a byte to spare, so that a sanitizer sees what goes past its end.
    static func exact(width: Int, height: Int) -> PixelBuffer {
        let count = width * height * 4
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return PixelBuffer(width: width, height: height, rowBytes: width * 4, base: memory) {
            $0.deallocate()
        }
    }
}
