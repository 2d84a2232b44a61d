// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Finding and replacing in text views.
@MainActor
@Suite(.serialized)
struct FindTests {
    private func start(_ text: String) throws -> (TestApp, UITextView, UIFindInteraction) {
        let (app, view) = try shownView(text)
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        let find = try #require(view.findInteraction)
        view.becomeFirstResponder()
        return (app, view, find)
    }

    private func navigator(_ app: TestApp) throws -> UIView {
        try #require(app.window?.subviews.last)
    }

    @Test func whatIsTypedIsFoundAndCounted() throws {
        let (app, view, find) = try start("one two One onerous two")
        view.selectedRange = NSRange(location: 0, length: 0)
        find.presentFindNavigator(showingReplace: false)
        #expect(find.isFindNavigatorVisible)
        app.type("one")
        let session = try #require(find.activeFindSession)
        #expect(session.resultCount == 3)
        #expect(session.highlightedResultIndex == 0)
        find.findNext()
        #expect(session.highlightedResultIndex == 1)
        find.findPrevious()
        find.findPrevious()
        #expect(session.highlightedResultIndex == 2)
        #expect(find.searchText == "one")
        find.dismissFindNavigator()
        #expect(!find.isFindNavigatorVisible)
        #expect(find.activeFindSession == nil)
        #expect(find.searchText == "one")
        #expect(view.isFirstResponder)
    }

    @Test func oneOrAllAreReplaced() throws {
        let (_, view, find) = try start("a b a c a")
        find.searchText = "a"
        find.replacementText = "xx"
        view.selectedRange = NSRange(location: 0, length: 0)
        find.presentFindNavigator(showingReplace: true)
        let session = try #require(find.activeFindSession)
        #expect(session.supportsReplacement)
        #expect(session.resultCount == 3)
        session.performSingleReplacement(query: "a", replacementString: "xx", options: nil)
        #expect(view.text == "xx b a c a")
        #expect(session.resultCount == 2)
        session.replaceAll(searchQuery: "a", replacementString: "y", options: nil)
        #expect(view.text == "xx b y c y")
        #expect(session.resultCount == 0)
        view.isEditable = false
        #expect(!session.supportsReplacement)
        find.dismissFindNavigator()
    }

    @Test func commandsSearchWhereThatIsAllowed() throws {
        let (app, view, find) = try start("abc abc")
        #expect(view.canPerformAction("find:", withSender: nil))
        view.selectedRange = NSRange(location: 0, length: 3)
        view.useSelectionForFind(nil)
        #expect(find.searchText == "abc")
        view.find(nil)
        #expect(find.activeFindSession?.resultCount == 2)
        app.press(.keyboardReturnOrEnter)
        #expect(find.activeFindSession?.highlightedResultIndex == 1)
        view.isFindInteractionEnabled = false
        #expect(!find.isFindNavigatorVisible)
        #expect(!view.canPerformAction("find:", withSender: nil))
    }

    @Test func aSessionOfOnesOwnIsAsked() throws {
        final class Session: UIFindSession {
            var asked: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) {
                asked.append(query)
            }
        }
        final class Giver: NSObject, UIFindInteractionDelegate {
            let session = Session()
            var log: [String] = []
            func findInteraction(
                _ interaction: UIFindInteraction,
                sessionFor view: UIView
            ) -> UIFindSession? { session }
            func findInteraction(
                _ interaction: UIFindInteraction,
                didBegin session: UIFindSession
            ) { log.append("begin") }
            func findInteraction(
                _ interaction: UIFindInteraction,
                didEnd session: UIFindSession
            ) { log.append("end") }
        }
        let app = try TestApp()
        let giver = Giver()
        let interaction = UIFindInteraction(sessionDelegate: giver)
        let view = UIView()
        view.addInteraction(interaction)
        app.show(view)
        interaction.presentFindNavigator(showingReplace: false)
        app.type("q")
        #expect(giver.session.asked == ["q"])
        interaction.dismissFindNavigator()
        #expect(giver.log == ["begin", "end"])
    }
}
