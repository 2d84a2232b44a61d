// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import CoreText
public import Foundation
import ObjCRuntime

/// A font at a size, as UIKit gives them out.
///
/// Every `UIFont` is a `CTFont`. Sizes that are zero, negative or not finite become
/// `systemFontSize`.
/// - Thread: any; a font never changes once made.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How the font came from `UIFontMetrics`, so that it can be made again for other traits.
    package let scaling: Scaling?

    init(_ instance: FontInstance, scaling: Scaling?) {
        self.scaling = scaling
        super.init(instance)
    }

    package override convenience init(_ instance: FontInstance) {
        self.init(instance, scaling: nil)
    }

    /// Makes the system's font in 12 points.
    public convenience init() {
        self.init(UIFont.systemFont(ofSize: 12).instance, scaling: nil)
    }

    /// Finds a font by its PostScript, full or family name; nil if there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        // iOS gives this font since 13: the system's has no name by which it is found.
        let isSystems = fontName.hasPrefix(".SF")
        let name = isSystems ? "TimesNewRomanPSMT" : fontName
        if isSystems {
            NSLog(
                "%@",
                "UIFont(name:size:): \(fontName) is the system's, and \(name) is given for it"
            )
        }
        guard let found = FontInstance.named(name, size: Self.usable(fontSize)) else { return nil }
        self.init(found, scaling: nil)
    }

    /// The font nearest to a descriptor; a size of 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.resolve(size: pointSize), scaling: nil)
    }

    /// Reads a font from an archive.
    public required convenience init?(coder: NSCoder) {
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        if let descriptor = UIFontDescriptor(nestedIn: coder, key: "UIFontDescriptor") {
            self.init(descriptor: descriptor, size: size)
            return
        }
        guard coder.containsValue(forKey: "UIFontName"),
            let name = coder.present(NSString.self, "UIFontName").map({ "\($0)" })
        else { return nil }
        self.init(name: name, size: size)
    }

    // MARK: - System fonts

    /// The system font, regular.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        replaced("systemFontOfSize:", in: UIFont.self, [fontSize])
            ?? systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        replaced("systemFontOfSize:weight:", in: UIFont.self, [fontSize, weight])
            ?? make(SystemFontRequest(weight: weight.rawValue), fontSize)
    }

    /// The system font in a weight and width; widths other than the standard are made by scaling.
    open class func systemFont(
        ofSize fontSize: CGFloat,
        weight: UIFont.Weight,
        width: UIFont.Width
    ) -> UIFont {
        make(SystemFontRequest(weight: weight.rawValue, width: width.rawValue), fontSize)
    }

    /// The system font, bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        replaced("boldSystemFontOfSize:", in: UIFont.self, [fontSize])
            ?? make(SystemFontRequest(weight: Weight.bold.rawValue), fontSize)
    }

    /// The system font, italic.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        replaced("italicSystemFontOfSize:", in: UIFont.self, [fontSize])
            ?? make(SystemFontRequest(isItalic: true), fontSize)
    }

    /// The system font with figures that are all as wide as each other.
    open class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat,
        weight: UIFont.Weight
    ) -> UIFont {
        make(SystemFontRequest(weight: weight.rawValue), fontSize, [FontFeature("tnum")])
    }

    /// The system's fixed-pitch font.
    open class func monospacedSystemFont(
        ofSize fontSize: CGFloat,
        weight: UIFont.Weight
    ) -> UIFont {
        make(SystemFontRequest(weight: weight.rawValue, design: .monospaced), fontSize)
    }

    /// The font of a text style at the reader's text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        replaced("preferredFontForTextStyle:", in: UIFont.self, [style])
            ?? preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the traits' text size.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            descriptor: .preferredFontDescriptor(
                withTextStyle: style,
                compatibleWith: traitCollection
            ),
            size: 0
        )
    }

    // MARK: - Lists

    /// All families by name.
    open class var familyNames: [String] { FontFamilies.names }

    /// The PostScript names of a family's faces; empty for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFamilies.faceNames(ofFamily: familyName)
    }

    // MARK: - Properties

    /// The family, `.AppleSystemUIFont` for the system font.
    open var familyName: String { instance.names.family }

    /// The PostScript name, `.SFUI-Regular` for the system font.
    open var fontName: String { instance.names.postScript }

    /// Points per em.
    open var pointSize: CGFloat { instance.size }

    /// Points from the baseline to the top of a line.
    open var ascender: CGFloat { instance.metrics.ascent * instance.size }

    /// Points from the baseline to the bottom of a line: negative.
    open var descender: CGFloat { -instance.metrics.descent * instance.size }

    /// Points from the baseline to the top of capitals.
    open var capHeight: CGFloat { instance.metrics.capHeight * instance.size }

    /// Points from the baseline to the top of small letters.
    open var xHeight: CGFloat { instance.metrics.xHeight * instance.size }

    /// Points of a line: ascender, descender and leading.
    open var lineHeight: CGFloat { ascender - descender + leading }

    /// Points between lines.
    open var leading: CGFloat { instance.metrics.leading * instance.size }

    /// What finds this font again.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(attributes: makeDescriptorAttributes())
    }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        let size = Self.usable(fontSize)
        if size == pointSize { return self }
        return UIFont(CTFontCreateCopyWithAttributes(self, size, nil, nil).instance)
    }

    // MARK: - Object

    /// Archives carry names and wishes, no glyphs.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the font into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encode(instance.system != nil, forKey: "UISystemFont")
        fontDescriptor.encode(nestedIn: coder, key: "UIFontDescriptor")
    }

    /// The font itself.
    open override func copy() -> Any { self }

    /// The font itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Family, weight, style and size, as iOS prints them.
    open override var description: String {
        let weight = symbolicTraits.contains(.traitBold) ? "bold" : "normal"
        let style = symbolicTraits.contains(.traitItalic) ? "italic" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont: \(_objcPrintedAddress(self))> font-family: "
            + "\"\(familyName)\"; font-weight: \(weight); font-style: \(style); font-size: \(size)pt"
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        FontInstance.usableSize(size, default: systemFontSize)
    }

    private static func make(
        _ request: SystemFontRequest,
        _ size: CGFloat,
        _ features: [FontFeature] = []
    ) -> UIFont {
        UIFont(SystemFonts.shared.font(request, size: usable(size), features: features))
    }
}
