// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// What image views make of their traits.
@MainActor
struct ImageVariantTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    private func picture(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    /// The colours at the left and at the right of what a view shows.
    private func shown(_ view: UIImageView) throws -> [[UInt8]] {
        let image = try #require(view.layer.contents as? CGImage)
        let context = try #require(
            CGContext(
                data: nil,
                width: 4,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return [0, 12].map { start in (start..<start + 4).map { data[$0] } }
    }

    @Test func theVariantOfAnAssetFollowsTheViewsTraits() throws {
        let asset = UIImageAsset()
        let light = UITraitCollection(userInterfaceStyle: .light)
        asset.register(picture(.green), with: light)
        asset.register(picture(.red), with: UITraitCollection(userInterfaceStyle: .dark))
        let image = asset.image(with: light)
        let view = UIImageView(image: image)
        app.show(view)
        let green = try shown(view)
        view.overrideUserInterfaceStyle = .dark
        app.advance(by: 0.1)
        let red = try shown(view)
        #expect(green != red && view.image === image)
        view.overrideUserInterfaceStyle = .light
        app.advance(by: 0.1)
        #expect(try shown(view) == green)
    }

    @Test func aPictureForBothDirectionsFollowsTheViewsKindOfContent() throws {
        let view = UIImageView(
            image: picture(.red).imageFlippedForRightToLeftLayoutDirection()
        )
        app.show(view)
        let leftToRight = try shown(view)
        view.semanticContentAttribute = .forceRightToLeft
        app.advance(by: 0.1)
        #expect(try shown(view) == leftToRight.reversed())
        view.semanticContentAttribute = .unspecified
        view.traitOverrides.layoutDirection = .rightToLeft
        app.advance(by: 0.1)
        #expect(try shown(view) == leftToRight.reversed())
        view.semanticContentAttribute = .forceLeftToRight
        app.advance(by: 0.1)
        #expect(try shown(view) == leftToRight)
    }

    @Test func anImageGrowsWithTheTextForAccessibilityIfItIsToldTo() {
        let view = UIImageView(image: picture(.red))
        app.show(view)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize.width > 6)
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
        view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    }

    @Test func theWhiteOfAGreyIsItsValue() {
        var white: CGFloat = 0
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UIColor.label.resolvedColor(with: dark).getWhite(&white, alpha: nil)
        #expect(white == 1)
        UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1).getWhite(&white, alpha: nil)
        #expect(white == 0.3)
    }

    /// As views of tiles do, in Apple's example of zooming.
    @Test func theSetterOfTheScaleIsCalledWhenAViewComesIntoAWindow() {
        final class Tiles: UIView {
            override class var layerClass: AnyClass { CATiledLayer.self }
            override var contentScaleFactor: CGFloat {
                get { super.contentScaleFactor }
                set { super.contentScaleFactor = 1 }
            }
        }
        let view = Tiles(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        #expect(view.layer.contentsScale == 1)
    }
}
