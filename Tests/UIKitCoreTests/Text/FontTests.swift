// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@Suite("UIFont")
struct UIFontTests {
    @Test("The system font has the sizes and measures of a phone's")
    func measures() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.pointSize == 17)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(font.familyName == ".AppleSystemUIFont")
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(font.leading == 0)
        #expect(font.descender < 0)
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: -3).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Bold")
    }

    @Test("Equal requests give equal fonts")
    func compares() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12))
        #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
        #expect(
            UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12, weight: .semibold)
        )
        #expect(UIFont.systemFont(ofSize: 12).withSize(15) == UIFont.systemFont(ofSize: 15))
    }

    @Test("Fonts are found by name, and unknown names give nil")
    func findsNames() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "Nonsense", size: 12) == nil)
        // By the system's own name iOS gives another font, and says so.
        let system = UIFont.systemFont(ofSize: 12).fontName
        #expect(system.hasPrefix(".SF"))
        #expect(UIFont(name: system, size: 12)?.fontName == "TimesNewRomanPSMT")
        #expect(UIFont.familyNames.contains("Helvetica Neue"))
        #expect(UIFont.fontNames(forFamilyName: "Courier").contains("Courier-Bold"))
        #expect(UIFont.fontNames(forFamilyName: "Nonsense").isEmpty)
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(UIFont(name: name, size: 10) != nil, "\(name)")
            }
        }
    }

    @Test("Descriptors with traits find bold and italic relatives")
    func derives() throws {
        let base = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(base.fontDescriptor.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == base.pointSize)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let both = try #require(
            base.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        )
        #expect(UIFont(descriptor: both, size: 20).fontName.hasSuffix("Italic"))
        let serif = try #require(base.fontDescriptor.withDesign(.serif))
        #expect(UIFont(descriptor: serif, size: 20).fontName == ".NewYork-Regular")
        let heavy = UIFontDescriptor(fontAttributes: [
            .family: "Inter",
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
        ])
        #expect(UIFont(descriptor: heavy, size: 20).fontName == "Inter-ExtraBold")
    }

    @Test("Text styles follow the reader's text size")
    func scales() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(size(.body, .large) == 17)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
        #expect(size(.caption2, .extraSmall) == 11)
        #expect(size(.largeTitle, .extraExtraExtraLarge) == 40)
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 22)
        let limited = metrics.scaledFont(
            for: font,
            maximumPointSize: 20,
            compatibleWith: traits
        )
        #expect(limited.pointSize == 20)
    }

    // As Apple's documentation of `featureSettings` has it, and the library BonMot's tests of UIKit.
    @Test("A font's descriptor has the features by Apple's numbers, each once")
    func featureSettings() throws {
        typealias Key = UIFontDescriptor.FeatureKey
        func font(_ settings: [(Int, Int)], _ base: UIFont) -> UIFont {
            let list = settings.map { [Key.type: $0.0, Key.selector: $0.1] }
            let wish = base.fontDescriptor.addingAttributes([.featureSettings: list])
            return UIFont(descriptor: wish, size: 0)
        }
        func settings(_ font: UIFont) -> [[Key: Int]]? {
            font.fontDescriptor.fontAttributes[.featureSettings] as? [[Key: Int]]
        }
        let plain = try #require(UIFont(name: "Georgia", size: 10))
        // Monospaced figures, then fractions.
        let both = font([(6, 0), (11, 2)], plain)
        #expect(settings(both) == [[.type: 6, .selector: 0], [.type: 11, .selector: 2]])
        #expect(settings(both.withSize(20))?.count == 2)
        // Of figures' widths one holds; a stylistic set that is off is as if it were not named.
        #expect(settings(font([(6, 0), (6, 1)], plain)) == [[.type: 6, .selector: 1]])
        #expect(settings(font([(35, 4), (35, 5)], plain)) == nil)
        #expect(settings(font([(36, 1)], plain)) == [[.type: 36, .selector: 1]])
        #expect(settings(plain) == nil)
    }

    @Test("Traits cast to dictionaries of typed names and of texts")
    func castsTraits() {
        typealias Key = UIFontDescriptor.TraitKey
        func check(_ value: Any?, _ weight: CGFloat) {
            guard let typed = value as? [Key: Any], let named = value as? [String: Any] else {
                Issue.record("\(String(describing: value)) is no dictionary of names")
                return
            }
            #expect(typed[.weight] as? CGFloat == weight)
            #expect((typed[.weight] as? NSNumber)?.doubleValue == Double(weight))
            #expect(named[Key.weight.rawValue] as? CGFloat == weight)
            #expect((value as? NSDictionary)?.count == named.count)
        }
        let regular = UIFont.systemFont(ofSize: 17)
        check(regular.fontDescriptor.object(forKey: .traits), 0)
        let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy)
        check(heavy.fontDescriptor.object(forKey: .traits), 0.56)
        check(heavy.fontDescriptor.fontAttributes[.traits], 0.56)
        let bold = regular.fontDescriptor.addingAttributes([
            .traits: [Key.weight: UIFont.Weight.bold]
        ])
        check(bold.object(forKey: .traits), 0.4)
        let name = UIFont.boldSystemFont(ofSize: 17).fontName
        #expect(UIFont(descriptor: bold, size: 0).fontName == name)
    }

    @Test("Settings of features cast to dictionaries of typed names and of texts")
    func castsFeatures() {
        typealias Key = UIFontDescriptor.FeatureKey
        let wish = UIFontDescriptor(fontAttributes: [
            .featureSettings: [[Key.type: 6, Key.selector: 0]]
        ])
        let value = wish.object(forKey: .featureSettings)
        #expect(value as? [[Key: Int]] == [[.type: 6, .selector: 0]])
        #expect((value as? [[String: Any]])?.first?[Key.type.rawValue] as? Int == 6)
    }

    @Test("The size in a descriptor is an object, which casts to all numbers")
    func sizesOfDescriptors() throws {
        let font = try #require(UIFont(name: "Georgia-Bold", size: 10))
        var attributes = font.fontDescriptor.fontAttributes
        #expect(attributes[.size] as? Int == 10)
        #expect(attributes[.size] as? CGFloat == 10)
        #expect(attributes[.size] as? Double == 10)
        // A text style that there is not leaves the name and the size.
        attributes[.textStyle] = "Test"
        let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
        #expect(again.fontName == "Georgia-Bold" && again.pointSize == 10)
    }

    // Values that were published, Docs/facts.md, "Text sizes".
    @Test("Fonts and lengths grow as the distance of lines does, fonts in whole points")
    func metrics() {
        func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
            UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: category),
                UITraitCollection(displayScale: 3),
            ])
        }
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
            .extraExtraExtraLarge,
        ]
        let headline = UIFontMetrics(forTextStyle: .headline)
        let font = UIFont.systemFont(ofSize: 28)
        let sizes = categories.map {
            headline.scaledFont(for: font, compatibleWith: traits($0)).pointSize
        }
        #expect(sizes == [24, 25, 27, 28, 31, 33, 37])
        let body = UIFontMetrics.default
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        let usual = UIFont.systemFont(ofSize: 17)
        #expect(body.scaledFont(for: usual, compatibleWith: largest).pointSize == 48)
        let value = body.scaledValue(for: 17, compatibleWith: traits(.medium))
        #expect(abs(value - 49.0 / 3) < 0.001)
    }

    @Test("Figures of the monospaced-digit font are all as wide as each other")
    func alignsDigits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let widths = ["11111", "00000", "88888"].map {
            ($0 as NSString).size(withAttributes: [.font: font]).width
        }
        #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
        let plain = ["11111", "00000"].map {
            ($0 as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
        }
        #expect(plain[0] < plain[1])
    }

    @Test("A font survives its archive")
    func archives() throws {
        for font in [
            UIFont.systemFont(ofSize: 13, weight: .semibold),
            UIFont.monospacedSystemFont(ofSize: 11, weight: .regular),
            try #require(UIFont(name: "Georgia-Bold", size: 9)),
        ] {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: font,
                requiringSecureCoding: true
            )
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
            #expect(copy == font)
        }
    }
}
