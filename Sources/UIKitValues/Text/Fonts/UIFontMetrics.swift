// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// Scales fonts and lengths along with a text style and the reader's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as body text does.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Scales as text of a style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The font for the reader's text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font for the reader's text size, no larger than a limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font for the traits' text size.
    open func scaledFont(
        for font: UIFont,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font for the traits' text size, no larger than a limit; 0 is none.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = UIFont.Scaling(
            style: style,
            base: font.scaling?.base ?? font,
            maximumPointSize: maximumPointSize
        )
        return scaling.font(compatibleWith: traitCollection)
    }

    /// The length for the reader's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length for the traits' text size, at the nearest pixel.
    ///
    /// The factor is the style's distance of lines over that at the usual text size.
    /// - Source: Docs/facts.md, "Text sizes".
    open func scaledValue(
        for value: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        guard value.isFinite else { return value }
        let given = traitCollection?.displayScale ?? 0
        let scale = given > 0 ? given : max(1, UITraitCollection.current.displayScale)
        return (scaled(value, traitCollection) * scale).rounded() / scale
    }

    /// The size of a font, in whole points.
    func scaledSize(_ size: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        scaled(size, traits).rounded()
    }

    private func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        value * DynamicType.factor(style, DynamicType.category(traits))
    }
}
