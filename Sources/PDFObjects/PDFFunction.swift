// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A function of a PDF file, from numbers to numbers.
///
/// - Source: ISO 32000-1, 7.10.
package indirect enum PDFFunction: Sendable {
    /// Samples on a grid, between which values are interpolated.
    case sampled(Sampled)
    /// From one value to another by a power of the argument.
    case power(from: [Double], to: [Double], exponent: Double)
    /// Others, each for a part of the domain.
    case stitched([PDFFunction], bounds: [Double], encode: [Double])
    /// A small program.
    case calculated(PDFCalculator)
    /// One function for each result.
    case several([PDFFunction])
    /// Any of these, with its arguments and results kept within bounds.
    case bounded(PDFFunction, domain: [Double], range: [Double]?)

    package struct Sampled: Sendable {
        var size: [Int]
        var domain: [Double]
        var encode: [Double]
        var decode: [Double]
        var outputs: Int
        var samples: [Double]
    }

    /// Reads a function, or an array of them; nil for what is none.
    package init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        let value = file.resolve(value)
        if let array = value.array {
            let all = array.compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            guard all.count == array.count, !all.isEmpty, all.count <= 32 else { return nil }
            self = .several(all)
            return
        }
        guard let table = value.dictionary, let domain = file.numbers(table["Domain"]),
            domain.count >= 2, domain.count.isMultiple(of: 2), domain.count <= 16
        else { return nil }
        let range = file.numbers(table["Range"])
        let made: PDFFunction?
        switch file.resolve(table["FunctionType"]).integer {
        case 0: made = PDFFunction.sampled(value, table, domain, range, file)
        case 2:
            made = .power(
                from: file.numbers(table["C0"]) ?? [0],
                to: file.numbers(table["C1"]) ?? [1],
                exponent: file.number(table["N"]) ?? 1
            )
        case 3: made = PDFFunction.stitched(table, file, depth)
        case 4:
            made = value.stream.flatMap { try? file.decode($0) }
                .flatMap { PDFCalculator($0) }.map { .calculated($0) }
        default: made = nil
        }
        guard let made else { return nil }
        self = .bounded(made, domain: domain, range: range)
    }

    private static func stitched(
        _ table: PDFDictionary,
        _ file: PDFFile,
        _ depth: Int
    ) -> PDFFunction? {
        let parts = file.array(table["Functions"]) ?? []
        let functions = parts.prefix(256)
            .compactMap { PDFFunction($0, in: file, depth: depth + 1) }
        let bounds = file.numbers(table["Bounds"]) ?? []
        let encode = file.numbers(table["Encode"]) ?? []
        guard let domain = file.numbers(table["Domain"]), domain.count == 2, !functions.isEmpty,
            bounds.count == functions.count - 1, encode.count == functions.count * 2
        else { return nil }
        return .stitched(functions, bounds: [domain[0]] + bounds + [domain[1]], encode: encode)
    }

    private static func sampled(
        _ value: PDFValue,
        _ table: PDFDictionary,
        _ domain: [Double],
        _ range: [Double]?,
        _ file: PDFFile
    ) -> PDFFunction? {
        guard let stream = value.stream, let range, range.count >= 2,
            let sizes = file.numbers(table["Size"]), sizes.count == domain.count / 2,
            sizes.allSatisfy({ $0 >= 1 && $0 <= 65_536 }),
            let bits = file.resolve(table["BitsPerSample"]).integer,
            [1, 2, 4, 8, 12, 16, 24, 32].contains(bits), let bytes = try? file.decode(stream)
        else { return nil }
        let size = sizes.map { Int($0) }
        let outputs = range.count / 2
        var count = outputs
        for length in size {
            let (product, isOver) = count.multipliedReportingOverflow(by: length)
            guard !isOver, product <= 1 << 22 else { return nil }
            count = product
        }
        var reader = PDFBits(bytes)
        let greatest = Double(UInt64(1) << UInt64(bits) - 1)
        let samples = (0..<count).map { _ in Double(reader.read(bits)) / greatest }
        let encode = file.numbers(table["Encode"]) ?? size.flatMap { [0.0, Double($0 - 1)] }
        let decode = file.numbers(table["Decode"]) ?? range
        guard encode.count == size.count * 2, decode.count == range.count else { return nil }
        return .sampled(
            Sampled(
                size: size,
                domain: domain,
                encode: encode,
                decode: decode,
                outputs: outputs,
                samples: samples
            )
        )
    }

    // MARK: Values

    /// The results for arguments; missing arguments are 0.
    package func values(at arguments: [Double]) -> [Double] {
        switch self {
        case .bounded(let function, let domain, let range):
            let clamped = (0..<domain.count / 2).map { index in
                let value = index < arguments.count ? arguments[index] : 0
                return PDFFunction.clamp(value, domain[index * 2], domain[index * 2 + 1])
            }
            let results = function.values(at: clamped)
            guard let range else { return results }
            return results.prefix(range.count / 2).enumerated().map { index, value in
                PDFFunction.clamp(value, range[index * 2], range[index * 2 + 1])
            }
        case .several(let functions):
            return functions.map { $0.values(at: arguments).first ?? 0 }
        case .power(let from, let to, let exponent):
            let argument = arguments.first ?? 0
            let share = exponent == 1 ? argument : pow(max(argument, 0), exponent)
            return zip(from, to).map { $0 + share * ($1 - $0) }
        case .stitched(let functions, let bounds, let encode):
            return PDFFunction.stitch(functions, bounds, encode, arguments.first ?? 0)
        case .calculated(let calculator): return calculator.results(for: arguments)
        case .sampled(let table): return table.values(at: arguments)
        }
    }

    private static func stitch(
        _ functions: [PDFFunction],
        _ bounds: [Double],
        _ encode: [Double],
        _ argument: Double
    ) -> [Double] {
        var index = 0
        while index + 1 < functions.count, argument >= bounds[index + 1] { index += 1 }
        let (low, high) = (bounds[index], bounds[index + 1])
        let (from, to) = (encode[index * 2], encode[index * 2 + 1])
        let share = high > low ? (argument - low) / (high - low) : 0
        return functions[index].values(at: [from + share * (to - from)])
    }

    /// A value kept within bounds, which need not be in order.
    package static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        guard value.isFinite else { return low }
        return max(min(low, high), min(max(low, high), value))
    }
}

