// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// The looks of a symbol: its size, weight and colours.
open class UIImageSymbolConfiguration: UIImageConfiguration, @unchecked Sendable {
    let looks: SymbolLooks

    init(_ looks: SymbolLooks, _ traits: UITraitCollection? = nil, _ language: Locale? = nil) {
        self.looks = looks
        super.init(traits: traits, language: language)
    }

    /// Makes a configuration for traits, with no looks.
    public convenience init(traitCollection: UITraitCollection) {
        self.init(SymbolLooks(), traitCollection)
    }

    /// Makes a configuration for a scale beside text.
    public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolLooks(scale: scale)) }

    /// Makes a configuration for a point size.
    public convenience init(pointSize: CGFloat) {
        self.init(SymbolLooks(pointSize: pointSize))
    }

    /// Makes a configuration for a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolLooks(weight: weight)) }

    /// Makes a configuration for a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
        self.init(SymbolLooks(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration for a point size, a weight and a scale.
    public convenience init(
        pointSize: CGFloat,
        weight: UIImage.SymbolWeight,
        scale: UIImage.SymbolScale
    ) {
        self.init(SymbolLooks(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration for the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
        self.init(SymbolLooks(textStyle: textStyle.rawValue))
    }

    /// Makes a configuration for the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
        self.init(SymbolLooks(scale: scale, textStyle: textStyle.rawValue))
    }

    /// Makes a configuration for the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes a configuration for the size and weight of a font and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
        self.init(
            SymbolLooks(pointSize: font.pointSize, weight: UIImage.SymbolWeight(font), scale: scale)
        )
    }

    /// Makes a configuration whose fainter parts are fainter shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
        self.init(SymbolLooks(colors: .hierarchical(hierarchicalColor)))
    }

    /// Makes a configuration with a colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
        self.init(SymbolLooks(colors: .palette(paletteColors)))
    }

    /// Reads a configuration from an archive.
    public required init?(coder: NSCoder) {
        looks = SymbolLooks(coder: coder)
        super.init(coder: coder)
    }

    /// A configuration that specifies nothing.
    open class var unspecified: UIImageSymbolConfiguration { Self.nothing }

    private static let nothing = UIImageSymbolConfiguration(SymbolLooks())

    /// A configuration that draws symbols in one colour.
    open class func preferringMonochrome() -> Self { make(SymbolLooks(colors: .monochrome)) }

    /// A configuration that draws symbols in their own colours where they have some.
    open class func preferringMulticolor() -> Self { make(SymbolLooks(colors: .multicolor)) }

    private class func make(_ looks: SymbolLooks) -> Self {
        guard let made = UIImageSymbolConfiguration(looks) as? Self else {
            fatalError(
                "UIImage.SymbolConfiguration: subclass \(self) cannot be made; use it itself"
            )
        }
        return made
    }

    /// This configuration without a text style.
    open func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }

    /// This configuration without a scale.
    open func configurationWithoutScale() -> Self { changing { $0.scale = .unspecified } }

    /// This configuration without a weight.
    open func configurationWithoutWeight() -> Self { changing { $0.weight = .unspecified } }

    /// This configuration without a point size and a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
        changing {
            $0.pointSize = nil
            $0.weight = .unspecified
        }
    }

    private func changing(_ change: (inout SymbolLooks) -> Void) -> Self {
        var looks = looks
        change(&looks)
        return UIImageSymbolConfiguration(looks, traits, language) as? Self ?? self
    }

    /// Equal if the looks are, whatever the traits.
    open func isEqual(to otherConfiguration: UIImageSymbolConfiguration?) -> Bool {
        otherConfiguration?.looks == looks
    }

    override func replacing(traits: UITraitCollection?, language: Locale?) -> UIImageConfiguration {
        UIImageSymbolConfiguration(looks, traits, language)
    }

    override func merged(with other: UIImageConfiguration?) -> UIImageConfiguration {
        guard let other else { return self }
        let over = (other as? UIImageSymbolConfiguration)?.looks ?? SymbolLooks()
        return UIImageSymbolConfiguration(
            looks.merged(with: over),
            Self.merge(traits, other.traits),
            other.language ?? language
        )
    }

    /// Archives looks and traits.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        looks.encode(with: coder)
    }

    /// Equal if looks, traits and language are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImageSymbolConfiguration else { return false }
        return super.isEqual(object) && looks == other.looks
    }

    /// The hash, equal for equal objects.
    open override var hash: Int { looks.hashValue }
}

extension UIImage {
    /// The looks of a symbol.
    public typealias SymbolConfiguration = UIImageSymbolConfiguration
}
