// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolLooks {
    /// The size of one em in points: the point size or the text style's, by the scale.
    func emSize(_ traits: UITraitCollection?) -> CGFloat {
        let base = pointSize ?? textStyle.map { SymbolLooks.size(ofStyle: $0, traits) } ?? 17
        return max(base.isFinite ? base : 17, 0.5) * scaleFactor
    }

    private static func size(ofStyle style: String, _ traits: UITraitCollection?) -> CGFloat {
        let style = UIFont.TextStyle(rawValue: style)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }

    private var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.29
        case .default, .unspecified, .medium: 1
        }
    }

    /// How much thicker strokes are than the usual ones.
    var strokeFactor: CGFloat {
        switch weight {
        case .ultraLight: 0.4
        case .thin: 0.55
        case .light: 0.75
        case .unspecified, .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.7
        case .black: 1.9
        }
    }
}
