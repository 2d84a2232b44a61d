// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// A descriptor of a PostScript name and a size; a size of 0 leaves it open.
public func CTFontDescriptorCreateWithNameAndSize(
    _ name: NSString,
    _ size: CGFloat
) -> CTFontDescriptor {
    var attributes: [String: Any] = [FontKey.name: name as String]
    if size > 0 { attributes[FontKey.size] = size }
    return CTFontDescriptor(attributes: attributes)
}

/// A descriptor of any wishes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: NSDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: FontWish.dictionary(attributes as? [AnyHashable: Any]) ?? [:])
}

/// A descriptor with more wishes; new ones win.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor,
    _ attributes: NSDictionary
) -> CTFontDescriptor {
    let added = FontWish.dictionary(attributes as? [AnyHashable: Any]) ?? [:]
    return CTFontDescriptor(attributes: original.attributes.merging(added) { $1 })
}

/// A descriptor of another family, as far as its face exists there.
public func CTFontDescriptorCreateCopyWithFamily(
    _ original: CTFontDescriptor,
    _ family: NSString
) -> CTFontDescriptor? {
    var attributes = original.attributes
    attributes[FontKey.name] = nil
    attributes[FontKey.family] = family as String
    return CTFontDescriptor(attributes: attributes)
}

/// A descriptor whose traits named by the mask are as given.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let old = CTFont(original.resolve()).symbolicTraits
    let new = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    var attributes = original.attributes
    var traits = original.traits
    traits[FontKey.symbolic] = NSNumber(value: new.rawValue)
    traits[FontKey.weight] = nil
    attributes[FontKey.traits] = traits
    return CTFontDescriptor(attributes: attributes)
}

/// A descriptor with one feature of Apple's registry switched.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor,
    _ featureTypeIdentifier: NSNumber,
    _ featureSelectorIdentifier: NSNumber
) -> CTFontDescriptor {
    var attributes = original.attributes
    var list = attributes[FontKey.features] as? [Any] ?? []
    list.append(
        [
            FontKey.featureType: featureTypeIdentifier,
            FontKey.featureSelector: featureSelectorIdentifier,
        ] as [String: Any]
    )
    attributes[FontKey.features] = list
    return CTFontDescriptor(attributes: attributes)
}

/// A descriptor at another place along one variation axis, named by its tag.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor,
    _ variationIdentifier: NSNumber,
    _ variationValue: CGFloat
) -> CTFontDescriptor {
    var attributes = original.attributes
    var variation = FontWish.dictionary(attributes[FontKey.variation]) ?? [:]
    variation[variationIdentifier.stringValue] = variationValue
    attributes[FontKey.variation] = variation
    return CTFontDescriptor(attributes: attributes)
}

/// One wish, or what the font that is found for the descriptor says; nil if neither knows.
public func CTFontDescriptorCopyAttribute(
    _ descriptor: CTFontDescriptor,
    _ attribute: NSString
) -> AnyObject? {
    let key = attribute as String
    if let wish = descriptor.attributes[key] { return wish as AnyObject }
    return CTFontCopyAttribute(CTFont(descriptor.resolve()), attribute)
}

/// All wishes.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> NSDictionary {
    NSDictionary(dictionary: descriptor.attributes)
}

/// The descriptor of the font that would be used; nil if a mandatory wish cannot be met.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: NSSet?
) -> CTFontDescriptor? {
    let found = descriptor.resolve()
    for case let key as String in mandatoryAttributes?.allObjects ?? [] {
        if key == FontKey.family, descriptor.string(key) != found.names.family { return nil }
        if key == FontKey.name, descriptor.string(key) != found.names.postScript { return nil }
    }
    return CTFont(found).makeDescriptor()
}

/// All fonts that fit the descriptor's family and face, by weight.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor,
    _ mandatoryAttributes: NSSet?
) -> NSArray? {
    let found: [CTFontDescriptor]
    if let family = descriptor.string(FontKey.family), descriptor.string(FontKey.name) == nil {
        found = FontFamilies.faceNames(ofFamily: family).map {
            CTFontDescriptor(attributes: [FontKey.name: $0])
        }
    } else {
        found =
            CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes)
            .map { [$0] } ?? []
    }
    return found.isEmpty ? nil : NSArray(array: found)
}
