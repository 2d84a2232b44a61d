// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class SearchListener: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append("text \(searchText)")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}

@Suite(.serialized)
@MainActor
struct SearchBarTests {
    private func shown() throws -> (TestApp, UISearchBar, SearchListener) {
        let app = try TestApp()
        app.drawsFrames = false
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        bar.autocapitalizationType = .none
        let listener = SearchListener()
        bar.delegate = listener
        app.show(bar)
        return (app, bar, listener)
    }

    @Test func typingSearchingAndCancellingAreTold() throws {
        let (app, bar, listener) = try shown()
        bar.showsCancelButton = true
        app.update()
        app.tap(bar.searchTextField)
        app.type("ab")
        app.press(.keyboardReturnOrEnter)
        #expect(listener.calls == ["begin", "text a", "text ab", "search"])
        app.tap(at: CGPoint(x: 290, y: 128))
        #expect(listener.calls.last == "cancel")
        bar.resignFirstResponder()
        #expect(listener.calls.last == "end")
    }

    @Test func theFieldIsThirtySixPointsHighAndScopesMakeTheBarHigher() throws {
        let (_, bar, _) = try shown()
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.height == 36)
        #expect(bar.intrinsicContentSize.height == 56)
        bar.scopeButtonTitles = ["All", "Some"]
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
    }

    @Test func tokensStandBeforeTheTextAndAreDeletedAtItsStart() throws {
        let (app, bar, _) = try shown()
        let field = bar.searchTextField
        let plain = field.textRect(forBounds: field.bounds)
        field.tokens = [
            UISearchToken(icon: nil, text: "One"), UISearchToken(icon: nil, text: "Two"),
        ]
        #expect(field.textRect(forBounds: field.bounds).minX > plain.minX + 50)
        field.becomeFirstResponder()
        app.type("x")
        app.press(.keyboardDeleteOrBackspace, times: 2)
        #expect(field.text == "")
        #expect(field.tokens.count == 1)
    }
}
