// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation

/// Descriptors are archived key by key, inside a font's archive with a prefix, so that no class
/// of ours need be named in it.
extension UIFontDescriptor {
    private static let texts = [FontKey.name, FontKey.family, FontKey.face, FontKey.usage]
    private static let numbers = [FontKey.weight, FontKey.width, FontKey.slant, FontKey.symbolic]

    convenience init?(nestedIn coder: NSCoder, key: String) {
        guard let attributes = Self.decode(coder, prefix: key) else { return nil }
        self.init(attributes: attributes)
    }

    func encode(nestedIn coder: NSCoder, key prefix: String) {
        coder.encode(true, forKey: prefix + "UIFontDescriptorIsPresent")
        for key in Self.texts {
            if let text = string(key) { coder.encode(text as NSString, forKey: prefix + key) }
        }
        if let size = number(FontKey.size) {
            coder.encode(Double(size), forKey: prefix + FontKey.size)
        }
        for key in Self.numbers {
            if let value = FontWish.number(traits[key]) {
                coder.encode(Double(value), forKey: prefix + key)
            }
        }
        if let design = traits[FontKey.design] as? String {
            coder.encode(design as NSString, forKey: prefix + FontKey.design)
        }
        encodeShapes(coder, prefix)
    }

    /// Writes what changes glyphs: the transform, features, variations, the advance and the fonts
    /// that serve the letters that this one lacks.
    private func encodeShapes(_ coder: NSCoder, _ prefix: String) {
        if let matrix = attributes[FontKey.matrix] as? CGAffineTransform {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            Self.write(numbers.map(Double.init), to: coder, prefix + FontKey.matrix)
        }
        if let features = attributes[FontKey.features] as? [Any] {
            Self.write(features.map(Self.plain), to: coder, prefix + FontKey.features)
        }
        let variation = Self.plain(attributes[FontKey.variation])
        if !variation.isEmpty { Self.write(variation, to: coder, prefix + FontKey.variation) }
        if let advance = number(FontKey.fixedAdvance) {
            coder.encode(Double(advance), forKey: prefix + FontKey.fixedAdvance)
        }
        let cascade = attributes[FontKey.cascade] as? [CTFontDescriptor] ?? []
        for (index, descriptor) in cascade.enumerated() {
            UIFontDescriptor(attributes: descriptor.attributes)
                .encode(nestedIn: coder, key: "\(prefix)\(FontKey.cascade).\(index).")
        }
    }

    /// What a property list can hold of a dictionary: numbers and text.
    private static func plain(_ dictionary: Any?) -> [String: Any] {
        (FontWish.dictionary(dictionary) ?? [:]).compactMapValues { value in
            value as? String ?? value as? NSNumber ?? FontWish.number(value).map(Double.init)
        }
    }

    private static func write(_ value: Any, to coder: NSCoder, _ key: String) {
        let data = try? PropertyListSerialization.data(
            fromPropertyList: value,
            format: .binary,
            options: 0
        )
        if let data { coder.encode(data as NSData, forKey: key) }
    }

    private static func propertyList(_ coder: NSCoder, _ key: String) -> Any? {
        coder.present(NSData.self, key).flatMap {
            try? PropertyListSerialization.propertyList(from: Data(copying: $0), format: nil)
        }
    }

    private static func decodeShapes(_ coder: NSCoder, _ prefix: String) -> [String: Any] {
        var attributes: [String: Any] = [:]
        let matrix = propertyList(coder, prefix + FontKey.matrix) as? [Double]
        if let matrix, matrix.count == 6 {
            attributes[FontKey.matrix] = CGAffineTransform(
                a: matrix[0],
                b: matrix[1],
                c: matrix[2],
                d: matrix[3],
                tx: matrix[4],
                ty: matrix[5]
            )
        }
        attributes[FontKey.features] =
            propertyList(coder, prefix + FontKey.features) as? [[String: Any]]
        attributes[FontKey.variation] =
            propertyList(coder, prefix + FontKey.variation) as? [String: Any]
        if coder.containsValue(forKey: prefix + FontKey.fixedAdvance) {
            attributes[FontKey.fixedAdvance] =
                CGFloat(coder.decodeDouble(forKey: prefix + FontKey.fixedAdvance))
        }
        var cascade: [UIFontDescriptor] = []
        while let next = UIFontDescriptor(
            nestedIn: coder,
            key: "\(prefix)\(FontKey.cascade).\(cascade.count)."
        ) { cascade.append(next) }
        if !cascade.isEmpty { attributes[FontKey.cascade] = cascade }
        return attributes
    }

    static func decode(_ coder: NSCoder, prefix: String) -> [String: Any]? {
        guard coder.decodeBool(forKey: prefix + "UIFontDescriptorIsPresent") else { return nil }
        func text(_ key: String) -> String? {
            // Asking for what is not there would stop the whole decoding, unlike on iOS.
            guard coder.containsValue(forKey: prefix + key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: prefix + key) as String?
        }
        func number(_ key: String) -> Double? {
            coder.containsValue(forKey: prefix + key)
                ? coder.decodeDouble(forKey: prefix + key) : nil
        }
        var attributes = decodeShapes(coder, prefix)
        for key in texts {
            if let text = text(key) { attributes[key] = text }
        }
        if let size = number(FontKey.size) { attributes[FontKey.size] = CGFloat(size) }
        var traits: [String: Any] = [:]
        for key in numbers {
            if let value = number(key) { traits[key] = NSNumber(value: value) }
        }
        if let design = text(FontKey.design) { traits[FontKey.design] = design }
        if !traits.isEmpty { attributes[FontKey.traits] = traits }
        return attributes
    }
}
