// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// A font at a size, ready to measure and draw: the immutable heart of `CTFont`.
package final class FontInstance: Sendable {
    /// The glyphs.
    package let font: CGFont
    /// Points per em.
    package let size: CGFloat
    /// Applied to the glyphs beyond the size; condensed stand-ins have a horizontal factor here.
    package let matrix: CGAffineTransform
    /// Reported names, which may be those of the font that this one stands in for.
    package let names: Names
    /// For a size of 1.
    package let metrics: FontMetrics
    /// Ems added to every character.
    package let tracking: CGFloat
    /// The additions to the advances of single letters; nil for fonts that are no substitutes.
    package let widths: LetterWidths?
    /// Always-on features, in order.
    package let features: [FontFeature]
    /// Which system font this is; nil for fonts that were asked for by name.
    package let system: SystemFontRequest?
    package let traits: Traits
    /// The family whose faces are this one's relatives.
    package let matchFamily: String
    /// Names of fonts to try first for what this one lacks.
    package let cascade: [String]
    /// Different for every pair of face and tracking in which glyphs are the same.
    package let shapeKey: ShapeKey

    /// The names that a font reports.
    package struct Names: Equatable, Sendable {
        package var postScript: String
        package var family: String
        package var style: String
        package var full: String
    }

    /// The font's traits on UIKit's scales.
    package struct Traits: Equatable, Sendable {
        package var weight: CGFloat = 0
        package var width: CGFloat = 0
        package var isItalic = false
        package var isMonospaced = false
        package var isColor = false
        package var isSerif = false
    }

    /// The properties that determine a text's glyphs, without its size.
    package struct ShapeKey: Hashable, Sendable {
        package var face: Int
        package var features: [FontFeature]
        package var isWidened: Bool
    }

    package init(
        font: CGFont,
        size: CGFloat,
        matrix: CGAffineTransform = .identity,
        names: Names,
        metrics: FontMetrics,
        tracking: CGFloat = 0,
        widths: LetterWidths? = nil,
        features: [FontFeature] = [],
        system: SystemFontRequest? = nil,
        traits: Traits,
        matchFamily: String,
        cascade: [String] = []
    ) {
        self.font = font
        self.size = size
        self.matrix = matrix
        self.names = names
        self.metrics = metrics
        self.tracking = tracking
        self.widths = widths
        self.features = features
        self.system = system
        self.traits = traits
        self.matchFamily = matchFamily
        self.cascade = cascade
        shapeKey = ShapeKey(
            face: font.identifier,
            features: features,
            isWidened: widths != nil
        )
    }

    /// Points per font unit along the baseline.
    package var unitScale: CGFloat {
        size * matrix.a / CGFloat(max(font.face.info.unitsPerEm, 1))
    }

    /// The same font with other parts.
    func with(
        size: CGFloat? = nil,
        matrix: CGAffineTransform? = nil,
        features: [FontFeature]? = nil,
        font: CGFont? = nil,
        cascade: [String]? = nil
    ) -> FontInstance {
        FontInstance(
            font: font ?? self.font,
            size: size ?? self.size,
            matrix: matrix ?? self.matrix,
            names: names,
            metrics: metrics,
            tracking: tracking,
            widths: font == nil || font == self.font ? widths : nil,
            features: features ?? self.features,
            system: system,
            traits: traits,
            matchFamily: matchFamily,
            cascade: cascade ?? self.cascade
        )
    }

    /// The same font with more features.
    package func adding(_ added: [FontFeature]) -> FontInstance {
        with(features: features + added)
    }

    /// Whether two instances draw and measure alike.
    package func isSame(as other: FontInstance) -> Bool {
        self === other
            || font == other.font && size == other.size && matrix == other.matrix
                && names == other.names && tracking == other.tracking
                && features == other.features && cascade == other.cascade
                && system == other.system
    }
}
