// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SymbolLooks {
    /// The size of one em of the text around in points: the point size or the text style's.
    func emSize(_ traits: UITraitCollection?) -> CGFloat {
        let base = pointSize ?? textStyle.map { SymbolLooks.size(ofStyle: $0, traits) } ?? 17
        return max(base.isFinite ? base : 17, 0.5)
    }

    private static func size(ofStyle style: String, _ traits: UITraitCollection?) -> CGFloat {
        let style = UIFont.TextStyle(rawValue: style)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }

    /// How large the drawing is beside that of the medium scale.
    ///
    /// - Source: a symbol in a circle on phones: 60 by 57 pixels around a circle of 51, and 73 by 71
    ///   around one of 65 in the large scale.
    var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.275
        case .default, .unspecified, .medium: 1
        }
    }

    /// The same of the room around it, which hardly changes.
    var marginFactor: CGFloat { scale == .large ? 0.95 : 1 }

    /// How much thicker strokes are than the usual ones.
    var strokeFactor: CGFloat {
        switch weight {
        case .ultraLight: 0.4
        case .thin: 0.55
        case .light: 0.75
        case .unspecified, .regular: 1
        case .medium: 1.2
        case .semibold: 1.45
        case .bold: 1.7
        case .heavy: 1.9
        case .black: 2.1
        }
    }
}
