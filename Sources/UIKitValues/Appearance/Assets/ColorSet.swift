// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of colours in an asset catalogue.
struct ColorSet {
    private let entries: [[String: Any]]

    /// Reads a set; nil if there is none.
    init?(path: String) {
        guard let contents = AssetContents(folder: path) else { return nil }
        entries = contents.entries("colors")
    }

    /// A colour that resolves to the value that suits the traits; nil if the set has no values.
    func color(named name: String) -> UIColor? {
        let variants = entries.enumerated().compactMap { index, entry in
            Self.color(entry["color"]).map { color in
                Variant(entry: entry.merging(["index": index]) { $1 }, color: color)
            }
        }
        guard let first = variants.first else { return nil }
        let provider = ColorProvider { traits in
            let best = AssetMatch.best(variants.map(\.entry), traits)
            let index = best?["index"] as? Int
            return variants.first { $0.entry["index"] as? Int == index }?.color ?? first.color
        }
        return UIColor(DynamicColor(source: .catalog(name, provider)))
    }

    /// One value and when it is meant.
    // Sendable is unchecked because the dictionary holds what JSON can say, never changed.
    private struct Variant: @unchecked Sendable {
        let entry: [String: Any]
        let color: UIColor
    }

    private static func color(_ value: Any?) -> UIColor? {
        guard let value = value as? [String: Any] else { return nil }
        if let reference = value["reference"] as? String {
            return SystemColor(systemName: reference)?.color
        }
        guard let parts = value["components"] as? [String: Any] else { return nil }
        let alpha = (parts["alpha"].map { Double("\($0)") ?? 1 }).map { CGFloat($0) } ?? 1
        if let white = number(parts["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = number(parts["red"]), let green = number(parts["green"]),
            let blue = number(parts["blue"])
        else { return nil }
        if value["color-space"] as? String == "display-p3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: `0xFF` and whole numbers count to 255, others to 1.
    private static func number(_ value: Any?) -> CGFloat? {
        if let value = value as? NSNumber { return CGFloat(value.doubleValue) }
        guard let text = value as? String else { return nil }
        if text.lowercased().hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text) else { return nil }
        return CGFloat(text.contains(".") ? number : number / 255)
    }
}
