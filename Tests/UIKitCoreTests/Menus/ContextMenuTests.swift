// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitInteraction
@testable import UIKitValues
@testable import UIKitViews

/// Provides a menu and notes what it is told.
@MainActor
final class MenuProvider: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var menu: UIMenu?
    var place: CGPoint?
    var preview: UIViewController?

    init(_ menu: UIMenu?) { self.menu = menu }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        place = location
        guard let menu else { return nil }
        return UIContextMenuConfiguration(
            previewProvider: preview == nil ? nil : { self.preview },
            actionProvider: { _ in menu }
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("display")
        animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("end")
        animator?.addCompletion { self.log.append("ended") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
    }
}

@MainActor
final class ContextMenuTests {
    let app: TestApp
    let view = UIView(frame: CGRect(x: 60, y: 200, width: 120, height: 80))
    let provider: MenuProvider
    let interaction: UIContextMenuInteraction
    var chosen: [String] = []

    init() throws {
        app = try TestApp(device: "iPhone 14")
        // Drawing every frame of every animation would take minutes; one test does.
        UIView.setAnimationsEnabled(false)
        provider = MenuProvider(nil)
        interaction = UIContextMenuInteraction(delegate: provider)
        view.backgroundColor = .systemBlue
        view.layer.cornerRadius = 12
        view.addInteraction(interaction)
        app.show(view)
        provider.menu = UIMenu(
            title: "Photo",
            children: [
                action("Copy", "doc"), action("Share", "square.and.arrow.up"),
                UIMenu(title: "More", children: [action("Rotate"), action("Flip")]),
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(
                            title: "Delete",
                            image: UIImage(systemName: "trash"),
                            attributes: .destructive
                        ) { _ in self.chosen.append("Delete") }
                    ]
                ),
            ]
        )
    }

    private func action(_ title: String, _ symbol: String? = nil) -> UIAction {
        UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { _ in
            self.chosen.append(title)
        }
    }

    private func open() {
        app.press(at: app.center(of: view), duration: 0.6)
        app.settle()
    }

    private func label(_ text: String) throws -> UILabel {
        try #require(app.find(UILabel.self, text))
    }

    @Test func aLongPressLiftsTheViewAndShowsTheMenu() throws {
        UIView.setAnimationsEnabled(true)
        open()
        #expect(provider.place == CGPoint(x: 60, y: 40))
        #expect(provider.log == ["display", "displayed"])
        #expect(interaction.menuAppearance == .rich)
        #expect(app.find(PreviewPlatter.self) != nil)
        app.tap(try label("Share"))
        app.settle()
        #expect(chosen == ["Share"])
        #expect(provider.log == ["display", "displayed", "end", "ended"])
        #expect(app.find(MenuListView.self) == nil && OpenMenus.current == nil)
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test func aShortTouchOrOneThatMovesShowsNothing() {
        app.press(at: app.center(of: view), duration: 0.3)
        app.drag(from: app.center(of: view), to: CGPoint(x: 200, y: 400), duration: 1)
        app.settle()
        #expect(app.find(MenuListView.self) == nil && provider.log == [])
    }

    @Test func noConfigurationMeansNoMenu() {
        provider.menu = nil
        open()
        #expect(app.find(MenuListView.self) == nil && provider.log == [])
    }

    @Test func aFingerThatWasNeverLiftedChoosesWhereItIsLifted() throws {
        let finger = app.finger()
        finger.down(at: app.center(of: view))
        app.advance(by: 1)
        finger.move(to: app.center(of: try label("Copy")), duration: 0.2)
        finger.up()
        app.settle()
        #expect(chosen == ["Copy"])
    }

    @Test func aTapBesideClosesTheMenuAndTouchesNothingElse() {
        open()
        app.tap(at: CGPoint(x: 10, y: 800))
        app.settle()
        #expect(chosen == [] && provider.log.last == "ended")
        #expect(app.find(MenuListView.self) == nil)
    }

    @Test func aTapOnThePreviewCommits() throws {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        controller.view.backgroundColor = .systemGreen
        provider.preview = controller
        open()
        let platter = try #require(app.find(PreviewPlatter.self))
        #expect(platter.bounds.size == CGSize(width: 200, height: 150))
        app.tap(at: app.center(of: platter))
        app.settle()
        #expect(provider.log == ["display", "displayed", "commit", "end", "ended"])
    }

    @Test func aSubmenuOpensOverItsRowAndGoesBack() throws {
        open()
        app.tap(try label("More"))
        app.settle()
        #expect(app.find(UILabel.self, "Rotate") != nil)
        app.press(.keyboardEscape)
        app.settle()
        #expect(app.find(UILabel.self, "Rotate") == nil)
        app.tap(try label("More"))
        app.settle()
        app.tap(try label("Flip"))
        app.settle()
        #expect(chosen == ["Flip"] && app.find(MenuListView.self) == nil)
    }

    @Test func arrowsAndReturnChoose() {
        open()
        app.press(.keyboardDownArrow, times: 2)
        app.press(.keyboardReturnOrEnter)
        app.settle()
        #expect(chosen == ["Share"])
        open()
        app.press(.keyboardUpArrow)
        app.press(.keyboardReturnOrEnter)
        app.settle()
        #expect(chosen == ["Share", "Delete"])
        open()
        app.press(.keyboardEscape)
        app.settle()
        #expect(app.find(MenuListView.self) == nil)
    }

    @Test func aSecondaryClickShowsTheMenuAtThePointer() throws {
        app.click(at: app.center(of: view), button: .secondary)
        app.settle()
        #expect(interaction.menuAppearance == .compact && app.find(PreviewPlatter.self) == nil)
        let list = try #require(app.find(MenuListView.self))
        #expect(list.frame.origin == app.center(of: view))
    }

    @Test func theMenuStaysInsideTheSafeArea() throws {
        let window = try #require(app.window)
        let room = window.bounds.inset(by: window.safeAreaInsets)
        for point in [CGPoint(x: 2, y: 60), CGPoint(x: 380, y: 830), CGPoint(x: 200, y: 820)] {
            view.center = point
            app.update()
            app.click(at: point, button: .secondary)
            app.settle()
            let list = try #require(app.find(MenuListView.self))
            #expect(room.contains(list.frame.origin) && list.frame.maxX <= room.maxX)
            #expect(list.frame.maxY <= room.maxY)
            interaction.dismissMenu()
            app.settle()
        }
    }

    @Test func whatIsHiddenIsNotShownAndWhatIsDisabledIsNotChosen() throws {
        provider.menu = UIMenu(children: [
            UIAction(title: "No", attributes: .disabled) { _ in self.chosen.append("No") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UICommand(title: "Nobody", action: "nobodyHasThis:"),
            action("Yes"),
        ])
        open()
        #expect(app.find(UILabel.self, "Hidden") == nil && app.find(UILabel.self, "Nobody") == nil)
        app.tap(try label("No"))
        app.settle()
        #expect(chosen == [] && app.find(MenuListView.self) != nil)
        app.tap(try label("Yes"))
        app.settle()
        #expect(chosen == ["Yes"])
    }

    @Test func deferredElementsComeWhenTheyAreReady() throws {
        var ready: (([UIMenuElement]) -> Void)?
        var asked = 0
        provider.menu = UIMenu(children: [
            action("First"),
            UIDeferredMenuElement { completion in
                asked += 1
                ready = completion
            },
        ])
        open()
        #expect(app.find(UILabel.self, "Loading\u{2026}") != nil && asked == 1)
        ready?([action("Late")])
        app.update()
        #expect(app.find(UILabel.self, "Loading\u{2026}") == nil)
        app.tap(try label("Late"))
        app.settle()
        open()
        #expect(chosen == ["Late"] && asked == 1)
    }

    @Test func anElementThatKeepsTheMenuLeavesItOpen() throws {
        provider.menu = UIMenu(children: [
            UIAction(title: "Stay", attributes: .keepsMenuPresented) { _ in
                self.chosen.append("Stay")
            }
        ])
        open()
        app.tap(try label("Stay"))
        app.tap(try label("Stay"))
        app.settle()
        #expect(chosen == ["Stay", "Stay"] && app.find(MenuListView.self) != nil)
    }

    @Test func ofASingleSelectionOneIsOn() throws {
        let menu = UIMenu(
            options: [.displayInline, .singleSelection],
            children: [
                UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in },
            ]
        )
        provider.menu = UIMenu(children: [menu])
        open()
        app.tap(try label("Two"))
        app.settle()
        #expect(menu.selectedElements.map(\.title) == ["Two"])
    }

    @Test func anOpenMenuCanBeChanged() {
        open()
        interaction.updateVisibleMenu { $0.replacingChildren([self.action("New")]) }
        app.update()
        #expect(app.find(UILabel.self, "New") != nil && app.find(UILabel.self, "Copy") == nil)
    }

    @Test func anotherSizeOfTheWindowClosesTheMenu() {
        open()
        app.rotate(to: .landscapeLeft)
        app.settle()
        #expect(app.find(MenuListView.self) == nil && provider.log.last == "ended")
    }

    @Test func smallElementsAndPalettesStandSideBySide() throws {
        provider.menu = UIMenu(
            preferredElementSize: .medium,
            children: [
                action("Cut", "trash"), action("Copy", "doc"), action("Paste", "folder"),
                UIMenu(
                    title: "Colour",
                    options: [.displayInline, .displayAsPalette],
                    children: [
                        action("Red", "circle.fill"), action("Green", "heart.fill"),
                        action("Blue", "star.fill"),
                    ]
                ),
            ]
        )
        app.click(at: CGPoint(x: 70, y: 210), button: .secondary)
        app.settle()
        let list = try #require(app.find(MenuListView.self))
        #expect(Set(list.rows.prefix(3).map(\.frame.minY)).count == 1)
    }
}

