// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The measures of a configured button of one size.
///
/// - Source: Docs/facts.md, "Buttons", for the usual size; the others from the heights of buttons in
///   the Human Interface Guidelines (28 and 50 points at the usual text size).
struct ButtonMetrics {
    let insets: NSDirectionalEdgeInsets
    let textStyle: UIFont.TextStyle
    let subtitleStyle: UIFont.TextStyle

    init(size: UIButton.Configuration.Size) {
        switch size {
        case .mini, .small:
            insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            textStyle = .subheadline
            subtitleStyle = .caption1
        case .medium:
            insets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            textStyle = .body
            subtitleStyle = .caption1
        case .large:
            insets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            textStyle = .body
            subtitleStyle = .footnote
        }
    }

    /// The radius of the corners in points for a button of a height; nil for the background's own.
    static func cornerRadius(
        _ style: UIButton.Configuration.CornerStyle,
        own: CGFloat,
        height: CGFloat,
        traits: UITraitCollection
    ) -> CGFloat {
        switch style {
        case .fixed: return own
        case .dynamic:
            return UIFontMetrics(forTextStyle: .body).scaledValue(for: own, compatibleWith: traits)
        // The three sizes are our choice.
        case .small: return 5
        case .medium: return 8
        case .large: return 12
        case .capsule: return height / 2
        }
    }
}
