// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIFontDescriptor {
    /// The name of a wish.
    public struct AttributeName: _TypedString, Hashable, Sendable {
        /// The name in dictionaries.
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family that all weights share.
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// The face within the family, such as `Bold`.
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// Points per em.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// The name for people.
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        /// The transform of the glyphs.
        public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have.
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors to try for missing characters.
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of traits.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// The advance that all glyphs shall have.
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// A list of features to switch.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    }
}