@MainActor
struct ButtonMenuTests {
    @Test func aTouchOpensTheMenuOfAPullDownButton() throws {
        let app = try TestApp(device: "iPhone 14")
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 40, y: 300, width: 100, height: 44)
        var chosen = 0
        var events: [String] = []
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in chosen += 1 }])
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        app.show(button)
        app.tap(button)
        app.settle()
        #expect(events == ["menu"])
        let list = try #require(app.find(MenuListView.self))
        #expect(list.frame.minY >= button.frame.maxY)
        let label: UILabel = try #require(app.find(UILabel.self, "One"))
        app.tap(label)
        app.settle()
        #expect(chosen == 1 && app.find(MenuListView.self) == nil)
    }

    @Test func aPopUpButtonShowsWhatWasChosen() throws {
        let app = try TestApp(device: "iPhone 14")
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 40, y: 300, width: 160, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let menu = UIMenu(children: [
            UIAction(title: "Small") { _ in }, UIAction(title: "Large") { _ in },
        ])
        button.menu = menu
        app.show(button)
        #expect(button.currentTitle == "Small")
        app.tap(button)
        app.settle()
        let label: UILabel = try #require(app.find(UILabel.self, "Large"))
        app.tap(label)
        app.settle()
        #expect(button.currentTitle == "Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
    }
}
