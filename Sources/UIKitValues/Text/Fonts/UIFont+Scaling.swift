// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

extension UIFont {
    /// How a font was scaled, so that it can be scaled again from where it started.
    package struct Scaling: Sendable {
        package var style: TextStyle
        /// The font before scaling.
        package var base: UIFont
        /// 0 is no limit.
        package var maximumPointSize: CGFloat

        /// The font for the traits' text size.
        func font(compatibleWith traits: UITraitCollection?) -> UIFont {
            let metrics = UIFontMetrics(forTextStyle: style)
            var size = metrics.scaledSize(base.pointSize, compatibleWith: traits)
            if maximumPointSize > 0 { size = min(size, maximumPointSize) }
            return UIFont(base.withSize(size).instance, scaling: self)
        }
    }

    /// The font that takes this one's place at other traits: views whose
    /// `adjustsFontForContentSizeCategory` is on ask for it.
    ///
    /// Fixed fonts give themselves.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        if let scaling { return scaling.font(compatibleWith: traits) }
        guard let style = instance.system?.textStyle else { return self }
        let size = DynamicType.size(
            TextStyle(rawValue: style),
            DynamicType.category(traits)
        )
        return withSize(size)
    }

    /// Whether the font follows the reader's text size.
    package var isDynamic: Bool { scaling != nil || instance.system?.textStyle != nil }
}
