// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreText
public import Foundation
import ObjCRuntime

// Sendable is unchecked because `CTFontDescriptor` is; it adds no state.
/// A wish for a font: any of name, family, face, size, traits, features and more.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The classes of the designs of letters.
    public typealias Class = SymbolicTraits

    package override init(attributes: [String: Any]) {
        super.init(attributes: UIFontDescriptor.objects(attributes))
    }

    /// A descriptor without wishes.
    public init() {
        super.init(attributes: [:])
    }

    /// A descriptor of any wishes.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let wishes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
        super.init(attributes: UIFontDescriptor.objects(wishes))
    }

    /// A descriptor of a PostScript name and a size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(attributes: [FontKey.name: fontName, FontKey.size: size])
    }

    /// A descriptor of a PostScript name and a transform of the glyphs.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(attributes: [FontKey.name: fontName, FontKey.matrix: matrix])
    }

    /// Reads a descriptor from an archive; nil if there is none in it.
    public required convenience init?(coder: NSCoder) {
        guard let attributes = Self.decode(coder, prefix: "") else { return nil }
        self.init(attributes: attributes)
    }

    // MARK: - Reading

    /// The wished PostScript name, or that of the font that would be found.
    open var postscriptName: String { string(FontKey.name) ?? resolve().names.postScript }

    /// The wished size in points; 0 if none is wished.
    open var pointSize: CGFloat { number(FontKey.size) ?? 0 }

    /// The wished transform of the glyphs.
    open var matrix: CGAffineTransform {
        attributes[FontKey.matrix] as? CGAffineTransform ?? .identity
    }

    /// The traits of the font that would be found.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        SymbolicTraits(rawValue: CTFont(resolve()).symbolicTraits.rawValue)
    }

    /// One wish, or what the font that would be found says.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        let key = anAttribute.rawValue
        if let wish = attributes[key] { return Self.asObject(wish) }
        let found = CTFontCopyAttribute(CTFont(resolve()), NSString(string: key))
        return found.flatMap { Self.objects([key: $0])[key] }
    }

    /// All wishes.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        let pairs = attributes.map { (AttributeName(rawValue: $0), Self.asObject($1)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The descriptors of the fonts that fit; only the mandatory wishes must be met.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys.map { NSSet(array: $0.map { NSString(string: $0.rawValue) }) }
        let found = CTFontDescriptorCreateMatchingFontDescriptors(self, keys) as? [CTFontDescriptor]
        return (found ?? []).map { UIFontDescriptor(attributes: $0.attributes) }
    }

    // MARK: - Deriving

    /// More wishes; new ones win.
    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        var merged = self.attributes
        for (key, value) in attributes {
            // A new name or family makes the old one, and the system font, void.
            if key == .name || key == .family {
                for old in [FontKey.name, FontKey.family, FontKey.face, FontKey.usage] {
                    merged[old] = nil
                }
            }
            merged[key.rawValue] = value
        }
        for (key, value) in attributes { merged[key.rawValue] = value }
        return UIFontDescriptor(attributes: merged)
    }

    /// Another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        with(FontKey.size, newPointSize)
    }

    /// Another transform of the glyphs.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        with(FontKey.matrix, matrix)
    }

    /// Another face of the family, such as `Bold`.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var attributes = attributes
        attributes[FontKey.family] = resolve().names.family
        attributes[FontKey.name] = nil
        attributes[FontKey.usage] = nil
        attributes[FontKey.face] = newFace
        return UIFontDescriptor(attributes: attributes)
    }

    /// Another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = attributes
        for key in [FontKey.name, FontKey.face, FontKey.usage] { attributes[key] = nil }
        attributes[FontKey.family] = newFamily
        return UIFontDescriptor(attributes: attributes)
    }

    /// Exactly these traits; nil if the family has no such face.
    open func withSymbolicTraits(
        _ symbolicTraits: UIFontDescriptor.SymbolicTraits
    ) -> UIFontDescriptor? {
        var traits = traits
        traits[FontKey.symbolic] = NSNumber(value: symbolicTraits.rawValue)
        traits[FontKey.weight] = nil
        traits[FontKey.slant] = nil
        let wish = with(FontKey.traits, traits)
        let wanted = symbolicTraits.intersection([.traitBold, .traitItalic])
        let found = wish.symbolicTraits.intersection([.traitBold, .traitItalic])
        return found.isSuperset(of: wanted) ? wish : nil
    }

    /// Another design of the system font; nil for other fonts.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard resolve().system != nil else { return nil }
        var traits = traits
        traits[FontKey.design] = design.rawValue
        return with(FontKey.traits, traits)
    }

    /// The wishes of a text style at the reader's text size.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The wishes of a text style at the traits' text size.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = DynamicType.category(traitCollection)
        return UIFontDescriptor(attributes: [
            FontKey.usage: style.rawValue,
            FontKey.size: DynamicType.size(style, category),
        ])
    }

    private func with(_ key: String, _ value: Any) -> UIFontDescriptor {
        var attributes = attributes
        attributes[key] = value
        return UIFontDescriptor(attributes: attributes)
    }

    // MARK: - Object

    /// Archives carry names and numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the descriptor into an archive.
    open func encode(with coder: NSCoder) {
        encode(nestedIn: coder, key: "")
    }

    /// The descriptor itself.
    open override func copy() -> Any { self }

    /// The descriptor itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The wishes.
    open override var description: String {
        let wishes = attributes.map { "\($0) = \($1)" }.sorted().joined(separator: "; ")
        return "UICTFontDescriptor <\(_objcPrintedAddress(self))> = {\(wishes)}"
    }
}
