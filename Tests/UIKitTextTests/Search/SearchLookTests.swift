// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pictures, moves and suggestions of search bars.
@MainActor
@Suite(.serialized)
struct SearchLookTests {
    private func shown() throws -> (TestApp, UISearchBar) {
        let app = try TestApp()
        app.drawsFrames = false
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        app.show(bar)
        app.update()
        return (app, bar)
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test func picturesAreKeptByPlaceAndMetrics() throws {
        let (_, bar) = try shown()
        let (one, other) = (picture(), picture())
        bar.setBackgroundImage(one, for: .any, barMetrics: .default)
        bar.setBackgroundImage(other, for: .top, barMetrics: .defaultPrompt)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === one)
        #expect(bar.backgroundImage(for: .top, barMetrics: .defaultPrompt) === other)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        bar.setSearchFieldBackgroundImage(one, for: .normal)
        bar.setSearchFieldBackgroundImage(other, for: .disabled)
        #expect(bar.searchFieldBackgroundImage(for: .disabled) === other)
        #expect(bar.searchTextField.background === one)
        #expect(bar.searchTextField.disabledBackground === other)
        bar.setImage(one, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === one)
        bar.setScopeBarButtonBackgroundImage(one, for: .selected)
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === one)
        bar.setScopeBarButtonDividerImage(
            other,
            forLeftSegmentState: .normal,
            rightSegmentState: .selected
        )
        #expect(
            bar.scopeBarButtonDividerImage(
                forLeftSegmentState: .normal,
                rightSegmentState: .selected
            ) === other
        )
    }

    @Test func fieldAndTextAreMoved() throws {
        let (app, bar) = try shown()
        let field = bar.searchTextField
        let before = (field.frame, field.textRect(forBounds: field.bounds))
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
        bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 1), for: .search)
        app.update()
        #expect(field.frame == before.0.offsetBy(dx: 3, dy: 2))
        #expect(field.textRect(forBounds: field.bounds) == before.1.offsetBy(dx: 7, dy: 0))
        #expect(field.leftViewRect(forBounds: field.bounds).minX == 4)
    }

    @Test func theBarIsAtTheTopUnlessItsDelegateSaysOtherwise() throws {
        let (_, bar) = try shown()
        #expect(bar.barPosition == .top)
        #expect(bar.barStyle == .default)
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func suggestionsShowBelowTheFieldWhileItIsEdited() throws {
        let (app, bar) = try shown()
        let field = bar.searchTextField
        field.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "One"),
            UISearchSuggestionItem(
                localizedSuggestion: "Two",
                localizedDescription: "The second",
                iconImage: nil
            ),
        ]
        let window = try #require(app.window)
        let count = window.subviews.count
        app.tap(field)
        app.update()
        #expect(window.subviews.count == count + 1)
        let list = try #require(window.subviews.last)
        #expect(list.frame.minY == 100 + field.frame.maxY + 8)
        #expect(list.frame.height == 88)
        #expect(list.subviews.last?.accessibilityLabel == "The second")
        app.tap(at: CGPoint(x: 160, y: list.frame.minY + 60))
        #expect(field.searchSuggestions == nil)
        #expect(list.superview == nil)
    }

    @Test func aSuggestionHoldsWhatItIsGiven() {
        let item = UISearchSuggestionItem(
            localizedAttributedSuggestion: NSAttributedString(string: "A")
        )
        item.representedObject = 3
        #expect(item.localizedSuggestion == "A")
        #expect(item.localizedAttributedSuggestion != nil)
        #expect(item.representedObject as? Int == 3)
        #expect(UISearchSuggestionItem(localizedSuggestion: "B").localizedDescription == nil)
    }
}
