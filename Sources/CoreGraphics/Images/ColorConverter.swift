// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns the components of a bitmap's pixels into premultiplied sRGB pixels.
///
/// The curves of gray and RGB spaces are looked up in tables, so that a photograph in Display P3
/// takes nine products a pixel and no powers.
struct ColorConverter {
    private enum Method {
        case mask
        case alphaOnly
        /// The components are sRGB already: red, green, blue or only gray.
        case same(isGray: Bool)
        /// Entries of a table as 0x00RRGGBB.
        case indexed([UInt32])
        /// Tables of light, a matrix to linear sRGB.
        case light([Float], Matrix3, isGray: Bool)
        case general(ColorSpaceDefinition)
    }

    private let method: Method
    private let decode: [Double]?

    init(layout: ImageLayout) {
        let definition = layout.definition
        if layout.isMask {
            method = .mask
        } else if layout.info.alpha == .alphaOnly {
            method = .alphaOnly
        } else {
            method = Self.method(for: definition)
        }
        let least = Array(repeating: [0.0, 1.0], count: max(layout.colorCount, 1)).flatMap { $0 }
        switch definition {
        case .indexed where !layout.isMask:
            // The usual range of an index is that of its bits.
            decode = layout.decode.flatMap { given in
                let top = Double((1 << min(layout.bitsPerComponent, 30)) - 1)
                guard given.count >= 2, given != [0, top] else { return nil }
                return [given[0], given[0] + (given[1] - given[0]) / top]
            }
        case .lab(_, let range) where !layout.isMask:
            // Components are shares of the ranges.
            decode = layout.decode ?? ([0, 100] + range)
        default:
            decode = layout.decode.flatMap { $0.count < least.count || $0 == least ? nil : $0 }
        }
    }

    private static func method(for definition: ColorSpaceDefinition) -> Method {
        switch definition {
        case .rgb(let model) where model.hasSameColors(as: .sRGB):
            return .same(isGray: false)
        case .gray(let model) where model.curve == .sRGB:
            return .same(isGray: true)
        case .rgb(let model):
            guard let back = RGBColorModel.sRGB.toXYZ.inverse else { return .general(definition) }
            return .light(table(of: model.curve), back * model.toXYZ, isGray: false)
        case .gray(let model):
            return .light(table(of: model.curve), Matrix3(diagonal: .one), isGray: true)
        case .indexed(_, let last, _):
            return .indexed(
                (0...last).map { pixel(of: definition.sRGB(from: [CGFloat($0)])) & 0xFF_FFFF }
            )
        default:
            return .general(definition)
        }
    }

    /// A pixel from components and alpha.
    func pixel(_ components: [Double], alpha: Double, isPremultiplied: Bool) -> UInt32 {
        func component(_ index: Int) -> Double {
            let value = components[index]
            guard let decode, 2 * index + 1 < decode.count else { return value }
            return decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
        }
        let opacity = min(max(alpha, 0), 1)
        switch method {
        case .mask:
            // A mask is inverted: 0 lets everything through.
            return Self.byte(1 - component(0)) << 24
        case .alphaOnly:
            return Self.byte(opacity) << 24
        case .indexed(let colors):
            let index = Int(min(max(component(0).rounded(), 0), Double(colors.count - 1)))
            return 0xFF00_0000 | colors[index]
        case .same(let isGray):
            let color =
                isGray
                ? Vector3(repeating: component(0))
                : Vector3(component(0), component(1), component(2))
            return isPremultiplied
                ? Self.pixel(of: color, alpha: opacity)
                : Self.pixel(of: color * opacity, alpha: opacity)
        case .light(let table, let matrix, let isGray):
            guard opacity > 0 else { return 0 }
            let scale = isPremultiplied ? 1 / opacity : 1
            func light(_ index: Int) -> Double { Self.lookUp(component(index) * scale, in: table) }
            let linear =
                isGray
                ? Vector3(repeating: light(0)) : matrix * Vector3(light(0), light(1), light(2))
            let color = Vector3(
                Self.encoded(linear.x),
                Self.encoded(linear.y),
                Self.encoded(linear.z)
            )
            return Self.pixel(of: color * opacity, alpha: opacity)
        case .general(let definition):
            guard opacity > 0 else { return 0 }
            let scale = isPremultiplied ? 1 / opacity : 1
            let values = components.indices.map { CGFloat(component($0) * scale) }
            let color = definition.sRGB(from: values).clamped(lowerBound: .zero, upperBound: .one)
            return Self.pixel(of: color * opacity, alpha: opacity)
        }
    }

    // MARK: - Pixels

    private static func byte(_ value: Double) -> UInt32 {
        UInt32((min(max(value, 0), 1) * 255).rounded())
    }

    /// A pixel of a colour that is already multiplied by alpha, cut to what fits.
    private static func pixel(of color: Vector3, alpha: Double = 1) -> UInt32 {
        let opacity = byte(alpha)
        func part(_ value: Double) -> UInt32 { min(byte(value), opacity) }
        return opacity << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
    }

    // MARK: - Tables

    /// Entries from 0 to 1; both ends are there.
    private static let tableSize = 4096

    private static func table(of curve: ToneCurve) -> [Float] {
        (0...tableSize).map { Float(curve.decode(Double($0) / Double(tableSize))) }
    }

    private static let encodingTable: [Float] = (0...tableSize).map {
        // By the square root, so that the steep part near black has entries enough.
        let root = Double($0) / Double(tableSize)
        return Float(ToneCurve.sRGB.encode(root * root))
    }

    private static func encoded(_ light: Double) -> Double {
        light <= 0 ? 0 : lookUp(light.squareRoot(), in: encodingTable)
    }

    private static func lookUp(_ value: Double, in table: [Float]) -> Double {
        let place = min(max(value, 0), 1) * Double(tableSize)
        let index = min(Int(place), tableSize - 1)
        let low = Double(table[index])
        return low + (place - Double(index)) * (Double(table[index + 1]) - low)
    }
}
