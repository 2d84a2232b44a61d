// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour that never changes: components, the space that gives them meaning, and alpha.
public final class CGColor: Sendable {
    /// The space that the components belong to.
    let space: CGColorSpace
    /// The components with alpha last.
    let values: [CGFloat]

    /// The pattern that is painted in place of a colour.
    public let pattern: CGPattern?

    /// Makes a colour from exactly as many values as the space takes, with alpha last.
    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// Makes a colour that paints a pattern; `nil` for a space that is not one of patterns, or that
    /// has no base where the pattern is a stencil.
    ///
    /// The components are an alpha, after the base space's where the pattern is a stencil.
    public convenience init?(
        patternSpace space: CGColorSpace,
        pattern: CGPattern,
        components: UnsafePointer<CGFloat>
    ) {
        guard case .pattern(let base) = space.definition else { return nil }
        guard pattern.isColored || base != nil else { return nil }
        let count = pattern.isColored ? 1 : space.numberOfComponents + 1
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: count)),
            pattern: pattern
        )
    }

    /// Makes a colour from components with alpha last; `nil` for a pattern space, which needs a
    /// pattern.
    ///
    /// There must be as many numbers as the space has components, and one more.
    public convenience init?(
        colorSpace space: CGColorSpace,
        components: UnsafePointer<CGFloat>
    ) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents + 1
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: count))
        )
    }

    /// Makes a colour in the sRGB space.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour in the sRGB space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedSRGB, values: [red, green, blue, alpha])
    }

    /// Makes a gray in the gamma 2.2 space.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// Makes a gray in the gamma 2.2 space.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedGray, values: [gray, alpha])
    }

    /// Makes a colour of inks, each from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        self.init(space: .sharedCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.color.rawValue
    }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat {
        values.last ?? 1
    }

    /// The space that the components belong to.
    public var colorSpace: CGColorSpace? {
        space
    }

    /// The components with alpha last.
    public var components: [CGFloat]? {
        values
    }

    /// The number of components, alpha counted.
    public var numberOfComponents: Int {
        values.count
    }

    /// The colour in another space, or `nil` where that has no colours of its own (indexed spaces
    /// and patterns).
    ///
    /// Colours out of the other space's gamut are clipped, whatever the intent; white stays white.
    public func converted(
        to space: CGColorSpace,
        intent: CGColorRenderingIntent,
        options: CFDictionary?
    ) -> CGColor? {
        guard let converted = self.space.definition.values(values, in: space.definition) else {
            return nil
        }
        return CGColor(space: space, values: converted + [alpha])
    }

    /// The key of an option: whether to map black to black.
    public class var conversionBlackPointCompensation: CFString {
        "kCGColorConversionBlackPointCompensation"
    }

    /// The key of an option: how many entries tables of tone curves have.
    public class var conversionTRCSize: CFString {
        "kCGColorConversionTRCSize"
    }

    /// The colour itself.
    public func copy() -> CGColor? {
        self
    }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    /// Makes the colour of a colour literal, in the sRGB space.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(space: .sharedSRGB, values: [red, green, blue, alpha].map { CGFloat($0) })
    }
}

extension CGColor: Hashable {
    /// Whether both colours have equal spaces and exactly the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.values == right.values && left.space == right.space
                && left.pattern == right.pattern)
    }

    /// Mixes the components into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension CGColor {
    /// The colour as sRGB values, not multiplied by alpha.
    ///
    /// They are outside 0...1 where the colour is out of that gamut. A pattern is black.
    package var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        if values.count == 4, space === CGColorSpace.sharedSRGB || space === CGColorSpace.deviceRGB
        {
            return (values[0], values[1], values[2], values[3])
        }
        let rgb = space.definition.sRGB(from: values)
        return (CGFloat(rgb.x), CGFloat(rgb.y), CGFloat(rgb.z), alpha)
    }

    /// The colour as a pixel, 0xAARRGGBB premultiplied, clipped to sRGB.
    package var premultipliedPixel: UInt32 {
        let color = sRGB
        func byte(_ value: CGFloat) -> UInt32 {
            UInt32((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
        }
        let opacity = min(max(color.alpha.isNaN ? 0 : color.alpha, 0), 1)
        func part(_ value: CGFloat) -> UInt32 {
            byte(min(max(value.isNaN ? 0 : value, 0), 1) * opacity)
        }
        return byte(opacity) << 24 | part(color.red) << 16 | part(color.green) << 8
            | part(color.blue)
    }
}
