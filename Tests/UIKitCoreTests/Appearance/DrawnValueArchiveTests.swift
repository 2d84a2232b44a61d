// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues

/// What fonts, images and colours keep in an archive beside their plain values.
struct DrawnValueArchiveTests {
    private func recoded<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value,
            requiringSecureCoding: true
        )
        return try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
        )
    }

    private func square(_ color: UIColor = .red, side: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func aFontDescriptorKeepsWhatChangesGlyphs() throws {
        let next = UIFontDescriptor(name: "Courier", size: 0)
        let stretched = CGAffineTransform(scaleX: 2, y: 1)
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 13,
            .matrix: NSValue(cgAffineTransform: stretched),
            .fixedAdvance: 9,
            .cascadeList: [next],
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 1]
            ],
        ])
        #expect(descriptor.matrix == stretched)
        let back = try recoded(descriptor)
        #expect(back.pointSize == 13 && back.matrix == stretched)
        let cascade = back.fontAttributes[.cascadeList] as? [UIFontDescriptor]
        #expect(cascade?.map(\.postscriptName) == ["Courier"])
        #expect((back.fontAttributes[.fixedAdvance] as? NSNumber)?.doubleValue == 9)
        let features = back.fontAttributes[.featureSettings] as? [[NSString: Any]]
        #expect((features?.first?["CTFeatureSelectorIdentifier"] as? NSNumber)?.intValue == 1)
    }

    @Test func aFontKeepsItsDigitsOfOneWidth() throws {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        let back = try recoded(font)
        #expect(back.fontDescriptor.fontAttributes[.featureSettings] != nil)
        #expect(back == font)
    }

    @Test func anImageKeepsHowItIsPlaced() throws {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 0)
        let image = square().withAlignmentRectInsets(insets)
            .withBaselineOffset(fromBottom: 2)
            .imageFlippedForRightToLeftLayoutDirection()
            .withTintColor(.blue)
        let back = try recoded(image)
        #expect(back.alignmentRectInsets == insets)
        #expect(back.baselineOffsetFromBottom == 2)
        #expect(back.flipsForRightToLeftLayoutDirection)
        #expect(back.storage.tint == .blue)
        let plain = try recoded(square())
        #expect(plain.baselineOffsetFromBottom == nil && plain.alignmentRectInsets == .zero)
    }

    @Test func anAnimatedImageKeepsItsFramesAndTheirTime() throws {
        let frames = [square(), square(.blue)]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 3))
        let back = try recoded(image)
        #expect(back.images?.count == 2 && back.duration == 3)
        #expect(back.size == image.size)
    }

    @Test func aSymbolKeepsItsConfiguration() throws {
        let looks = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let image = try #require(UIImage(systemName: "star", withConfiguration: looks))
        let back = try recoded(image)
        #expect(back.size == image.size)
    }

    @Test func aPatternColorKeepsItsImage() throws {
        let color = try recoded(UIColor(patternImage: square()))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(pixels.prefix(4).contains(255))
    }
}
