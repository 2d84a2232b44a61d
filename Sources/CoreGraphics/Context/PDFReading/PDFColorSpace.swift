// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

/// How numbers of a PDF file are colours.
///
/// - Source: ISO 32000-1, 8.6.
indirect enum PDFColorSpace: Sendable {
    case gray
    case rgb
    case cmyk
    case lab(white: [Double], range: [Double])
    case indexed(base: PDFColorSpace, table: [UInt8])
    /// Inks that are mixed of another space's colours by a function.
    case tints(count: Int, base: PDFColorSpace, function: PDFFunction)
    /// A pattern; the space is that of the colour of patterns without colours.
    case pattern(PDFColorSpace?)

    /// Reads a space by name or as an array; `resources` has the names.
    init?(_ value: PDFValue?, in file: PDFFile, resources: PDFDictionary = [:], depth: Int = 0) {
        guard depth < 8 else { return nil }
        let value = file.resolve(value)
        if let name = value.name {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern(nil)
            default:
                guard let named = file.dictionary(resources["ColorSpace"])?[name],
                    let space = PDFColorSpace(named, in: file, resources: [:], depth: depth + 1)
                else { return nil }
                self = space
            }
            return
        }
        guard let array = value.array, let kind = array.first.map(file.resolve)?.name else {
            return nil
        }
        let next = { (index: Int) in
            index < array.count
                ? PDFColorSpace(array[index], in: file, resources: resources, depth: depth + 1)
                : nil
        }
        switch kind {
        case "CalGray", "DeviceGray", "G": self = .gray
        case "CalRGB", "DeviceRGB", "RGB": self = .rgb
        case "DeviceCMYK", "CMYK": self = .cmyk
        case "Lab":
            let table = array.count > 1 ? file.dictionary(array[1]) : nil
            let white = file.numbers(table?["WhitePoint"]) ?? []
            let range = file.numbers(table?["Range"]) ?? []
            self = .lab(
                white: white.count == 3 ? white : [0.9505, 1, 1.089],
                range: range.count == 4 ? range : [-100, 100, -100, 100]
            )
        case "ICCBased":
            guard array.count > 1, let table = file.dictionary(array[1]) else { return nil }
            switch file.resolve(table["N"]).integer {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: return nil
            }
        case "Indexed", "I":
            guard array.count > 3, let base = next(1),
                let table = PDFColorSpace.bytes(array[3], file)
            else { return nil }
            self = .indexed(base: base, table: table)
        case "Separation", "DeviceN":
            guard array.count > 3, let base = next(2),
                let function = PDFFunction(array[3], in: file)
            else { return nil }
            let count = kind == "DeviceN" ? file.array(array[1])?.count ?? 1 : 1
            self = .tints(count: min(count, 32), base: base, function: function)
        case "Pattern": self = .pattern(next(1))
        default: return nil
        }
    }

    private static func bytes(_ value: PDFValue, _ file: PDFFile) -> [UInt8]? {
        switch file.resolve(value) {
        case .string(let bytes): bytes
        case .stream(let stream): try? file.decode(stream)
        default: nil
        }
    }

    /// How many numbers a colour has.
    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .tints(let count, _, _): count
        case .pattern(let base): base?.count ?? 0
        }
    }

    /// The colour with which a page begins to paint in this space.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .tints(let count, _, _): [Double](repeating: 1, count: count)
        default: [Double](repeating: 0, count: count)
        }
    }

    /// The default `Decode` array of a picture.
    func decode(bits: Int) -> [Double] {
        switch self {
        case .indexed: [0, Double(1 << bits - 1)]
        case .lab(_, let range): [0, 100] + range
        default: (0..<count).flatMap { _ in [0.0, 1.0] }
        }
    }

    /// The colour, and how opaque it is.
    func color(_ values: [Double], alpha: Double) -> CGColor {
        let clear = CGFloat(PDFFunction.clamp(alpha, 0, 1))
        let unit = { (index: Int) in
            CGFloat(PDFFunction.clamp(index < values.count ? values[index] : 0, 0, 1))
        }
        switch self {
        case .gray:
            return CGColor(space: CGColorSpaceCreateDeviceGray(), values: [unit(0), clear])
        case .rgb, .lab, .pattern:
            guard case .lab(let white, _) = self else {
                return PDFColorSpace.rgbColor(unit(0), unit(1), unit(2), clear)
            }
            let (red, green, blue) = PDFColorSpace.rgb(ofLab: values, white: white)
            return PDFColorSpace.rgbColor(red, green, blue, clear)
        case .cmyk:
            let inks = (0..<4).map(unit)
            return CGColor(space: CGColorSpaceCreateDeviceCMYK(), values: inks + [clear])
        case .indexed(let base, let table):
            return base.color(base.entry(values.first ?? 0, of: table), alpha: alpha)
        case .tints(_, let base, let function):
            return base.color(function.values(at: values), alpha: alpha)
        }
    }

    private static func rgbColor(
        _ red: CGFloat,
        _ green: CGFloat,
        _ blue: CGFloat,
        _ alpha: CGFloat
    ) -> CGColor {
        CGColor(space: CGColorSpaceCreateDeviceRGB(), values: [red, green, blue, alpha])
    }

    /// A colour of a table, as numbers of this space.
    private func entry(_ index: Double, of table: [UInt8]) -> [Double] {
        let last = max(0, table.count / max(count, 1) - 1)
        let start = Int(PDFFunction.clamp(index, 0, Double(last))) * count
        let shares = (0..<count).map { place in
            start + place < table.count ? Double(table[start + place]) / 255 : 0
        }
        let range = decode(bits: 8)
        return shares.enumerated().map { place, share in
            range[place * 2] + share * (range[place * 2 + 1] - range[place * 2])
        }
    }

    private static func rgb(
        ofLab values: [Double],
        white: [Double]
    ) -> (CGFloat, CGFloat, CGFloat) {
        guard values.count >= 3 else { return (0, 0, 0) }
        func opened(_ value: Double) -> Double {
            value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
        }
        let middle = (values[0] + 16) / 116
        // Whatever the white point, it is shown as the display's white.
        let x = opened(middle + values[1] / 500) * 0.9505
        let y = opened(middle)
        let z = opened(middle - values[2] / 200) * 1.089
        func closed(_ value: Double) -> CGFloat {
            let kept = PDFFunction.clamp(value, 0, 1)
            return kept <= 0.0031308 ? kept * 12.92 : 1.055 * pow(kept, 1 / 2.4) - 0.055
        }
        return (
            closed(3.2406 * x - 1.5372 * y - 0.4986 * z),
            closed(-0.9689 * x + 1.8758 * y + 0.0415 * z),
            closed(0.0557 * x - 0.2040 * y + 1.0570 * z)
        )
    }
}
