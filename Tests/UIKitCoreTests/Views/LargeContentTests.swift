// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitBasics
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

/// Bounds of the size of text, and what is shown large instead.
@MainActor
@Suite(.serialized)
final class LargeContentTests {
    private final class Listener: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String?] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            ends.append(item?.largeContentTitle)
        }
    }

    private let app: TestApp
    private let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
    private let items = (0..<2).map {
        UIView(frame: CGRect(x: $0 * 80, y: 0, width: 60, height: 60))
    }
    private let listener = Listener()

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        for (index, item) in items.enumerated() {
            item.showsLargeContentViewer = true
            item.largeContentTitle = ["Home", "Search"][index]
            item.largeContentImage = UIImage(systemName: "star.fill")
            bar.addSubview(item)
        }
        bar.addInteraction(UILargeContentViewerInteraction(delegate: listener))
        app.show(bar)
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    @Test func theSizeOfTextStaysWithinTheBoundsOfAllViewsAround() {
        let inner = UIView()
        bar.addSubview(inner)
        let size = { inner.traitCollection.preferredContentSizeCategory }
        #expect(size() == .large)
        bar.minimumContentSizeCategory = .extraLarge
        #expect(size() == .extraLarge)
        inner.maximumContentSizeCategory = .medium
        #expect(size() == .medium)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("at least"))
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("at most"))
        bar.minimumContentSizeCategory = nil
        inner.maximumContentSizeCategory = nil
        #expect(size() == .large)
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        inner.maximumContentSizeCategory = .extraExtraLarge
        #expect(size() == .extraExtraLarge)
    }

    @Test func aLabelTakesTheFontOfTheBoundedSize() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        bar.addSubview(label)
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        app.update()
        let large = label.font.pointSize
        label.maximumContentSizeCategory = .large
        app.update()
        #expect(label.font.pointSize == 17 && large == 53)
    }

    @Test func aFingerThatRestsShowsItsItemLargeAndFollows() throws {
        app.window?.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        app.update()
        let finger = app.finger()
        finger.down(at: CGPoint(x: 20, y: 630))
        app.advance(by: 0.5)
        let card = try #require(app.find(LargeContentCard.self))
        #expect(card.frame.midX == 187.5)
        finger.move(to: CGPoint(x: 100, y: 630), duration: 0.1)
        app.advance(by: 0.1)
        #expect(app.find(LargeContentCard.self) !== card)
        finger.up()
        app.advance(by: 0.1)
        #expect(app.find(LargeContentCard.self) == nil)
        #expect(listener.ends == ["Search"])
    }

    @Test func aPlainViewIsNotShownLarge() {
        let view = UIView()
        #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
        #expect(view.largeContentImage == nil && !view.scalesLargeContentImage)
        #expect(view.largeContentImageInsets == .zero)
    }

    @Test func theImageIsEnlargedAndMovedAsAsked() throws {
        let picture = {
            let card = LargeContentCard(self.items[0])
            card.frame.size = CGSize(width: LargeContentCard.side, height: LargeContentCard.side)
            card.layoutIfNeeded()
            return card.contentView.subviews.compactMap { $0 as? UIImageView }.first
        }
        let plain = try #require(picture())
        #expect(plain.image === items[0].largeContentImage && plain.contentMode == .center)
        items[0].scalesLargeContentImage = true
        items[0].largeContentImageInsets = UIEdgeInsets(top: 10, left: 0, bottom: -10, right: 4)
        let moved = try #require(picture())
        #expect(moved.contentMode == .scaleAspectFit)
        #expect(moved.frame.minY == plain.frame.minY + 10)
        #expect(moved.frame.height == plain.frame.height)
        #expect(moved.frame.width == plain.frame.width - 4)
    }

    @Test func nothingIsShownWhereTextIsOfAnUsualSize() {
        let finger = app.finger()
        finger.down(at: CGPoint(x: 20, y: 630))
        app.advance(by: 0.5)
        #expect(app.find(LargeContentCard.self) == nil)
        finger.up()
        app.advance(by: 0.1)
        #expect(listener.ends.isEmpty)
    }
}