extension PDFFunction.Sampled {
    func values(at arguments: [Double]) -> [Double] {
        // The corner below the arguments, and how far they are beyond it.
        var corner: [Int] = []
        var shares: [Double] = []
        for (index, length) in size.enumerated() {
            let (low, high) = (domain[index * 2], domain[index * 2 + 1])
            let (from, to) = (encode[index * 2], encode[index * 2 + 1])
            let argument = index < arguments.count ? arguments[index] : 0
            let place = high > low ? from + (argument - low) / (high - low) * (to - from) : from
            let kept = PDFFunction.clamp(place, 0, Double(length - 1))
            corner.append(min(Int(kept), max(length - 2, 0)))
            shares.append(kept - Double(corner[index]))
        }
        var results = [Double](repeating: 0, count: outputs)
        for choice in 0..<(1 << size.count) {
            var weight = 1.0
            var place = 0
            var unit = 1
            for index in size.indices {
                let isUpper = choice >> index & 1 == 1
                weight *= isUpper ? shares[index] : 1 - shares[index]
                place += min(corner[index] + (isUpper ? 1 : 0), size[index] - 1) * unit
                unit *= size[index]
            }
            guard weight > 0 else { continue }
            for output in 0..<outputs {
                results[output] += weight * samples[place * outputs + output]
            }
        }
        return results.enumerated().map { index, value in
            decode[index * 2] + value * (decode[index * 2 + 1] - decode[index * 2])
        }
    }
}

/// Reads numbers of any number of bits, the highest first; zeros after the end.
package struct PDFBits {
    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package mutating func read(_ count: Int) -> UInt32 {
        var value: UInt64 = 0
        for _ in 0..<count {
            let index = position >> 3
            let bit = index < bytes.count ? bytes[index] >> UInt8(7 - position & 7) & 1 : 0
            value = value << 1 | UInt64(bit)
            position += 1
        }
        return UInt32(truncatingIfNeeded: value)
    }

    /// Goes to the next whole byte, as rows of pictures do.
    package mutating func align() { position = (position + 7) & ~7 }
}
