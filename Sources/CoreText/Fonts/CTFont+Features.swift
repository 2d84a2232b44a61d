// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The features that the font has, each a dictionary with its number and selectors in Apple's
/// registry; nil if it has none that the registry knows.
public func CTFontCopyFeatures(_ font: CTFont) -> NSArray? {
    let kinds = FontFeature.kinds(in: font.instance.font.featureTags)
    guard !kinds.isEmpty else { return nil }
    return NSArray(array: kinds.map(description))
}

private func description(of kind: FontFeature.Kind) -> [String: Any] {
    var result: [String: Any] = [
        kCTFontFeatureTypeIdentifierKey as String: kind.type,
        kCTFontFeatureTypeNameKey as String: kind.name,
        kCTFontFeatureTypeSelectorsKey as String: kind.selectors.map {
            [kCTFontFeatureSelectorIdentifierKey as String: $0]
        },
    ]
    if kind.isExclusive { result[kCTFontFeatureTypeExclusiveKey as String] = true }
    return result
}

extension CGFont {
    /// The letters of the features that the tables of substitutions and positions list.
    fileprivate var featureTags: Set<UInt32> {
        var tags: Set<UInt32> = []
        for name in ["GSUB", "GPOS"] {
            let tag = FontFeature(name).tag
            guard let table = table(for: tag).map({ [UInt8](Data(referencing: $0)) }) else {
                continue
            }
            tags.formUnion(Self.featureTags(in: table))
        }
        return tags
    }

    /// The letters in a table's list of features; none of a damaged table.
    private static func featureTags(in table: [UInt8]) -> [UInt32] {
        func number(at place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= table.count else { return nil }
            return table[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let list = number(at: 6, 2), let count = number(at: list, 2) else { return [] }
        return (0..<count).compactMap { index in
            number(at: list + 2 + index * 6, 4).map { UInt32($0) }
        }
    }
}
