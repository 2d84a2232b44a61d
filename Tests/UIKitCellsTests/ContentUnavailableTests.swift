// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class ListController: UIViewController {
    var isEmpty = true
    var makes: () -> UIContentUnavailableConfiguration = { .empty() }
    var updates: [String?] = []

    override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {
        updates.append(state.searchText)
        contentUnavailableConfiguration = isEmpty ? makes() : nil
    }

    var shown: UIContentUnavailableView? {
        view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }
}

/// What stands in the place of content that is not there.
@MainActor
@Suite(.serialized)
struct ContentUnavailableTests {
    private func texts(_ view: UIView?) -> [String] {
        guard let view else { return [] }
        let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts($0) }
    }

    private func parts<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
        let own = (view as? Part).map { [$0] } ?? []
        return own + view.subviews.flatMap { parts(type, in: $0) }
    }

    @Test func theKindsHaveTheirContent() {
        let empty = UIContentUnavailableConfiguration.empty()
        #expect(empty.text == nil && empty.image == nil)
        #expect(UIContentUnavailableConfiguration.loading().image == nil)
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results")
        #expect(search.image != nil && search.secondaryText != nil)
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "plum"
        #expect(search.updated(for: state).text == "No Results for “plum”")
        var own = search
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
        own.text = nil
        #expect(own.updated(for: state).text == nil)
        #expect(own != search && Set([own, search]).count == 2)
    }

    @Test func theContentStandsInTheMiddleOneBelowTheOther() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "star")
        content.text = "No Favorites"
        content.secondaryText = "They stand here."
        content.button.title = "Add"
        let view = try #require(content.makeContentView() as? UIContentUnavailableView)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        let image = try #require(parts(UIImageView.self, in: view).first { $0.image != nil })
        let labels = parts(UILabel.self, in: view).filter { $0.text?.isEmpty == false }
        let title = try #require(labels.first { $0.text == "No Favorites" })
        let second = try #require(labels.first { $0.text == "They stand here." })
        let button = try #require(parts(UIButton.self, in: view).first)
        for part in [image, title, second, button] as [UIView] {
            #expect(abs(part.frame.midX - 160) <= 0.5)
        }
        #expect(abs(title.frame.minY - image.frame.maxY - content.imageToTextPadding) < 0.01)
        #expect(
            abs(second.frame.minY - title.frame.maxY - content.textToSecondaryTextPadding) < 0.01
        )
        #expect(abs(button.frame.minY - second.frame.maxY - content.textToButtonPadding) < 0.01)
        #expect(abs(image.frame.minY - (480 - button.frame.maxY)) <= 1)
        content.alignment = .natural
        view.configuration = content
        view.layoutIfNeeded()
        #expect(title.frame.minX == 16)
    }

    @Test func contentThatIsTooHighScrolls() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = String(repeating: "word ", count: 200)
        let view = UIContentUnavailableView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.layoutIfNeeded()
        let scroller = try #require(parts(UIScrollView.self, in: view).first)
        #expect(scroller.isScrollEnabled && scroller.contentSize.height > 200)
        view.isScrollEnabled = false
        view.layoutIfNeeded()
        #expect(!scroller.isScrollEnabled)
        content.text = "word"
        view.isScrollEnabled = true
        view.configuration = content
        view.layoutIfNeeded()
        #expect(!scroller.isScrollEnabled)
    }

    @Test func theButtonsDoTheirActions() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = ListController()
        var taps = 0
        controller.makes = {
            var content = UIContentUnavailableConfiguration.empty()
            content.text = "Nothing"
            content.button.title = "Add"
            content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
            content.secondaryButton.title = "Help"
            content.secondaryButtonProperties.isEnabled = false
            return content
        }
        app.show(controller)
        app.settle()
        let view = try #require(controller.shown)
        #expect(view.frame == controller.view.bounds)
        let buttons = parts(UIButton.self, in: view)
        #expect(buttons.map(\.isEnabled) == [true, false])
        app.tap(buttons[0])
        #expect(taps == 1)
        #expect(buttons[0].accessibilityLabel == "Add")
    }

    @Test func aControllerUpdatesBeforeItsLayout() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = ListController()
        controller.makes = {
            var content = UIContentUnavailableConfiguration.empty()
            content.text = "Nothing"
            return content
        }
        app.show(controller)
        app.settle()
        #expect(controller.updates == [nil])
        #expect(texts(controller.shown) == ["Nothing"])
        let later = UIView()
        controller.view.addSubview(later)
        app.settle()
        #expect(controller.view.subviews.last === controller.shown)
        controller.isEmpty = false
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.shown != nil)
        app.settle()
        #expect(controller.shown == nil)
        #expect(controller.contentUnavailableConfiguration == nil)
        #expect(controller.updates.count == 2)
    }

    @Test func aLoadingViewSpins() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        app.show(controller)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        app.update()
        let view = try #require(
            controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
        )
        let indicator = try #require(parts(UIActivityIndicatorView.self, in: view).first)
        #expect(indicator.isAnimating && !indicator.isHidden)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        #expect(!indicator.isAnimating)
        #expect(texts(view).first == "No Results")
    }

    @Test func inATableItStaysWhileTheTableScrolls() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = UITableViewController(style: .plain)
        app.show(controller)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        app.settle()
        controller.tableView.contentOffset.y += 30
        app.settle()
        let view = try #require(
            controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
        )
        #expect(view.frame == controller.tableView.bounds)
    }

    @Test func theStateSaysWhatIsSearchedFor() throws {
        let app = try TestApp(device: "iPhone 15")
        let controller = ListController()
        controller.makes = { .search() }
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.autocapitalizationType = .none
        controller.navigationItem.searchController = search
        app.show(UINavigationController(rootViewController: controller))
        app.settle()
        app.tap(search.searchBar.searchTextField)
        app.settle()
        app.type("fig")
        app.settle()
        #expect(controller.updates.last == "fig")
        #expect(texts(controller.shown).first == "No Results for “fig”")
        search.isActive = false
        app.settle()
        #expect(controller.updates.last == .some(nil))
    }

    @Test func aViewIsArchivedWithItsConfiguration() throws {
        var content = UIContentUnavailableConfiguration.search()
        content.secondaryText = nil
        content.button.title = "Again"
        content.alignment = .natural
        let view = UIContentUnavailableView(configuration: content)
        view.isScrollEnabled = false
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        let read = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
                as? UIContentUnavailableView
        )
        let copy = try #require(read.configuration as? UIContentUnavailableConfiguration)
        #expect(copy.text == "No Results" && copy.secondaryText == nil)
        #expect(copy.button.title == "Again" && copy.alignment == .natural)
        #expect(!read.isScrollEnabled)
    }
}
