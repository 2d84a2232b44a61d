// SPDX-License-Identifier: Apache-2.0

import Foundation

// The geometry values are archived as Core Graphics archives its own: a bare list of numbers.

extension Decoder {
    /// Reads a list of exactly so many numbers.
    func decodeComponents(_ count: Int) throws -> [CGFloat] {
        var container = try unkeyedContainer()
        return try (0..<count).map { _ in try container.decode(CGFloat.self) }
    }
}

extension Encoder {
    /// Writes numbers as a list.
    func encodeComponents(_ values: [CGFloat]) throws {
        var container = unkeyedContainer()
        for value in values { try container.encode(value) }
    }
}

/// The text form of geometry: numbers in braces, as `{1, 2.5, 3, 4}`.
enum GeometryText {
    /// Writes numbers so that reading them gives the same numbers again.
    static func string(_ values: [CGFloat]) -> String {
        "{" + values.map { number($0) }.joined(separator: ", ") + "}"
    }

    /// A number with neither fraction nor exponent where it has none; the shortest exact form else.
    static func number(_ value: CGFloat) -> String {
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return "\(Double(value))"
    }

    /// Reads so many numbers; zeros where the text does not have that form.
    static func values(_ text: String, count: Int) -> [CGFloat] {
        let inner = text.filter { $0 != "{" && $0 != "}" }
        return numbers(inner, count: count) ?? Array(repeating: 0, count: count)
    }

    /// Reads so many numbers with commas between them; nil where the text does not have that form.
    static func numbers(_ text: String, count: Int) -> [CGFloat]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) }
        }
        guard parts.count == count, !parts.contains(where: { $0 == nil }) else { return nil }
        return parts.compactMap { $0 }
    }
}
