// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitInteraction
@testable import UIKitViews

/// Adds to the edit menu and notes what it is told.
@MainActor
private final class EditMenuProvider: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var adds: [UIMenuElement] = []

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions + adds)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        log.append("dismiss")
        animator.addCompletion { self.log.append("gone") }
    }
}

@MainActor
final class EditMenuTests {
    let app: TestApp
    let view = EditableView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.show(view)
        view.becomeFirstResponder()
    }

    private func titles() -> [String] {
        guard let bar = app.find(EditMenuBar.self) else { return [] }
        return bar.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func theMenuShowsWhatTheFirstResponderPerforms() throws {
        let provider = EditMenuProvider()
        var own = 0
        provider.adds = [UIAction(title: "Own") { _ in own += 1 }]
        let interaction = UIEditMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "x", sourcePoint: CGPoint(x: 150, y: 50))
        )
        app.settle()
        #expect(titles() == ["Cut", "Copy", "Select All", "Own"])
        let bar = try #require(app.find(EditMenuBar.self))
        #expect(bar.frame.maxY == 250)
        let copy: UILabel = try #require(app.find(UILabel.self, "Copy"))
        app.tap(copy)
        app.settle()
        #expect(view.done == ["copy"] && provider.log == ["present", "dismiss", "gone"])
        #expect(app.find(EditMenuBar.self) == nil)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        )
        app.settle()
        let last: UILabel = try #require(app.find(UILabel.self, "Own"))
        app.tap(last)
        #expect(own == 1)
    }

    @Test func aTouchBesideClosesTheMenuAndGoesOn() {
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        let button = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.superview?.addSubview(button)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        )
        app.settle()
        app.tap(button)
        app.settle()
        #expect(taps == 1 && app.find(EditMenuBar.self) == nil)
    }

    @Test func theMenuGoesBelowWhereThereIsNoRoomAbove() throws {
        view.frame.origin.y = 50
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10))
        )
        app.settle()
        let bar = try #require(app.find(EditMenuBar.self))
        #expect(bar.frame.minY == 60 && bar.frame.minX >= 8)
    }

    @Test func theMenuControllerShowsItsItemsAndTellsOfIt() throws {
        let controller = UIMenuController.shared
        var posted: [String] = []
        var tokens: [any NSObjectProtocol] = []
        for name in [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    let text = $0.name.rawValue
                    MainActor.assumeIsolated { posted.append(text) }
                }
            )
        }
        controller.menuItems = [
            UIMenuItem(title: "All", action: "selectAll:"),
            UIMenuItem(title: "None", action: "nobodyHasThis:"),
        ]
        controller.showMenu(from: view, rect: CGRect(x: 0, y: 0, width: 100, height: 20))
        app.settle()
        #expect(controller.isMenuVisible)
        #expect(titles() == ["Cut", "Copy", "Select All", "All"])
        #expect(controller.menuFrame.maxY == 200)
        controller.hideMenu(from: UIView())
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: view)
        app.settle()
        #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
        #expect(
            posted.map { $0.replacingOccurrences(of: "UIMenuController", with: "") } == [
                "WillShowMenuNotification", "DidShowMenuNotification",
                "WillHideMenuNotification", "DidHideMenuNotification",
            ]
        )
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        controller.menuItems = nil
    }

    @Test func whatDoesNotFitIsOnAnotherPage() throws {
        let provider = EditMenuProvider()
        provider.adds = (1...8).map { number in UIAction(title: "Number \(number)") { _ in } }
        let interaction = UIEditMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 150, y: 50))
        )
        app.settle()
        #expect(titles().first == "Cut" && !titles().contains("Number 8"))
        let bar = try #require(app.find(EditMenuBar.self))
        #expect(bar.frame.minX >= 8 && bar.frame.maxX <= 382)
        let turner = try #require(bar.subviews.last)
        app.tap(turner)
        #expect(!titles().contains("Cut") && !titles().isEmpty)
    }
}
