// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A colour, fixed or depending on traits, possibly a pattern.
///
/// - Thread: any; a colour never changes once made.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
    @unchecked Sendable
{
    /// What the colour is made of.
    let storage: ColorStorage

    // MARK: - Making

    init(_ storage: ColorStorage) {
        self.storage = storage
        super.init()
    }

    /// Makes black without opacity.
    ///
    /// - Source: tests of the library Dodo.
    public override convenience init() {
        self.init(.fixed(FixedColor(ColorComponents(gray: 0, alpha: 0))))
    }

    /// Makes a grey in the extended grey space.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(gray: white, alpha: alpha))
    }

    /// Makes a colour in extended sRGB from hue (one turn is 1), saturation and brightness.
    public convenience init(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        alpha: CGFloat
    ) {
        self.init(
            ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        )
    }

    /// Makes a colour in extended sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour in the Display P3 space.
    public convenience init(
        displayP3Red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        self.init(
            ColorComponents(
                space: .displayP3,
                red: displayP3Red,
                green: green,
                blue: blue,
                alpha: alpha
            )
        )
    }

    /// Wraps a Core Graphics colour of any space.
    public convenience init(cgColor: CGColor) { self.init(ColorStorage(cgColor)) }

    /// Makes a colour that fills with copies of an image, side by side.
    ///
    /// The first copy lies at the origin of the space that is current when the colour is set.
    public convenience init(patternImage image: UIImage) { self.init(ColorStorage(pattern: image)) }

    /// Makes a colour that asks a block for its value each time traits are at hand.
    @preconcurrency
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(DynamicColor(source: .provider(ColorProvider(dynamicProvider))))
    }

    /// Reads a colour from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let storage = ColorStorage(coder: coder) else { return nil }
        self.init(storage)
    }

    /// Makes the colour of a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float,
        green: Float,
        blue: Float,
        alpha: Float
    ) {
        self.init(
            red: CGFloat(red),
            green: CGFloat(green),
            blue: CGFloat(blue),
            alpha: CGFloat(alpha)
        )
    }

    // MARK: - Reading

    /// The Core Graphics colour; a dynamic colour resolves against the current traits.
    open var cgColor: CGColor { resolvedCGColor }

    /// Gives the numbers in extended sRGB; false, with nothing written, for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components?.inSRGB else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Gives hue, saturation and brightness; false, with nothing written, for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        let parts = color.hsb
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Gives the luminance as a grey value; false, with nothing written, for a pattern.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = components else { return false }
        white?.pointee = color.luminance
        alpha?.pointee = color.alpha
        return true
    }

    /// A name for the colour that can be read aloud, in English.
    open var accessibilityName: String { spokenName }

    // MARK: - Deriving

    /// The same colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

    /// The fixed colour under given traits; a fixed colour answers itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let color) = storage else { return self }
        return color.resolved(with: traitCollection)
    }

    /// How far the colour was told to stand out; primary unless `withProminence(_:)` made it.
    open var prominence: Prominence { storage.prominence }

    /// The same colour in another rank.
    open func withProminence(_ prominence: Prominence) -> UIColor { ranked(prominence) }

    // MARK: - Drawing

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the stroke colour of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: - Object

    /// The colour itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour itself, which never changes.
    open override func copy() -> Any { self }

    /// Archives the colour; one with a provider is archived as it looks now.
    open func encode(with coder: NSCoder) { storage.encode(with: coder) }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Equal if of the same space with the same numbers, of the same name, or the same provider.
    ///
    /// White in the grey space and white in sRGB are not equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage == other.storage
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { storage.hashValue }

    /// The space and the numbers, or what makes the colour dynamic.
    open override var description: String { storage.description(of: self) }

    /// The components for Core Image, resolved with the current traits.
    open var ciColor: CIColor { CIColor(color: self) }
}

/// The type that colour literals make.
public typealias _ColorLiteralType = UIColor
