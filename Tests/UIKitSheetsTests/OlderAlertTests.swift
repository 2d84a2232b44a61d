// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitSheets

@MainActor
private final class Listener: NSObject, UIAlertViewDelegate {
    var log: [String] = []
    var enablesFirst = true

    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        log.append("clicked \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enablesFirst }
}

@MainActor
private final class SheetListener: NSObject, UIActionSheetDelegate {
    var log: [String] = []

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.append("clicked \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("did dismiss \(buttonIndex)")
    }
}

@MainActor
@Suite("Alerts as they were", .serialized)
struct OlderAlertTests {
    private let app: TestApp
    private let page = UIViewController()
    private let listener = Listener()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        app.drawsFrames = ProcessInfo.processInfo.environment["CASEMENT_PICTURES"] != nil
        app.show(page)
    }

    private func tap(_ words: String) throws {
        app.tap(try #require(app.find(UILabel.self, words)))
        app.settle()
    }

    @Test func buttonsHaveIndicesAndAreHeard() throws {
        let alert = UIAlertView(
            title: "Title",
            message: "Message",
            delegate: listener,
            cancelButtonTitle: "Cancel",
            otherButtonTitles: "One",
            "Two"
        )
        #expect(alert.numberOfButtons == 3)
        #expect(alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1)
        #expect(alert.buttonTitle(at: 2) == "Two")
        #expect(!alert.isVisible)
        alert.show()
        app.settle()
        #expect(alert.isVisible)
        try tap("Two")
        #expect(
            listener.log == [
                "will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2",
            ]
        )
        #expect(!alert.isVisible)
        #expect(page.presentedViewController == nil)
    }

    @Test func oneShownAgainHasItsButtonsOnce() throws {
        let alert = UIAlertView(
            title: "Title",
            message: nil,
            delegate: listener,
            cancelButtonTitle: "Cancel"
        )
        alert.show()
        app.settle()
        try tap("Cancel")
        alert.addButton(withTitle: "More")
        alert.show()
        app.settle()
        #expect(alert.controller.actions.map(\.title) == ["Cancel", "More"])
        try tap("More")
        #expect(listener.log.suffix(3) == ["clicked 1", "will dismiss 1", "did dismiss 1"])
    }

    @Test func dismissingIsNoClick() {
        let alert = UIAlertView(
            title: nil,
            message: "Message",
            delegate: listener,
            cancelButtonTitle: "OK"
        )
        alert.show()
        app.settle()
        listener.log = []
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        app.settle()
        #expect(listener.log == ["will dismiss 0", "did dismiss 0"])
    }

    @Test func fieldsFollowTheStyle() throws {
        let alert = UIAlertView(
            title: "Sign in",
            message: nil,
            delegate: listener,
            cancelButtonTitle: "Cancel"
        )
        alert.addButton(withTitle: "Sign in now")
        alert.alertViewStyle = .loginAndPasswordInput
        listener.enablesFirst = false
        alert.show()
        app.settle()
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.controller.actions[1].isEnabled == false)
        listener.enablesFirst = true
        alert.textField(at: 0)?.sendActions(for: .editingChanged)
        #expect(alert.controller.actions[1].isEnabled)
    }

    @Test func aSheetPutsTheDestructiveFirst() throws {
        let listener = SheetListener()
        let sheet = UIActionSheet(
            title: "Sheet",
            delegate: listener,
            cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy"
        )
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.cancelButtonIndex == 1)
        #expect(sheet.firstOtherButtonIndex == 2)
        sheet.show(in: page.view)
        app.settle()
        try tap("Copy")
        #expect(listener.log == ["clicked 2", "did dismiss 2"])
    }
}
