// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a symbol configuration specifies.
// Sendable is unchecked because it is a value, and its colours never change.
struct SymbolLooks: Hashable, @unchecked Sendable {
    /// Which colours a symbol is drawn in.
    enum Colors: Hashable {
        case monochrome
        case multicolor
        case hierarchical(UIColor)
        case palette([UIColor])
    }

    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    /// The raw name of a text style whose size counts.
    var textStyle: String?
    var colors: Colors?

    /// These looks with what others specify laid over them.
    func merged(with other: SymbolLooks) -> SymbolLooks {
        var result = self
        if let size = other.pointSize {
            result.pointSize = size
            result.textStyle = nil
        }
        if let style = other.textStyle {
            result.textStyle = style
            result.pointSize = nil
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if let colors = other.colors { result.colors = colors }
        return result
    }
}

extension SymbolLooks {
    private enum Key {
        static let size = "UISymbolPointSize"
        static let weight = "UISymbolWeight"
        static let scale = "UISymbolScale"
        static let style = "UISymbolTextStyle"
    }

    /// Reads looks; colours are not archived.
    init(coder: NSCoder) {
        self.init()
        if coder.containsValue(forKey: Key.size) {
            pointSize = CGFloat(coder.decodeDouble(forKey: Key.size))
        }
        weight =
            UIImage.SymbolWeight(rawValue: coder.decodeInteger(forKey: Key.weight)) ?? .unspecified
        scale =
            UIImage.SymbolScale(rawValue: coder.decodeInteger(forKey: Key.scale)) ?? .unspecified
        if coder.containsValue(forKey: Key.style) {
            textStyle = coder.decodeObject(of: NSString.self, forKey: Key.style) as String?
        }
    }

    func encode(with coder: NSCoder) {
        if let pointSize { coder.encode(Double(pointSize), forKey: Key.size) }
        coder.encode(weight.rawValue, forKey: Key.weight)
        coder.encode(scale.rawValue, forKey: Key.scale)
        if let textStyle { coder.encode(textStyle as NSString, forKey: Key.style) }
    }
}
