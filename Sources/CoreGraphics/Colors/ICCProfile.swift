// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads and writes ICC profiles of the simplest kind: a curve and, for colour, a matrix (ICC.1:2010
/// sections 8.3.3 and 8.3.4, "three-component matrix-based" and "monochrome" profiles).
struct ICCProfile {
    /// The profile's colour space.
    let definition: ColorSpaceDefinition

    /// Reads a profile; `nil` where it is damaged or of another kind.
    init?(_ data: Data) {
        let reader = Reader(bytes: [UInt8](data))
        guard
            reader.bytes.count >= 132,
            reader.text(at: 36) == "acsp",
            let space = reader.text(at: 16)
        else { return nil }
        switch space {
        case "GRAY":
            guard let curve = reader.curve("kTRC") else { return nil }
            definition = .gray(RGBColorModel.sRGB.with(curve: curve))
        case "RGB ":
            guard
                let red = reader.xyz("rXYZ"),
                let green = reader.xyz("gXYZ"),
                let blue = reader.xyz("bXYZ"),
                let curve = reader.curve("gTRC")
            else { return nil }
            let matrix = Matrix3(
                Vector3(red.x, green.x, blue.x),
                Vector3(red.y, green.y, blue.y),
                Vector3(red.z, green.z, blue.z)
            )
            guard matrix.inverse != nil else { return nil }
            // A profile rounds its numbers to 1/65,536; the spaces that are known are taken
            // exactly, so that nothing is converted that need not be.
            let known: [RGBColorModel.Primaries] = [.bt709, .displayP3, .adobeRGB, .bt2020, .romm]
            let primaries = known.first { Self.isClose($0.toXYZ, matrix) }
            definition = .rgb(
                RGBColorModel(toXYZ: primaries?.toXYZ ?? matrix, curve: curve)
            )
        case "CMYK":
            // Inks have tables in place of a matrix; without them, inks are inks.
            definition = .cmyk
        default:
            return nil
        }
    }

    private static func isClose(_ left: Matrix3, _ right: Matrix3) -> Bool {
        zip(left.rows, right.rows).allSatisfy { a, b in
            let difference = a - b
            return max(difference.max(), -difference.min()) < 0.001
        }
    }

    // MARK: - Writing

    /// A profile of a gray or RGB space; `nil` for other spaces and curves that it cannot hold.
    static func data(for definition: ColorSpaceDefinition, name: String?) -> Data? {
        var tags: [(String, [UInt8])] = [
            ("desc", text(name ?? "Untitled")), ("cprt", text("CC0")), ("wtpt", xyz(Matrix3.d50)),
        ]
        let space: String
        switch definition {
        case .gray(let model):
            guard let curve = parametric(model.curve) else { return nil }
            tags.append(("kTRC", curve))
            space = "GRAY"
        case .rgb(let model):
            guard let curve = parametric(model.curve) else { return nil }
            for (index, letter) in ["r", "g", "b"].enumerated() {
                tags.append((letter + "XYZ", xyz(model.toXYZ.column(index))))
                tags.append((letter + "TRC", curve))
            }
            space = "RGB "
        default:
            return nil
        }
        var table = big(UInt32(tags.count))
        var body: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for (tag, bytes) in tags {
            table += Array(tag.utf8) + big(UInt32(start + body.count)) + big(UInt32(bytes.count))
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        let size = big(UInt32(start + body.count))
        var header = size + big(0) + big(0x0430_0000) + Array("mntr".utf8) + Array(space.utf8)
        header += Array("XYZ ".utf8)
        // A fixed date, so that the same space gives the same bytes: 1 January 2026.
        header += [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        header += [UInt8](repeating: 0, count: 28) + xyz(Matrix3.d50).dropFirst(8)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return Data(header + table + body)
    }

    /// Big-endian bytes.
    private static func big(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }

    /// A number in sixteenths of 1/4,096: 16 bits before the point and 16 after.
    private static func fixed(_ number: Double) -> [UInt8] {
        big(UInt32(bitPattern: Int32((number * 65_536).rounded())))
    }

    private static func xyz(_ value: Vector3) -> [UInt8] {
        Array("XYZ ".utf8) + big(0) + fixed(value.x) + fixed(value.y) + fixed(value.z)
    }

    /// A text in one language, UTF-16 (section 10.13).
    private static func text(_ string: String) -> [UInt8] {
        let units = string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return Array("mluc".utf8) + big(0) + big(1) + big(12) + Array("enUS".utf8)
            + big(UInt32(units.count)) + big(28) + units
    }

    /// A curve by formula (section 10.16).
    private static func parametric(_ curve: ToneCurve) -> [UInt8]? {
        let parameters: [Double]
        switch curve {
        case .linear: parameters = [1]
        case .gamma(let exponent): parameters = [exponent]
        case .sRGB: parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45]
        case .bt709: parameters = [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081]
        case .romm: parameters = [1.8, 1, 0, 1.0 / 16, 1.0 / 32]
        case .pq, .hlg: return nil
        }
        let kind: UInt8 = parameters.count == 1 ? 0 : 3
        return Array("para".utf8) + big(0) + [0, kind, 0, 0] + parameters.flatMap(fixed)
    }

    // MARK: - Reading

    private struct Reader {
        let bytes: [UInt8]

        func number(at offset: Int, count: Int = 4) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }

        func text(at offset: Int) -> String? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
        }

