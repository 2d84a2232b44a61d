// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Subtitles of navigation bars and badges of their buttons.
@MainActor
@Suite(.serialized)
struct BarSubtitleTests {
    private let app: TestApp
    private let page = UIViewController()
    private let navigation: UINavigationController
    private var item: UINavigationItem { page.navigationItem }

    init() throws {
        app = try TestApp(device: "iPhone 14")
        page.title = "Inbox"
        navigation = UINavigationController(rootViewController: page)
        app.show(navigation)
    }

    private func label(_ text: String) throws -> UILabel {
        app.update()
        return try #require(app.find(UILabel.self, text))
    }

    @Test func aSubtitleStandsBelowTheTitleInTheMiddle() throws {
        item.subtitle = "3 unread"
        let subtitle = try label("3 unread")
        let title = try label("Inbox")
        #expect(subtitle.frame.minY == title.frame.maxY)
        #expect(abs(subtitle.frame.midX - title.frame.midX) <= 1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(subtitle.textColor == .secondaryLabel)
        item.subtitle = nil
        app.update()
        #expect(app.find(UILabel.self, "3 unread") == nil)
    }

    @Test func attributedTextsGoBeforePlainOnes() throws {
        item.subtitle = "plain"
        var text = AttributedString("attributed")
        text.uiKit.foregroundColor = .red
        item.attributedSubtitle = text
        #expect(item.subtitle == "attributed")
        #expect(try label("attributed").textColor == .red)
        item.attributedSubtitle = nil
        #expect(try label("plain").textColor == .secondaryLabel)
        var title = AttributedString("Mail")
        title.uiKit.foregroundColor = .blue
        item.attributedTitle = title
        #expect(try label("Mail").textColor == .blue && page.title == "Inbox")
    }

    @Test func aViewTakesTheSubtitlesPlace() {
        item.subtitle = "text"
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        item.subtitleView = view
        app.update()
        #expect(app.find(UILabel.self, "text") == nil)
        #expect(view.isDescendant(of: navigation.navigationBar))
        #expect(view.frame.size == CGSize(width: 30, height: 10))
    }

    @Test func aTitleViewLeavesNoRoomForASubtitle() {
        item.subtitle = "text"
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        app.update()
        #expect(app.find(UILabel.self, "text") == nil)
    }

    @Test func aLargeTitleHasItsOwnTexts() throws {
        navigation.navigationBar.prefersLargeTitles = true
        app.update()
        #expect(navigation.navigationBar.frame.height == 96)
        item.subtitle = "small"
        item.largeTitle = "All Inboxes"
        item.largeSubtitle = "large"
        let title = try label("All Inboxes")
        let subtitle = try label("large")
        #expect(navigation.navigationBar.frame.height == 118)
        #expect(subtitle.frame.minX == title.frame.minX)
        #expect(subtitle.frame.minY > title.frame.midY)
        item.largeSubtitle = nil
        app.update()
        #expect(app.find(UILabel.self, "large") == nil)
        #expect(navigation.navigationBar.frame.height == 118)
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        item.largeSubtitleView = view
        app.update()
        #expect(navigation.navigationBar.frame.height == 136)
        #expect(view.isDescendant(of: navigation.navigationBar))
    }

    // MARK: Buttons

    private func badge(_ badge: UIBarButtonItem.Badge) throws -> UIView {
        let button = UIBarButtonItem(
            image: UIImage(systemName: "star"),
            primaryAction: UIAction { _ in }
        )
        button.badge = badge
        item.rightBarButtonItem = button
        app.update()
        let view = try #require(button.value(forKey: "view") as? UIView)
        return try #require(view.subviews.last)
    }

    @Test func aBadgeShowsItsTextAtTheCorner() throws {
        let view = try badge(.count(12))
        #expect(try label("12").textColor == .white && view.backgroundColor == .systemRed)
        #expect(view.frame.midX > (view.superview?.bounds.midX ?? 0))
        #expect(view.superview?.accessibilityValue == "12")
        var own = UIBarButtonItem.Badge.string("new")
        own.backgroundColor = .blue
        own.foregroundColor = .yellow
        #expect(try badge(own).backgroundColor == .blue)
        #expect(try label("new").textColor == .yellow)
        #expect(own.stringValue == "new" && own != .string("new"))
    }

    @Test func anIndicatorIsADot() throws {
        let view = try badge(.indicator())
        #expect(view.bounds.width == view.bounds.height && view.bounds.width < 12)
        #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
        item.rightBarButtonItem?.badge = nil
        app.update()
        let button = try #require(item.rightBarButtonItem?.value(forKey: "view") as? UIView)
        #expect(!button.subviews.contains { $0.backgroundColor == .systemRed })
    }

    @Test func prominentIsTheNewNameOfDone() {
        let button = UIBarButtonItem(title: "Go", style: .prominent, target: nil, action: nil)
        #expect(button.style == .done && button.sharesBackground && !button.hidesSharedBackground)
        #expect(button.identifier == nil && button.badge == nil)
    }
}
