// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControllers

/// Groups of buttons in navigation bars, and the menu of a title.
@MainActor
struct ItemGroupTests {
    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// The texts of a bar's buttons with the places of their left edges.
    private func places(in view: UIView) -> [String: CGFloat] {
        var places: [String: CGFloat] = [:]
        if let button = view as? BarButton, let title = button.item.title {
            places[title] = button.frame.minX
        }
        for subview in view.subviews { places.merge(self.places(in: subview)) { $1 } }
        return places
    }

    @Test func theRightButtonsAreOneFixedGroup() {
        let item = UINavigationItem()
        let (outer, inner) = (button("outer"), button("inner"))
        #expect(item.trailingItemGroups.isEmpty)
        item.rightBarButtonItems = [outer, inner]
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[inner, outer]])
        #expect(item.rightBarButtonItems == [outer, inner])
        #expect(item.trailingItemGroups.first === item.trailingItemGroups.first)
        item.trailingItemGroups.first?.barButtonItems = [inner]
        #expect(item.rightBarButtonItems == [inner] && item.rightBarButtonItem === inner)
        item.rightBarButtonItem = outer
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[outer]])
    }

    @Test func theGroupsAreTheButtons() {
        let item = UINavigationItem()
        let buttons = ["a", "b", "c"].map(button)
        item.trailingItemGroups = [
            .fixedGroup(items: [buttons[0], buttons[1]]), .fixedGroup(items: [buttons[2]]),
        ]
        #expect(item.rightBarButtonItems == [buttons[2], buttons[1], buttons[0]])
        let left = button("left")
        item.leadingItemGroups = [left.creatingFixedGroup()]
        #expect(item.leftBarButtonItem === left)
        item.leftBarButtonItems = nil
        #expect(item.leadingItemGroups.isEmpty && item.leftBarButtonItem == nil)
    }

    @Test func aBarShowsTheButtonsOfGroups() throws {
        let app = try TestApp()
        let controller = UIViewController()
        let item = controller.navigationItem
        let hidden = UIBarButtonItemGroup.fixedGroup(items: [button("hidden")])
        hidden.isHidden = true
        item.leadingItemGroups = [.fixedGroup(items: [button("left")])]
        item.trailingItemGroups = [.fixedGroup(items: [button("a"), button("b")]), hidden]
        item.pinnedTrailingGroup = .fixedGroup(items: [button("pinned")])
        let navigation = UINavigationController(rootViewController: controller)
        app.show(navigation)
        app.update()
        let shown = places(in: navigation.navigationBar).sorted { $0.value < $1.value }
        #expect(shown.map(\.key) == ["left", "a", "b", "pinned"])
        hidden.isHidden = false
        app.update()
        #expect(places(in: navigation.navigationBar)["hidden"] != nil)
        item.pinnedTrailingGroup = nil
        app.update()
        #expect(places(in: navigation.navigationBar)["pinned"] == nil)
    }

    @Test func aTapOnTheTitleShowsItsMenu() throws {
        let app = try TestApp()
        let controller = UIViewController()
        controller.title = "Document"
        var chosen = 0
        controller.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Duplicate") { _ in chosen += 1 }])
        }
        let navigation = UINavigationController(rootViewController: controller)
        app.show(navigation)
        app.update()
        let bar = navigation.navigationBar
        app.tap(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY))
        app.settle()
        let label: UILabel = try #require(app.find(UILabel.self, "Duplicate"))
        app.tap(label)
        app.settle()
        #expect(chosen == 1)
    }

    @Test func whatIsNotBuiltIsKeptAndSaysSo() {
        let item = UINavigationItem()
        let document = UIDocumentProperties(url: URL(fileURLWithPath: "/a.txt"))
        item.documentProperties = document
        item.customizationIdentifier = "a"
        item.centerItemGroups = [.fixedGroup(items: [])]
        #expect(item.documentProperties === document && item.customizationIdentifier == "a")
        #expect(item.centerItemGroups.count == 1)
        #expect(Unbuilt.names.contains("UINavigationItem.documentProperties"))
    }
}
