// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitBasics
@testable import UIKitControls
@testable import UIKitValues
@testable import UIKitViews

/// A text that notes what is done to it.
@MainActor
final class EditableView: UIView {
    var done: [String] = []
    let manager = UndoManager()
    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { manager }
    override func copy(_ sender: Any?) { done.append("copy") }
    override func cut(_ sender: Any?) { done.append("cut") }
    override func selectAll(_ sender: Any?) { done.append("selectAll") }
}

@MainActor
struct StandardEditTests {
    @Test func aResponderPerformsWhatItsClassOverrides() {
        let view = EditableView()
        #expect(view.canPerformAction("copy:", withSender: nil))
        #expect(view.canPerformAction("cut:", withSender: nil))
        #expect(!view.canPerformAction("paste:", withSender: nil))
        #expect(!view.responds(to: "toggleBoldface:"))
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
    }

    @Test func keysOfTheMainMenuReachTheFirstResponderWithControlAsWithCommand() throws {
        let app = try TestApp()
        let view = EditableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.becomeFirstResponder()
        app.press(.keyboardC, modifiers: .command)
        app.press(.keyboardA, modifiers: .control)
        app.press(.keyboardV, modifiers: .command)
        #expect(view.done == ["copy", "selectAll"])
    }

    @Test func theResponderChainHasAnUndoManagerAndKeysUndo() throws {
        let app = try TestApp()
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let window = app.show(plain)
        #expect(plain.undoManager === window.undoManager && window.undoManager != nil)
        let view = EditableView(frame: plain.frame)
        plain.addSubview(view)
        view.becomeFirstResponder()
        var undone = 0
        view.manager.groupsByEvent = false
        view.manager.beginUndoGrouping()
        view.manager.registerUndo(withTarget: view) { _ in undone += 1 }
        view.manager.endUndoGrouping()
        app.press(.keyboardZ, modifiers: .control)
        app.press(.keyboardZ, modifiers: .control)
        #expect(undone == 1)
    }

    @Test func aShakeOffersToUndo() throws {
        let app = try TestApp()
        let view = EditableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.becomeFirstResponder()
        var undone = 0
        view.manager.groupsByEvent = false
        view.manager.beginUndoGrouping()
        view.manager.registerUndo(withTarget: view) { _ in undone += 1 }
        view.manager.setActionName("Typing")
        view.manager.endUndoGrouping()
        app.shake()
        app.settle()
        let label: UILabel = try #require(app.find(UILabel.self, "Undo Typing"))
        app.tap(label)
        app.settle()
        #expect(undone == 1)
        #expect(app.find(MenuListView.self) == nil)
    }
}
