// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Gesture recognizers and configurations in the archives of their views.
@MainActor
struct RecognizerArchiveTests {
    private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: value,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Value)
    }

    private func copy<Recognizer: UIGestureRecognizer>(
        in view: UIView = UIView(),
        _ recognizer: Recognizer
    ) throws -> Recognizer {
        view.addGestureRecognizer(recognizer)
        let again = try copy(view)
        return try #require(again.gestureRecognizers?.last as? Recognizer)
    }

    @Test func aViewKeepsItsRecognizers() throws {
        let view = UIView()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 3
        tap.name = "tap"
        tap.isEnabled = false
        tap.cancelsTouchesInView = false
        tap.delaysTouchesBegan = true
        tap.delaysTouchesEnded = false
        tap.requiresExclusiveTouchType = false
        tap.allowedTouchTypes = [1]
        tap.allowedPressTypes = [4]
        let again = try copy(in: view, tap)
        #expect(again.numberOfTapsRequired == 2 && again.numberOfTouchesRequired == 3)
        #expect(again.name == "tap" && !again.isEnabled && !again.cancelsTouchesInView)
        #expect(again.delaysTouchesBegan && !again.delaysTouchesEnded)
        #expect(!again.requiresExclusiveTouchType)
        #expect(again.allowedTouchTypes == [1] && again.allowedPressTypes == [4])
        let sameView = try copy(view)
        #expect(sameView.gestureRecognizers?.last?.view === sameView)
    }

    @Test func eachKindKeepsItsOwn() throws {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 3
        pan.allowedScrollTypesMask = .discrete
        let samePan = try copy(pan)
        #expect(samePan.minimumNumberOfTouches == 2 && samePan.maximumNumberOfTouches == 3)
        #expect(samePan.allowedScrollTypesMask == .discrete)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 2
        press.allowableMovement = 33
        let samePress = try copy(press)
        #expect(samePress.minimumPressDuration == 2 && samePress.allowableMovement == 33)
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.up, .left]
        #expect(try copy(swipe).direction == [.up, .left])
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .right
        #expect(try copy(edge).edges == .right)
    }

    @Test func whatAViewMakesForItselfIsNotDoubled() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [scroll, text, table] {
            let count = view.gestureRecognizers?.count ?? 0
            #expect(try copy(view).gestureRecognizers?.count ?? 0 == count, "\(type(of: view))")
        }
    }

    @Test func aButtonKeepsItsConfiguration() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Go"
        configuration.subtitle = "now"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 7
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        configuration.baseForegroundColor = .red
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = .green
        let button = UIButton(configuration: configuration)
        let again = try #require(try copy(button).configuration)
        #expect(again.title == "Go" && again.subtitle == "now" && again.image != nil)
        #expect(again.imagePlacement == .trailing && again.imagePadding == 7)
        #expect(again.cornerStyle == .capsule && again.buttonSize == .large)
        #expect(again.baseForegroundColor == .red)
        #expect(again.contentInsets == configuration.contentInsets)
        #expect(again.background.strokeWidth == 2 && again.background.strokeColor == .green)
        var plain = UIButton.Configuration.tinted()
        plain.title = "Go"
        let same = try copy(UIButton(configuration: plain)).configuration
        #expect(same == plain, "the style, too")
    }

    @Test func anAttributedTitleKeepsItsAttributes() throws {
        var title = AttributedString("Go")
        title.uiKit.font = .boldSystemFont(ofSize: 21)
        title.uiKit.foregroundColor = .red
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let again = try copy(UIButton(configuration: configuration)).configuration?.attributedTitle
        #expect(again?.uiKit.font == .boldSystemFont(ofSize: 21))
        #expect(again?.uiKit.foregroundColor == .red)
    }

    @Test func cellsKeepTheirConfigurations() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "a"
        content.secondaryText = "b"
        content.textProperties.color = .red
        content.textProperties.numberOfLines = 3
        content.imageProperties.cornerRadius = 5
        content.imageToTextPadding = 9
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = .blue
        background.cornerRadius = 6
        let row = UITableViewCell(style: .default, reuseIdentifier: "a")
        row.contentConfiguration = content
        row.backgroundConfiguration = background
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        item.contentConfiguration = content
        item.backgroundConfiguration = background
        let header = UITableViewHeaderFooterView(reuseIdentifier: "a")
        header.contentConfiguration = content
        header.backgroundConfiguration = background
        let contents = try [
            copy(row).contentConfiguration, copy(item).contentConfiguration,
            copy(header).contentConfiguration,
        ]
        for again in contents {
            let again = try #require(again as? UIListContentConfiguration)
            #expect(again.text == "a" && again.secondaryText == "b")
            #expect(again.textProperties.color == .red && again.textProperties.numberOfLines == 3)
            #expect(again.imageProperties.cornerRadius == 5 && again.imageToTextPadding == 9)
        }
        let backgrounds = try [
            copy(row).backgroundConfiguration, copy(item).backgroundConfiguration,
            copy(header).backgroundConfiguration,
        ]
        for again in backgrounds {
            #expect(again?.backgroundColor == .blue && again?.cornerRadius == 6)
        }
    }
}
