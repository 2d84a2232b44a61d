// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The dictionary keys behind the public constants; UIKit spells the same ones its own way.
package enum FontKey {
    package static let name = "NSFontNameAttribute"
    package static let family = "NSFontFamilyAttribute"
    package static let face = "NSFontFaceAttribute"
    package static let visibleName = "NSFontVisibleNameAttribute"
    package static let size = "NSFontSizeAttribute"
    package static let matrix = "NSFontMatrixAttribute"
    package static let characterSet = "NSCTFontCharacterSetAttribute"
    package static let cascade = "NSCTFontCascadeListAttribute"
    package static let traits = "NSCTFontTraitsAttribute"
    package static let fixedAdvance = "NSCTFontFixedAdvanceAttribute"
    package static let features = "NSCTFontFeatureSettingsAttribute"
    package static let usage = "NSCTFontUIUsageAttribute"
    package static let variation = "NSCTFontVariationAttribute"
    package static let url = "NSCTFontFileURLAttribute"
    package static let symbolic = "NSCTFontSymbolicTrait"
    package static let weight = "NSCTFontWeightTrait"
    package static let width = "NSCTFontProportionTrait"
    package static let slant = "NSCTFontSlantTrait"
    package static let design = "NSCTFontUIFontDesignTrait"
    package static let featureType = "CTFeatureTypeIdentifier"
    package static let featureSelector = "CTFeatureSelectorIdentifier"
    package static let featureTag = "CTFeatureOpenTypeTag"
    package static let featureValue = "CTFeatureOpenTypeValue"
}

/// Key of a descriptor's PostScript name.
public var kCTFontNameAttribute: NSString { NSString(string: FontKey.name) }
/// Key of a descriptor's family.
public var kCTFontFamilyNameAttribute: NSString { NSString(string: FontKey.family) }
/// Key of a descriptor's style within the family.
public var kCTFontStyleNameAttribute: NSString { NSString(string: FontKey.face) }
/// Key of the name that people see.
public var kCTFontDisplayNameAttribute: NSString { NSString(string: FontKey.visibleName) }
/// Key of the size in points.
public var kCTFontSizeAttribute: NSString { NSString(string: FontKey.size) }
/// Key of the transform of the glyphs.
public var kCTFontMatrixAttribute: NSString { NSString(string: FontKey.matrix) }
/// Key of the characters that a font must have.
public var kCTFontCharacterSetAttribute: NSString { NSString(string: FontKey.characterSet) }
/// Key of the descriptors to try for missing characters.
public var kCTFontCascadeListAttribute: NSString { NSString(string: FontKey.cascade) }
/// Key of the dictionary of traits.
public var kCTFontTraitsAttribute: NSString { NSString(string: FontKey.traits) }
/// Key of the advance that all glyphs shall have.
public var kCTFontFixedAdvanceAttribute: NSString { NSString(string: FontKey.fixedAdvance) }
/// Key of the list of features to switch.
public var kCTFontFeatureSettingsAttribute: NSString { NSString(string: FontKey.features) }
/// Key of the values along variation axes, by the axes' tags.
public var kCTFontVariationAttribute: NSString { NSString(string: FontKey.variation) }
/// Key of the font's file.
public var kCTFontURLAttribute: NSString { NSString(string: FontKey.url) }
/// Key of the symbolic traits within the traits.
public var kCTFontSymbolicTrait: NSString { NSString(string: FontKey.symbolic) }
/// Key of the weight within the traits, -1...1.
public var kCTFontWeightTrait: NSString { NSString(string: FontKey.weight) }
/// Key of the width within the traits, -1...1.
public var kCTFontWidthTrait: NSString { NSString(string: FontKey.width) }
/// Key of the slant within the traits, -1...1.
public var kCTFontSlantTrait: NSString { NSString(string: FontKey.slant) }
/// Key of a feature's number in Apple's registry.
public var kCTFontFeatureTypeIdentifierKey: NSString { NSString(string: FontKey.featureType) }
/// Key of a feature selector's number in Apple's registry.
public var kCTFontFeatureSelectorIdentifierKey: NSString {
    NSString(string: FontKey.featureSelector)
}
/// Key of a feature type's name.
public var kCTFontFeatureTypeNameKey: NSString { NSString(string: "CTFeatureTypeName") }
/// Key of whether only one selector of a feature type holds at a time.
public var kCTFontFeatureTypeExclusiveKey: NSString { NSString(string: "CTFeatureTypeExclusive") }
/// Key of a feature type's selectors, each a dictionary.
public var kCTFontFeatureTypeSelectorsKey: NSString { NSString(string: "CTFeatureTypeSelectors") }
/// Key of a feature selector's name.
public var kCTFontFeatureSelectorNameKey: NSString { NSString(string: "CTFeatureSelectorName") }
/// Key of whether a feature selector holds by default.
public var kCTFontFeatureSelectorDefaultKey: NSString {
    NSString(string: "CTFeatureSelectorDefault")
}
/// Key of whether a feature selector holds.
public var kCTFontFeatureSelectorSettingKey: NSString {
    NSString(string: "CTFeatureSelectorSetting")
}
/// Key of a feature's four letters.
public var kCTFontOpenTypeFeatureTag: NSString { NSString(string: FontKey.featureTag) }
/// Key of a feature's value.
public var kCTFontOpenTypeFeatureValue: NSString { NSString(string: FontKey.featureValue) }

/// Asks `CTFontCopyName` for the family.
public var kCTFontFamilyNameKey: NSString { NSString(string: "CTFontFamilyName") }
/// Asks `CTFontCopyName` for the style.
public var kCTFontStyleNameKey: NSString { NSString(string: "CTFontSubFamilyName") }
/// Asks `CTFontCopyName` for the older name of the style.
public var kCTFontSubFamilyNameKey: NSString { NSString(string: "CTFontSubFamilyName") }
/// Asks `CTFontCopyName` for the full name.
public var kCTFontFullNameKey: NSString { NSString(string: "CTFontFullName") }
/// Asks `CTFontCopyName` for the PostScript name.
public var kCTFontPostScriptNameKey: NSString { NSString(string: "CTFontPostScriptName") }
/// Asks `CTFontCopyName` for the unique name.
public var kCTFontUniqueNameKey: NSString { NSString(string: "CTFontUniqueName") }
/// Asks `CTFontCopyName` for the version.
public var kCTFontVersionNameKey: NSString { NSString(string: "CTFontVersionName") }
/// Asks `CTFontCopyName` for the copyright notice.
public var kCTFontCopyrightNameKey: NSString { NSString(string: "CTFontCopyrightName") }

/// Key of a variation axis' tag.
public var kCTFontVariationAxisIdentifierKey: NSString {
    NSString(string: "NSCTVariationAxisIdentifier")
}
/// Key of a variation axis' lowest value.
public var kCTFontVariationAxisMinimumValueKey: NSString {
    NSString(string: "NSCTVariationAxisMinimumValue")
}
/// Key of a variation axis' highest value.
public var kCTFontVariationAxisMaximumValueKey: NSString {
    NSString(string: "NSCTVariationAxisMaximumValue")
}
/// Key of a variation axis' value in the font as it is.
public var kCTFontVariationAxisDefaultValueKey: NSString {
    NSString(string: "NSCTVariationAxisDefaultValue")
}
/// Key of a variation axis' name.
public var kCTFontVariationAxisNameKey: NSString { NSString(string: "NSCTVariationAxisName") }
