// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What an image is chosen for: traits and a language.
/// - Thread: any; a configuration never changes once made.
open class UIImageConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let traits: UITraitCollection?
    let language: Locale?

    /// Makes a configuration with given values.
    init(traits: UITraitCollection?, language: Locale?) {
        self.traits = traits
        self.language = language
        super.init()
    }

    /// Makes a configuration for traits.
    public convenience init(traitCollection: UITraitCollection) {
        self.init(traits: traitCollection, language: nil)
    }

    /// Makes a configuration for a language.
    public convenience init(locale: Locale?) { self.init(traits: nil, language: locale) }

    /// Reads a configuration from an archive.
    public required init?(coder: NSCoder) {
        let key = "UIImageConfigurationTraitCollection"
        let hasTraits = coder.containsValue(forKey: key)
        traits =
            hasTraits ? coder.decodeObject(of: UITraitCollection.self, forKey: key) : nil
        language = nil
        super.init()
    }

    /// The traits; nil if it does not matter which.
    open var traitCollection: UITraitCollection? { traits }

    /// The language; nil if it does not matter which.
    open var locale: Locale? { language }

    /// This configuration with what another one specifies laid over it.
    open func applying(_ otherConfiguration: UIImageConfiguration?) -> Self {
        merged(with: otherConfiguration) as? Self ?? self
    }

    /// This configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
        replacing(traits: traitCollection, language: language) as? Self ?? self
    }

    /// This configuration for another language.
    open func withLocale(_ locale: Locale?) -> Self {
        replacing(traits: traits, language: locale) as? Self ?? self
    }

    /// A configuration of this one's kind with other values.
    func replacing(traits: UITraitCollection?, language: Locale?) -> UIImageConfiguration {
        UIImageConfiguration(traits: traits, language: language)
    }

    /// This configuration with another laid over it; if either is a symbol's, so is the outcome.
    func merged(with other: UIImageConfiguration?) -> UIImageConfiguration {
        guard let other else { return self }
        let traits = Self.merge(self.traits, other.traits)
        if let other = other as? UIImageSymbolConfiguration {
            return UIImageSymbolConfiguration(other.looks, traits, other.language ?? language)
        }
        return replacing(traits: traits, language: other.language ?? language)
    }

    /// Two sets of traits, the second over the first.
    static func merge(
        _ first: UITraitCollection?,
        _ second: UITraitCollection?
    ) -> UITraitCollection? {
        guard let first, let second else { return first ?? second }
        return UITraitCollection(traitsFrom: [first, second])
    }

    /// The configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The configuration itself, which never changes.
    open override func copy() -> Any { self }

    /// Archives the traits.
    open func encode(with coder: NSCoder) {
        coder.encode(traits, forKey: "UIImageConfigurationTraitCollection")
    }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Equal if traits and language are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImageConfiguration else { return false }
        return type(of: self) == type(of: other) && traits == other.traits
            && language == other.language
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { traits?.hash ?? 0 }
}

extension UIImage {
    /// What an image is chosen for.
    ///
    /// The class is not nested, because Foundation's archiver cannot name one that is.
    public typealias Configuration = UIImageConfiguration
}
