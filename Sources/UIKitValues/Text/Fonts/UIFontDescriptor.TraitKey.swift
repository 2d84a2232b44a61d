// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIFontDescriptor {
    /// The name of a trait.
    public struct TraitKey: _TypedString, Hashable, Sendable {
        /// The name in dictionaries.
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits` as a number.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// -1...1, 0 is regular.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// -1...1, 0 is standard.
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        /// -1...1, 0 is upright.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }
}
