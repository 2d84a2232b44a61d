// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIColor {
    convenience init(_ components: ColorComponents) { self.init(.fixed(FixedColor(components))) }

    convenience init(_ dynamic: DynamicColor) { self.init(.dynamic(dynamic)) }

    /// The tint colour of the view that the colour is used in; the system's blue outside views.
    public class var tintColor: UIColor { tint }

    private static let tint = UIColor(DynamicColor(source: .tint))

    /// Whether the value depends on traits.
    package var isDynamic: Bool {
        if case .dynamic = storage { true } else { false }
    }

    /// The colour as numbers under the current traits; nil for a pattern and for spaces that can't
    /// be converted.
    var components: ColorComponents? {
        switch storage {
        case .fixed(let color): color.components
        case .pattern: nil
        case .foreign(let color): ColorComponents(converting: color)
        case .dynamic(let color): color.resolved(with: .current).components
        }
    }

    /// The Core Graphics colour under the current traits.
    var resolvedCGColor: CGColor {
        switch storage {
        case .fixed(let color): color.cgColor
        case .foreign(let color), .pattern(_, let color): color
        case .dynamic(let color): color.resolved(with: .current).resolvedCGColor
        }
    }

    /// The colour with another opacity.
    func replacingAlpha(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color):
            return UIColor(color.components.withAlpha(alpha))
        case .foreign(let color):
            return color.copy(alpha: alpha).map { UIColor(.foreign($0)) } ?? self
        case .pattern(let image, let color):
            return color.copy(alpha: alpha).map { UIColor(.pattern(image, $0)) } ?? self
        case .dynamic(var color):
            color.alpha = alpha
            return UIColor(color)
        }
    }

    /// The colour in another rank.
    func ranked(_ prominence: Prominence) -> UIColor {
        switch storage {
        case .fixed(let color):
            return UIColor(.fixed(color.ranked(prominence)))
        case .foreign(let color):
            return replacingAlpha(color.alpha * prominence.opacity)
        case .pattern(_, let color):
            return replacingAlpha(color.alpha * prominence.opacity)
        case .dynamic(var color):
            color.prominence = prominence
            return UIColor(color)
        }
    }

    /// The numbers in extended sRGB under given traits; opaque black for a pattern.
    package func rgba(
        with traits: UITraitCollection
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = resolvedColor(with: traits).components?.inSRGB ?? ColorComponents(gray: 0)
        return (color.red, color.green, color.blue, color.alpha)
    }
}

extension ColorComponents {
    /// Converts a colour of another space; nil for a pattern.
    fileprivate init?(converting color: CGColor) {
        guard color.colorSpace?.model != .pattern else { return nil }
        let value = color.sRGB
        self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
}
