// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class Searcher: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        log.append("update \(bar.text ?? "") \(searchController.isActive)")
    }

    func willPresentSearchController(_ searchController: UISearchController) {
        log.append("willPresent \(searchController.isActive)")
    }

    func didPresentSearchController(_ searchController: UISearchController) {
        log.append("didPresent")
    }

    func willDismissSearchController(_ searchController: UISearchController) {
        log.append("willDismiss \(searchController.isActive)")
    }

    func didDismissSearchController(_ searchController: UISearchController) {
        log.append("didDismiss")
    }
}

/// Searching from a navigation bar.
@MainActor
@Suite(.serialized)
struct SearchControllerTests {
    private let searcher = Searcher()

    private func start(
        results: UIViewController? = nil,
        table: Bool = false
    ) throws -> (TestApp, UINavigationController, UISearchController) {
        let app = try TestApp(device: "iPhone 15")
        let root = table ? UITableViewController(style: .plain) : UIViewController()
        root.title = "Root"
        root.view.backgroundColor = .systemBackground
        let search = UISearchController(searchResultsController: results)
        search.searchBar.autocapitalizationType = .none
        search.searchResultsUpdater = searcher
        search.delegate = searcher
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        app.show(navigation)
        app.settle()
        return (app, navigation, search)
    }

    @Test func theSearchBarStandsBelowTheTitle() throws {
        let (_, navigation, search) = try start()
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 96)
        #expect(search.searchBar.isDescendant(of: bar))
        #expect(search.searchBar.frame.width == bar.frame.width)
        #expect(navigation.topViewController?.navigationItem.searchController === search)
        let covered = try #require(navigation.topViewController?.view.safeAreaInsets.top)
        #expect(abs(covered - (59 + 96)) < 0.01)
        navigation.topViewController?.navigationItem.searchController = nil
        navigation.view.layoutIfNeeded()
        #expect(bar.frame.height == 44)
        #expect(search.searchBar.window == nil)
    }

    @Test func aTapBeginsAndCancelEndsInOrder() throws {
        let (app, navigation, search) = try start()
        #expect(!search.isActive)
        app.tap(search.searchBar.searchTextField)
        #expect(search.isActive)
        #expect(searcher.take() == ["willPresent false", "update  true"])
        app.settle()
        #expect(searcher.take() == ["didPresent"])
        #expect(search.presentingViewController === navigation.topViewController)
        #expect(search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 52)
        app.type("ab")
        #expect(searcher.take() == ["update a true", "update ab true"])
        search.isActive = false
        #expect(searcher.take() == ["willDismiss true", "update  false"])
        app.settle()
        #expect(searcher.take() == ["didDismiss"])
        #expect(search.searchBar.text == "")
        #expect(!search.searchBar.isFirstResponder)
        #expect(!search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func anActiveSearchIsPresented() throws {
        let (app, navigation, search) = try start()
        let top = try #require(navigation.topViewController)
        #expect(top.presentedViewController == nil)
        search.isActive = true
        app.settle()
        #expect(top.presentedViewController === search)
        #expect(navigation.presentedViewController == nil)
        #expect(navigation.visibleViewController === top)
        top.dismiss(animated: false)
        app.settle()
        #expect(!search.isActive && top.presentedViewController == nil)
    }

    @Test func aSearchIsBegunByPresentingIt() throws {
        let (app, navigation, search) = try start()
        let top = try #require(navigation.topViewController)
        var isShown = false
        top.present(search, animated: true) { isShown = true }
        app.settle()
        #expect(search.isActive && isShown && search.searchBar.isFirstResponder)
        #expect(searcher.take().contains("didPresent"))
        top.dismiss(animated: true)
        app.settle()
        #expect(!search.isActive)
    }

    @Test func aPresentedSearchHoldsABarWithoutAPlace() throws {
        let (app, navigation, _) = try start()
        let top = try #require(navigation.topViewController)
        top.navigationItem.searchController = nil
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        top.present(search, animated: false)
        app.settle()
        #expect(search.searchBar.isDescendant(of: search.view))
        #expect(search.searchBar.window != nil && search.searchBar.isFirstResponder)
        #expect(search.presentingViewController === top)
        search.dismiss(animated: true)
        app.settle()
        #expect(search.searchBar.superview == nil && !search.isActive)
    }

    @Test func resultsShowWhereThereIsText() throws {
        let results = UIViewController()
        let (app, _, search) = try start(results: results)
        search.isActive = true
        app.settle()
        #expect(results.parent === search)
        #expect(results.view.window != nil)
        #expect(results.view.isHidden)
        app.type("x")
        #expect(!results.view.isHidden)
        #expect(search.showsSearchResultsController)
        search.showsSearchResultsController = false
        #expect(results.view.isHidden)
        search.showsSearchResultsController = true
        search.dismiss(animated: true)
        app.settle()
        #expect(results.view.window == nil)
    }

    @Test func aTapOnWhatIsDimmedEndsTheSearch() throws {
        let (app, _, search) = try start()
        search.isActive = true
        app.settle()
        app.tap(at: CGPoint(x: 100, y: 500))
        #expect(!search.isActive)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        app.settle()
        app.tap(at: CGPoint(x: 100, y: 500))
        #expect(search.isActive)
        search.isActive = false
        app.settle()
    }

    @Test func scopesAndTokensAreTold() throws {
        let (app, navigation, search) = try start()
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.isActive = true
        app.settle()
        #expect(search.searchBar.showsScopeBar)
        #expect(navigation.navigationBar.frame.height == 96)
        _ = searcher.take()
        search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "T")]
        #expect(searcher.take() == ["update  true"])
        search.isActive = false
        app.settle()
        #expect(search.searchBar.searchTextField.tokens.isEmpty)
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test func theBarHidesAsContentScrolls() throws {
        let (app, navigation, _) = try start(table: true)
        let controller = try #require(navigation.topViewController as? UITableViewController)
        controller.tableView.tableFooterView = UIView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 3000)
        )
        app.update()
        let top = controller.tableView.contentOffset.y
        #expect(navigation.navigationBar.frame.height == 96)
        controller.tableView.contentOffset.y = top + 20
        app.update()
        #expect(navigation.navigationBar.frame.height == 76)
        controller.tableView.contentOffset.y = top + 200
        app.update()
        #expect(navigation.navigationBar.frame.height == 44)
        controller.navigationItem.hidesSearchBarWhenScrolling = false
        app.update()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func pushingTakesTheSearchAwayAndPoppingBringsItBack() throws {
        let (app, navigation, search) = try start()
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        #expect(search.searchBar.window == nil)
        #expect(navigation.navigationBar.frame.height == 44)
        navigation.popViewController(animated: false)
        app.settle()
        #expect(search.searchBar.window != nil)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aBarOutsideANavigationBarSearchesToo() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = searcher
        controller.view.addSubview(search.searchBar)
        search.searchBar.frame = CGRect(x: 0, y: 60, width: 393, height: 56)
        app.show(controller)
        search.isActive = true
        app.settle()
        #expect(search.presentingViewController === controller)
        #expect(search.view.superview === controller.view)
        #expect(search.view.frame.minY == 116)
        search.isActive = false
        app.settle()
        #expect(search.view.superview == nil)
        #expect(searcher.take() == ["update  true", "update  false"])
    }
}
