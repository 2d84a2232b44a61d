// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension ColorSpaceDefinition {
    /// A colour's XYZ relative to D50; further values, such as alpha, are ignored.
    ///
    /// A pattern is black.
    package func xyz(from values: [CGFloat]) -> Vector3 {
        func value(_ index: Int) -> Double {
            index < values.count ? Double(values[index]) : 0
        }
        switch self {
        case .gray(let model):
            return model.curve.decode(value(0)) * Matrix3.d50
        case .rgb(let model):
            return model.xyz(from: Vector3(value(0), value(1), value(2)))
        case .cmyk:
            // Each ink takes its share of the light away; black takes of all three.
            let light = 1 - value(3)
            return RGBColorModel.sRGB.xyz(
                from: Vector3(1 - value(0), 1 - value(1), 1 - value(2)) * light
            )
        case .lab(let white, _):
            return Matrix3.adaptation(from: white)
                * Self.xyz(lab: Vector3(value(0), value(1), value(2)), white: white)
        case .xyz:
            return Vector3(value(0), value(1), value(2))
        case .indexed(let base, let last, let table):
            return base.xyz(from: Self.entry(value(0), base: base, last: last, table: table))
        case .pattern(let base):
            return base?.xyz(from: values) ?? .zero
        }
    }

    /// The values, without alpha, of a colour given by its XYZ relative to D50.
    ///
    /// They lie in 0...1 unless the space is extended. An index cannot be found: `nil` for indexed
    /// spaces and patterns.
    package func values(fromXYZ xyz: Vector3) -> [CGFloat]? {
        func clipped(_ value: Double, _ range: ClosedRange<Double> = 0...1) -> CGFloat {
            CGFloat(min(max(value, range.lowerBound), range.upperBound))
        }
        switch self {
        case .gray(let model):
            let value = model.curve.encode(xyz.y)
            return [model.isExtended ? CGFloat(value) : clipped(value)]
        case .rgb(let model):
            let rgb = model.rgb(fromXYZ: xyz)
            return (0..<3).map { model.isExtended ? CGFloat(rgb[$0]) : clipped(rgb[$0]) }
        case .cmyk:
            let rgb = RGBColorModel.sRGB.rgb(fromXYZ: xyz).clamped(
                lowerBound: .zero,
                upperBound: .one
            )
            let light = rgb.max()
            guard light > 0 else { return [0, 0, 0, 1] }
            return (0..<3).map { CGFloat(1 - rgb[$0] / light) } + [CGFloat(1 - light)]
        case .lab(let white, let range):
            guard let back = Matrix3.adaptation(from: white).inverse, range.count == 4 else {
                return nil
            }
            let lab = Self.lab(xyz: back * xyz, white: white)
            return [
                clipped(lab.x, 0...100),
                clipped(lab.y, min(range[0], range[1])...max(range[0], range[1])),
                clipped(lab.z, min(range[2], range[3])...max(range[2], range[3])),
            ]
        case .xyz:
            return (0..<3).map { CGFloat(xyz[$0]) }
        case .indexed, .pattern:
            return nil
        }
    }

    /// The values, without alpha, that a colour of this space has in another; exact where nothing
    /// but the range differs.
    package func values(_ values: [CGFloat], in target: ColorSpaceDefinition) -> [CGFloat]? {
        switch (self, target) {
        case (_, .indexed), (_, .pattern):
            return self == target ? values : nil
        case (.rgb(let source), .rgb(let model)) where source.hasSameColors(as: model),
            (.gray(let source), .gray(let model)) where source.hasSameColors(as: model):
            let own = values.prefix(componentCount)
            return model.isExtended ? Array(own) : own.map { min(max($0, 0), 1) }
        case (.gray(let source), .rgb(let model)) where source.curve == model.curve:
            // Equal parts of red, green and blue are gray in every space.
            let gray = values.first ?? 0
            return Array(repeating: model.isExtended ? gray : min(max(gray, 0), 1), count: 3)
        case (.cmyk, .cmyk), (.xyz, .xyz):
            return Array(values.prefix(componentCount))
        case (.lab, .lab) where self == target:
            return Array(values.prefix(componentCount))
        default:
            return target.values(fromXYZ: xyz(from: values))
        }
    }

    /// The sRGB values of a colour.
    ///
    /// They are outside 0...1 where it is out of gamut. Further values, such as alpha, are
    /// ignored; a pattern is black.
    package func sRGB(from values: [CGFloat]) -> Vector3 {
        let extended = ColorSpaceDefinition.rgb(.sRGB.with(isExtended: true))
        guard let rgb = self.values(values, in: extended), rgb.count == 3 else { return .zero }
        return Vector3(Double(rgb[0]), Double(rgb[1]), Double(rgb[2]))
    }

    /// The values of a colour table's entry; an index outside is brought inside.
    private static func entry(
        _ index: Double,
        base: ColorSpaceDefinition,
        last: Int,
        table: [UInt8]
    ) -> [CGFloat] {
        let count = base.componentCount
        let number = index.isNaN ? 0 : Int(min(max(index.rounded(), 0), Double(last)))
        guard (number + 1) * count <= table.count else { return [] }
        return table[number * count..<(number + 1) * count].enumerated().map { part, byte in
            let share = CGFloat(byte) / 255
            guard case .lab(_, let range) = base else { return share }
            // The bytes of a table span each component's whole range.
            let bounds = [0, 100] + range
            return CGFloat(bounds[2 * part])
                + share * CGFloat(bounds[2 * part + 1] - bounds[2 * part])
        }
    }

    /// CIE 15:2004, section 8.2.1.
    private static func xyz(lab: Vector3, white: Vector3) -> Vector3 {
        let fy = (lab.x + 16) / 116
        let f = Vector3(fy + lab.y / 500, fy, fy - lab.z / 200)
        var result = Vector3.zero
        for part in 0..<3 {
            let t = f[part]
            result[part] = t > 6.0 / 29 ? t * t * t : 3 * (6.0 / 29) * (6.0 / 29) * (t - 4.0 / 29)
        }
        return result * white
    }

    private static func lab(xyz: Vector3, white: Vector3) -> Vector3 {
        let ratio = xyz / white
        var f = Vector3.zero
        for part in 0..<3 {
            let t = ratio[part]
            f[part] =
                t > 216.0 / 24389 ? cbrt(t) : t / (3 * (6.0 / 29) * (6.0 / 29)) + 4.0 / 29
        }
        return Vector3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
    }
}

extension RGBColorModel {
    /// The XYZ relative to D50 of a colour's values.
    package func xyz(from values: Vector3) -> Vector3 {
        toXYZ * Vector3(curve.decode(values.x), curve.decode(values.y), curve.decode(values.z))
    }

    /// The values, not clipped, of a colour given by its XYZ relative to D50.
    package func rgb(fromXYZ xyz: Vector3) -> Vector3 {
        guard let fromXYZ = toXYZ.inverse else { return .zero }
        let light = fromXYZ * xyz
        return Vector3(curve.encode(light.x), curve.encode(light.y), curve.encode(light.z))
    }

    /// Whether the same values mean the same light, whatever their range.
    package func hasSameColors(as other: RGBColorModel) -> Bool {
        curve == other.curve && toXYZ == other.toXYZ
    }
}
