// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
    /// The grey of the same luminance.
    package func dimmedForTint(_ traits: UITraitCollection) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        let color = resolvedColor(with: traits)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        // Rec. 709 weights.
        let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return UIColor(white: grey, alpha: alpha)
    }

    /// Whether this is the tint colour, whatever its opacity.
    fileprivate var isTint: Bool {
        if case .dynamic(let color) = storage, color.source == .tint { true } else { false }
    }
}

extension UITraitCollection {
    /// The same traits with the tint colour in force, to which `UIColor.tintColor` resolves.
    ///
    /// The tint takes no part in comparisons: a change of it is told by `tintColorDidChange()`.
    package func tinted(_ color: UIColor) -> UITraitCollection {
        var table = table
        // `view.tintColor = .tintColor` stands for the tint around the view.
        table.tint = color.isTint ? color.resolvedColor(with: self) : color
        return UITraitCollection(table: table)
    }
}