        func fixed(at offset: Int) -> Double? {
            number(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
        }

        /// Where a tag's data begin.
        private func offset(of tag: String) -> Int? {
            guard let count = number(at: 128) else { return nil }
            for entry in 0..<min(count, 100) where text(at: 132 + 12 * entry) == tag {
                return number(at: 136 + 12 * entry)
            }
            return nil
        }

        func xyz(_ tag: String) -> Vector3? {
            guard
                let offset = offset(of: tag),
                let x = fixed(at: offset + 8),
                let y = fixed(at: offset + 12),
                let z = fixed(at: offset + 16)
            else { return nil }
            return Vector3(x, y, z)
        }

        /// The known tone curve nearest to that of a tag.
        func curve(_ tag: String) -> ToneCurve? {
            guard let offset = offset(of: tag), let kind = text(at: offset) else { return nil }
            let samples = stride(from: 0.0, through: 1, by: 1.0 / 16)
            var light: [Double] = []
            for value in samples {
                let sample =
                    kind == "para"
                    ? parametric(value, at: offset)
                    : kind == "curv" ? table(value, at: offset) : nil
                guard let sample, sample.isFinite else { return nil }
                light.append(sample)
            }
            let known: [ToneCurve] = [.sRGB, .linear, .bt709, .romm]
            for curve in known {
                let isClose = zip(samples, light).allSatisfy { abs(curve.decode($0) - $1) < 0.003 }
                if isClose { return curve }
            }
            // The power that has the same light at one half.
            let middle = light[8]
            guard middle > 0, middle < 1 else { return nil }
            return .gamma(log(middle) / log(0.5))
        }

        private func parametric(_ x: Double, at offset: Int) -> Double? {
            let counts = [1, 3, 4, 5, 7]
            guard let kind = number(at: offset + 8, count: 2), kind < counts.count else {
                return nil
            }
            var p = [Double](repeating: 0, count: 7)
            for index in 0..<counts[kind] {
                guard let value = fixed(at: offset + 12 + 4 * index) else { return nil }
                p[index] = value
            }
            let (g, a, b, c, d, e, f) = (p[0], p[1], p[2], p[3], p[4], p[5], p[6])
            switch kind {
            case 0: return pow(x, g)
            case 1: return x >= -b / a ? pow(a * x + b, g) : 0
            case 2: return x >= -b / a ? pow(a * x + b, g) + c : c
            case 3: return x >= d ? pow(a * x + b, g) : c * x
            default: return x >= d ? pow(a * x + b, g) + e : c * x + f
            }
        }

        private func table(_ x: Double, at offset: Int) -> Double? {
            guard let count = number(at: offset + 8) else { return nil }
            if count == 0 { return x }
            if count == 1 {
                return number(at: offset + 12, count: 2).map { pow(x, Double($0) / 256) }
            }
            let place = x * Double(count - 1)
            let index = min(Int(place), count - 2)
            guard
                let low = number(at: offset + 12 + 2 * index, count: 2),
                let high = number(at: offset + 14 + 2 * index, count: 2)
            else { return nil }
            return (Double(low) + (place - Double(index)) * Double(high - low)) / 65_535
        }
    }
}
