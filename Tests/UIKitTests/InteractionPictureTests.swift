// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitCore
import UIKitTesting

/// What menus, edit menus, previews, the pointer's light and the halo of focus look like.
///
/// `CASEMENT_PICTURES=FOLDER` writes the whole screens there; the parts that matter are golden.
@MainActor
@Suite(.serialized)
final class InteractionPictureTests {
    private final class Provider: NSObject, UIContextMenuInteractionDelegate,
        UIDragInteractionDelegate
    {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Copy") { _ in },
                    UIAction(title: "Favourite", state: .on) { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Rotate") { _ in }]),
                    UIMenu(
                        options: .displayInline,
                        children: [
                            UIAction(title: "Delete", attributes: .destructive) { _ in },
                            UIAction(title: "Later", attributes: .disabled) { _ in },
                        ]
                    ),
                ])
            })
        }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
        }
    }

    private final class Writer: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func cut(_ sender: Any?) {}
        override func copy(_ sender: Any?) {}
        override func selectAll(_ sender: Any?) {}
    }

    private let app: TestApp
    private let root = UIView(frame: .zero)
    private let provider = Provider()
    private let tile = UIView(frame: CGRect(x: 40, y: 120, width: 120, height: 90))

    init() throws {
        app = try TestApp(device: "iPhone SE (3rd generation)")
        root.backgroundColor = .systemBackground
        app.show(root)
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 14
        root.addSubview(tile)
        app.update()
    }

    // Other suites count on the usual screen.
    isolated deinit { _ = try? TestApp() }

    private func check(_ name: String, _ part: CGRect) throws {
        let picture = app.picture()
        if let folder = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] {
            try picture.write(to: "\(folder)/\(name).png")
        }
        try picture.cropped(to: part).expect("UIKit/\(name)", tolerance: .text)
    }

    /// The first view of a class that only the framework knows.
    private func view(_ className: String) -> UIView? {
        func below(_ view: UIView) -> UIView? {
            "\(type(of: view))" == className ? view : view.subviews.lazy.compactMap(below).first
        }
        return app.window.flatMap(below)
    }

    @Test func aContextMenuWithItsPreview() throws {
        tile.addInteraction(UIContextMenuInteraction(delegate: provider))
        let finger = app.finger()
        finger.down(at: app.center(of: tile))
        app.advance(by: 1.5)
        finger.up()
        app.advance(by: 0.5)
        let list = try #require(view("MenuListView"))
        let corner = list.convert(list.bounds, to: nil).origin
        try check("context-menu", CGRect(origin: corner, size: CGSize(width: 110, height: 96)))
        app.press(.keyboardEscape)
        app.settle()
    }

    @Test func aMenuAtThePointerInTheDark() throws {
        app.window?.overrideUserInterfaceStyle = .dark
        tile.addInteraction(UIContextMenuInteraction(delegate: provider))
        app.click(at: app.center(of: tile), button: .secondary)
        app.press(.keyboardDownArrow)
        app.advance(by: 1)
        let list = try #require(view("MenuListView"))
        let corner = list.convert(list.bounds, to: nil).origin
        try check("pointer-menu-dark", CGRect(origin: corner, size: CGSize(width: 64, height: 60)))
        app.press(.keyboardEscape)
        app.settle()
    }

    @Test func anEditMenuAboveItsTarget() throws {
        let writer = Writer(frame: CGRect(x: 40, y: 300, width: 200, height: 60))
        writer.backgroundColor = .systemGray5
        root.addSubview(writer)
        let interaction = UIEditMenuInteraction(delegate: nil)
        writer.addInteraction(interaction)
        writer.becomeFirstResponder()
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 5))
        )
        app.advance(by: 0.5)
        let bar = try #require(view("EditMenuBar"))
        let part = CGRect(x: bar.frame.minX + 60, y: bar.frame.minY, width: 90, height: 56)
        try check("edit-menu", part)
        interaction.dismissMenu()
        app.settle()
    }

    @Test func anItemThatIsDragged() throws {
        tile.addInteraction(UIDragInteraction(delegate: provider))
        let finger = app.finger()
        finger.down(at: app.center(of: tile))
        app.advance(by: 0.8)
        finger.move(to: CGPoint(x: 200, y: 350), duration: 0.3)
        app.advance(by: 0.5)
        let platter = try #require(view("PreviewPlatter"))
        try check("drag", platter.frame.insetBy(dx: -12, dy: -12))
        finger.cancel()
        app.settle()
    }

    @Test func aButtonBelowThePointer() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
        button.setTitle("Pointed at", for: .normal)
        button.isPointerInteractionEnabled = true
        button.toolTip = "A tip"
        root.addSubview(button)
        app.hover(over: button)
        app.advance(by: 1.5)
        try check("pointer-light", CGRect(x: 30, y: 290, width: 140, height: 84))
        app.leavePointer()
        app.settle()
    }

    @Test func theHaloOfFocus() throws {
        let button = UIButton(configuration: .filled())
        button.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
        button.configuration?.title = "Focused"
        root.addSubview(button)
        app.update()
        app.press(.keyboardTab)
        app.advance(by: 0.5)
        #expect(button.isFocused)
        try check("focus-halo", CGRect(x: 30, y: 290, width: 140, height: 64))
    }

    @Test func aPasteControlAndABand() throws {
        UIPasteboard.general.string = "text"
        let writer = Writer(frame: CGRect(x: 0, y: 250, width: 320, height: 200))
        writer.pasteConfiguration = UIPasteConfiguration(
            acceptableTypeIdentifiers: ["public.plain-text"]
        )
        root.addSubview(writer)
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.frame.origin = CGPoint(x: 40, y: 20)
        writer.addSubview(control)
        control.target = writer
        app.update()
        let all = CGRect(x: 30, y: 260, width: 140, height: 64)
        try check("paste-control", all)
    }
}
