// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// The whole showcase is used with the keyboard alone.
@MainActor
@Suite(.serialized)
final class KeyboardTests {
    private let app: TestApp

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        app.show(RootController())
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private var focused: UIView? {
        app.window.flatMap { UIFocusSystem.focusSystem(for: $0)?.focusedItem } as? UIView
    }

    /// Presses Tab until the focus is where it is wanted.
    private func tab(to isWanted: (UIView) -> Bool) -> Bool {
        for _ in 0..<200 {
            app.press(.keyboardTab)
            if let focused, isWanted(focused) { return true }
        }
        return false
    }

    /// Goes to the sidebar by Tab, and by arrows to the row of a page.
    private func go(to page: String) -> Bool {
        guard tab(to: { $0 is SidebarRow }) else { return false }
        // Tab comes back to the row that had the focus; most often the page is below it.
        for arrow in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow] {
            for _ in PageList.all where focused?.accessibilityIdentifier != page {
                app.press(arrow)
            }
        }
        return focused?.accessibilityIdentifier == page
    }

    /// Every control below a view that can be used; a list is one stop of Tab, as on iOS, and
    /// arrows go on in it.
    private func controls(_ view: UIView) -> [UIControl] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        let own = (view as? UIControl).map { $0.isEnabled && !$0.bounds.isEmpty ? [$0] : [] } ?? []
        if view is UITableView || view is UICollectionView { return own }
        return own + view.subviews.flatMap { controls($0) }
    }

    @Test func everyPageIsReachedByKeysAndEveryControlOnIt() {
        for entry in PageList.all {
            #expect(go(to: entry.title))
            app.press(.keyboardReturnOrEnter)
            app.advance(by: 0.5)
            let row = app.find(SidebarRow.self, entry.title)
            #expect(row?.isSelected == true, "\(entry.title) was not chosen")
            guard let window = app.window else { return }
            // The rows are one stop; arrows have been to each.
            var missing = Set(
                controls(window).filter { !($0 is SidebarRow) }.map { ObjectIdentifier($0) }
            )
            for _ in 0..<(missing.count + 5) {
                app.press(.keyboardTab)
                if let focused { missing.remove(ObjectIdentifier(focused)) }
            }
            #expect(missing.isEmpty, "\(missing.count) controls of \(entry.title) are not reached")
        }
    }

    @Test func everyControlTakesAReturnWithoutHarm() {
        for entry in PageList.all {
            #expect(go(to: entry.title))
            app.press(.keyboardSpacebar)
            app.advance(by: 0.2)
            for _ in 0..<12 {
                app.press(.keyboardTab)
                if focused is SidebarRow { continue }
                app.press(.keyboardReturnOrEnter)
                app.advance(by: 0.05)
            }
            // What a control has opened, a menu for example, keeps the focus until it is closed.
            app.press(.keyboardEscape)
            app.advance(by: 0.5)
        }
        #expect(app.window != nil)
    }

    @Test func aCodeIsTypedIntoTheFieldForIt() {
        #expect(go(to: "Touch"))
        app.press(.keyboardReturnOrEnter)
        #expect(tab { $0 is CodeField })
        guard let field = focused as? CodeField else { return }
        // Who takes text is first with the focus; Return ends that here, and begins it again.
        app.type("12x34\n5")
        #expect(field.code == "1234")
        app.press(.keyboardReturnOrEnter)
        app.press(.keyboardDeleteOrBackspace)
        app.type("5678")
        #expect(field.code == "123567")
    }

    @Test func aMenuIsOpenedAndUsedByKeys() {
        #expect(go(to: "Menus"))
        app.press(.keyboardReturnOrEnter)
        #expect(tab { ($0 as? UIButton)?.configuration?.title == "Actions" })
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 0.5)
        app.press(.keyboardDownArrow)
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 0.5)
        #expect(app.find(UILabel.self, "Chose Play") != nil)
        // The key for context menus does so, too, where a tap would do something else.
        app.press(.keyboardApplication)
        app.advance(by: 0.5)
        app.press(.keyboardDownArrow)
        app.press(.keyboardDownArrow)
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 0.5)
        #expect(app.find(UILabel.self, "Chose Pause") != nil)
    }

    @Test func arrowsGoDownTheSidebar() {
        #expect(tab { $0 is SidebarRow })
        let first = focused
        app.press(.keyboardDownArrow)
        #expect(focused is SidebarRow && focused !== first)
        app.press(.keyboardUpArrow)
        #expect(focused === first)
        // Tab leaves the list, and comes back to the row that had the focus.
        app.press(.keyboardDownArrow)
        let second = focused
        app.press(.keyboardTab)
        #expect(!(focused is SidebarRow))
        app.press(.keyboardTab, modifiers: .shift)
        #expect(focused === second)
    }
}
