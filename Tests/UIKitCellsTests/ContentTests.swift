// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Contents of rows as values, and the view that shows them.
@MainActor
@Suite(.serialized)
struct ListContentTests {
    @Test func configurationsAreValues() {
        var one = UIListContentConfiguration.cell()
        one.text = "a"
        var other = one
        #expect(one == other)
        other.secondaryText = "b"
        #expect(one != other)
        #expect(Set([one, other]).count == 2)
        other.secondaryText = nil
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(Set([one, other]).count == 1)
        other.attributedText = NSAttributedString(string: "c")
        #expect(other.text == "c")
        other.text = "d"
        #expect(other.attributedText == nil)
        #expect(UIListContentConfiguration.cell() != .subtitleCell())
    }

    @Test func coloursFollowTheStateUntilTheyAreSet() {
        let traits = UITraitCollection.current
        var state = UICellConfigurationState(traitCollection: traits)
        state.isDisabled = true
        var content = UIListContentConfiguration.cell()
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        content.textProperties.color = .systemRed
        #expect(content.updated(for: state).textProperties.color == .systemRed)
        var background = UIBackgroundConfiguration.listPlainCell()
        state.isSelected = true
        #expect(background.updated(for: state).backgroundColor == .systemGray4)
        background.backgroundColor = .systemGreen
        #expect(background.updated(for: state).backgroundColor == .systemGreen)
    }

    @Test func aSelectedRowOfASidebarIsWhiteOnTheTint() {
        var state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        var content = UIListContentConfiguration.sidebarCell()
        #expect(content.updated(for: state).textProperties.color == .white)
        #expect(content.updated(for: state).imageProperties.tintColor == .white)
        let plain = UIListContentConfiguration.cell().updated(for: state)
        #expect(plain.imageProperties.tintColor == nil)
        content.imageProperties.tintColor = .systemRed
        #expect(content.updated(for: state).imageProperties.tintColor == .systemRed)
        state.isSelected = false
        #expect(content.updated(for: state).imageProperties.tintColor == .systemRed)
    }

    @Test func statesHoldValuesOfOnesOwn() {
        let key = UIConfigurationStateCustomKey("own")
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state[key] == nil)
        state[key] = 5
        #expect(state[key] == AnyHashable(5))
        state.isSelected = true
        #expect(state.description.contains("Selected"))
    }

    @Test func theViewFitsItsHeightToTheTexts() {
        var content = UIListContentConfiguration.cell()
        content.text = "A text"
        let view = content.makeContentView()
        #expect(view is UIListContentView)
        let single = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        content.secondaryText = "Another"
        view.configuration = content
        let double = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(double > single + 10)
        content.prefersSideBySideTextAndSecondaryText = true
        view.configuration = content
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == single)
        // There is no room for both on one line.
        #expect(view.sizeThatFits(CGSize(width: 90, height: 0)).height > single)
        #expect(view.supports(UIListContentConfiguration.subtitleCell()))
    }

    @Test func imagesStandBeforeTextsInTheRoomThatIsReserved() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "A"
        content.image = UIImage(systemName: "star")
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        let view = try #require(content.makeContentView() as? UIListContentView)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let label = try #require(view.subviews.first { $0 is UILabel && !$0.isHidden })
        let image = try #require(view.subviews.first { $0 is UIImageView })
        #expect(label.frame.minX == 56)
        #expect(image.frame.midX == 20)
        #expect(view.imageLayoutGuide != nil)
        #expect(view.secondaryTextLayoutGuide == nil)
    }

    @Test func actionsOfSwipesHaveTheColoursOfTheirStyles() {
        let action = UIContextualAction(style: .destructive, title: "x") { _, _, done in
            done(true)
        }
        #expect(action.backgroundColor == .systemRed)
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        action.backgroundColor = nil
        #expect(action.backgroundColor == .systemRed)
        let swipe = UISwipeActionsConfiguration(actions: [action])
        #expect(swipe.performsFirstActionWithFullSwipe)
        #expect(swipe.actions.count == 1)
    }

    @Test func collationSortsByLettersWithoutTheirMarks() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.section(forSectionIndexTitle: 3) == 3)
    }

    /// A class of nobody's, with a property that Objective-C sees.
    private final class Name {
        let text: String
        init(_ text: String) { self.text = text }
    }

    @Test func collationAsksObjectsOfAnyClass() {
        let collation = UILocalizedIndexedCollation.current()
        let selector = _selectorGet("text", { (name: Name) in name.text })
        let names = ["Duane", "delisa", "", "Justin"].map { Name($0) }
        let sorted = collation.sortedArray(from: names, collationStringSelector: selector)
        #expect(sorted.map { ($0 as? Name)?.text } == ["", "delisa", "Duane", "Justin"])
        let sections = names.map { collation.section(for: $0, collationStringSelector: selector) }
        #expect(sections == [3, 3, 26, 9])
    }
}
