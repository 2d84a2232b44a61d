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
        var attributes: [String: Any] = [:]
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
