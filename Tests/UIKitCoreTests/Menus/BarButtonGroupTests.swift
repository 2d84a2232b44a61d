// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@testable import UIKitViews

@MainActor
struct BarButtonGroupTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
    }

    @Test func aButtonIsInOneGroupAtATime() {
        let items = ["a", "b"].map(item)
        let first = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        #expect(items[0].buttonGroup === first && !first.isDisplayingRepresentativeItem)
        let second = items[0].creatingFixedGroup()
        #expect(items[0].buttonGroup === second && first.barButtonItems == [items[1]])
        second.barButtonItems = []
        #expect(items[0].buttonGroup == nil)
    }

    @Test func aGroupDoesNotLiveByItsButtons() {
        let button = item("a")
        weak let group = button.creatingMovableGroup(customizationIdentifier: "x")
        #expect(group == nil && button.buttonGroup == nil)
    }

    @Test func aGroupIsAMenuOfItsButtons() {
        let group = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "edit",
            items: ["a", "b"].map(item)
        )
        var menu = group.menuRepresentation as? UIMenu
        #expect(menu?.children.map(\.title) == ["a", "b"])
        #expect(menu?.options.contains(.displayInline) == true)
        group.representativeItem = item("more")
        menu = group.menuRepresentation as? UIMenu
        #expect(menu?.title == "more")
        group.menuRepresentation = UIAction(title: "own") { _ in }
        #expect(group.menuRepresentation?.title == "own")
        #expect(!group.isHidden && !group.alwaysAvailable)
    }

    @Test func aGroupSurvivesAnArchive() throws {
        let group = UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)],
            representativeItem: UIBarButtonItem(title: "r", style: .plain, target: nil, action: nil)
        )
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: group,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let again = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        let read = try #require(again as? UIBarButtonItemGroup)
        #expect(read.barButtonItems.map(\.title) == ["a"] && read.representativeItem?.title == "r")
        #expect(read.barButtonItems.first?.buttonGroup === read)
    }

    @Test func aRespondersShortcutsStayTheSameObject() {
        let view = UIView()
        let assistant = view.inputAssistantItem
        #expect(assistant === view.inputAssistantItem && assistant.allowsHidingShortcuts)
        #expect(
            assistant.leadingBarButtonGroups.isEmpty && assistant.trailingBarButtonGroups.isEmpty
        )
        assistant.leadingBarButtonGroups = [item("a").creatingFixedGroup()]
        #expect(view.inputAssistantItem.leadingBarButtonGroups.count == 1)
    }

    @Test func textFromACameraGoesToWhoTakesIt() {
        final class Taker: UIView {
            var taken = 0
            override func captureTextFromCamera(_ sender: Any?) { taken += 1 }
        }
        let taker = Taker()
        #expect(taker.canPerformAction("captureTextFromCamera:", withSender: nil))
        #expect(!UIView().canPerformAction("captureTextFromCamera:", withSender: nil))
        _ = UIApplication.shared.sendAction(
            "captureTextFromCamera:",
            to: taker,
            from: nil,
            for: nil
        )
        #expect(taker.taken == 1)
    }

    @Test func anElementPresentsFromItsSender() {
        let button = UIView()
        var sources: [AnyObject?] = []
        let action = UIAction { sources.append($0.presentationSourceItem) }
        action.performWithSender(button, target: nil)
        action.performWithSender("no view" as NSString, target: nil)
        #expect(sources.count == 2 && sources[0] === button && sources[1] == nil)
        #expect(action.presentationSourceItem == nil)
    }

    @Test func aGuideCanBePointedAtWhileItIsShown() {
        let guide = UILayoutGuide()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
            guide.widthAnchor.constraint(equalToConstant: 7),
            guide.heightAnchor.constraint(equalToConstant: 8),
        ])
        #expect(guide.frame(in: view) == nil)
        let window = makeWindow()
        window.isHidden = false
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(guide.frame(in: window) == CGRect(x: 15, y: 26, width: 7, height: 8))
    }
}
