// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ShowcasePages

/// What the page of editing does when one types, selects and searches.
///
/// `CASEMENT_PICTURES=FOLDER` writes a picture after each step.
@MainActor
@Suite(.serialized)
final class EditingPageTests {
    private let app: TestApp
    private let page = EditingPage()
    private var pictures = 0

    init() throws {
        app = try TestApp(device: "iPad Pro (11-inch)")
        app.rotate(to: .landscapeRight)
        app.show(page)
        app.settle()
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func look() throws {
        guard let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] else { return }
        pictures += 1
        try app.picture().write(to: "\(folder)/editing-\(pictures).png")
    }

    @Test func fieldsTellWhatIsTyped() throws {
        try look()
        let fields = page.fields
        app.tap(fields.name)
        app.type("Ann")
        #expect(fields.name.text == "Ann")
        #expect(fields.told.text == "Name: 2, 0, \"n\"")
        app.press(.keyboardReturnOrEnter)
        #expect(fields.password.isFirstResponder)
        app.type("abc")
        app.press(.keyboardReturnOrEnter)
        app.type("1x2")
        #expect(fields.amount.text == "12")
        try look()
        app.tap(fields.search.searchTextField)
        app.type("no")
        #expect(fields.told.text?.lowercased() == "search: \"no\"")
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        app.press(.keyboardDeleteOrBackspace)
        #expect(fields.search.searchTextField.tokens.isEmpty)
        try look()
    }

    @Test func theNoteCountsLetters() throws {
        let note = page.note
        let before = note.text.text.count
        app.tap(note.text)
        app.type("ab")
        #expect(note.text.text.count == before + 2)
        #expect(note.count.text == "\(before + 2) letters")
        note.text.selectAll(nil)
        app.settle()
        try look()
    }

    @Test func theListIsSearched() throws {
        let list = try #require(page.cities.topViewController as? CityList)
        #expect(list.tableView.numberOfRows(inSection: 0) == 27)
        let search = try #require(list.navigationItem.searchController)
        app.tap(search.searchBar.searchTextField)
        app.type("li")
        app.settle()
        #expect(list.tableView.numberOfRows(inSection: 0) == 4)
        try look()
        search.isActive = false
        app.settle()
        #expect(list.tableView.numberOfRows(inSection: 0) == 27)
        try look()
    }
}
