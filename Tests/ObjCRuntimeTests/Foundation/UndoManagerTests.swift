// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ObjCRuntime

private final class Document: NSObject {
    let manager = UndoManager()
    private(set) var text = ""

    func set(_ new: String, _ name: String = "") {
        let old = text
        manager.registerUndo(withTarget: self) { $0.set(old, name) }
        if !name.isEmpty { manager.setActionName(name) }
        text = new
    }

    func group(_ body: () -> Void) {
        manager.beginUndoGrouping()
        body()
        manager.endUndoGrouping()
    }
}

struct UndoManagerTests {
    private let document = Document()
    private var manager: UndoManager { document.manager }

    init() { document.manager.groupsByEvent = false }

    @Test func deedsOnFreedTargetsDoNotPileUp() {
        document.group { document.set("kept") }
        for _ in 0..<1000 {
            let other = Document()
            document.group { manager.registerUndo(withTarget: other) { $0.set("") } }
        }
        #expect(manager.undoStack.count < 100)
        while manager.canUndo { manager.undo() }
        #expect(document.text.isEmpty)
    }

    @Test func undoAndRedoGoBackAndForth() {
        for text in ["a", "b", "c"] { document.group { document.set(text, "Typing \(text)") } }
        #expect(manager.undoMenuItemTitle == "Undo Typing c")
        manager.undo()
        manager.undo()
        #expect(document.text == "a")
        #expect(manager.redoActionName == "Typing b")
        manager.redo()
        #expect(document.text == "b")
        manager.undo()
        manager.undo()
        #expect(document.text.isEmpty)
        #expect(!manager.canUndo)
        for _ in 0..<3 { manager.redo() }
        #expect(document.text == "c")
        #expect(!manager.canRedo)
    }

    @Test func aNewDeedDropsTheRedos() {
        document.group { document.set("a") }
        manager.undo()
        #expect(manager.canRedo)
        document.group { document.set("b") }
        #expect(!manager.canRedo)
        manager.redo()
        #expect(document.text == "b")
    }

    @Test func nestedGroupsAreOneStep() {
        document.group {
            document.set("a")
            document.group { document.set("b") }
            document.group { document.set("c") }
            #expect(manager.groupingLevel == 1)
        }
        manager.undo()
        #expect(document.text.isEmpty)
        manager.redo()
        #expect(document.text == "c")
    }

    @Test func undoNestedGroupTakesTheLastGroupInTheOpenOne() {
        manager.beginUndoGrouping()
        document.group { document.set("a") }
        document.group { document.set("b") }
        manager.undoNestedGroup()
        #expect(document.text == "a")
        manager.endUndoGrouping()
    }

    @Test func levelsAreLimited() {
        manager.levelsOfUndo = 2
        for text in ["a", "b", "c"] { document.group { document.set(text) } }
        for _ in 0..<5 { manager.undo() }
        #expect(document.text == "a")
    }

    @Test func emptyGroupsLeaveNothing() {
        document.group {}
        document.group { document.group {} }
        #expect(!manager.canUndo)
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test func disabledRegistrationRecordsNothing() {
        manager.disableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        document.set("a")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test func aTargetThatIsGoneIsPassedOver() {
        do {
            let target = NSObject()
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in Issue.record("called") }
            manager.endUndoGrouping()
        }
        manager.undo()
    }

    @Test func actionsOfATargetCanBeForgotten() {
        let other = NSObject()
        manager.beginUndoGrouping()
        document.set("a")
        manager.registerUndo(withTarget: other) { _ in Issue.record("called") }
        manager.endUndoGrouping()
        manager.removeAllActions(withTarget: other)
        manager.undo()
        #expect(document.text.isEmpty)
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test func selectorsAreRecordedToo() {
        final class Target: NSObject {
            var got: [String] = []
            func take(_ text: String) { got.append(text) }
        }
        let target = Target()
        manager.beginUndoGrouping()
        manager.registerUndo(
            withTarget: target,
            selector: _selector("take:", false, Target.take(_:)),
            object: "x"
        )
        manager.endUndoGrouping()
        manager.undo()
        #expect(target.got == ["x"])
    }

    @Test func eventsGroupByTurnsOfTheRunLoop() {
        manager.groupsByEvent = true
        document.set("a")
        document.set("b")
        #expect(manager.groupingLevel == 1)
        for _ in 0..<3 where manager.groupingLevel > 0 {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(manager.groupingLevel == 0)
        document.set("c")
        manager.undo()
        #expect(document.text == "b")
        manager.undo()
        #expect(document.text.isEmpty)
    }

    @Test func notificationsTellOfUndoAndRedo() {
        var names: [String] = []
        let center = NotificationCenter.default
        let all: [Notification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let log = UncheckedTransfer({ (name: String) in names.append(name) })
        let tokens = all.map { name in
            center.addObserver(forName: name, object: manager, queue: nil) { note in
                log.value(note.name.rawValue)
            }
        }
        document.group { document.set("a") }
        manager.undo()
        manager.redo()
        #expect(names == all.map(\.rawValue))
        for token in tokens { center.removeObserver(token as Any) }
    }

    @Test func mismatchedCallsTrap() async {
        await #expect(processExitsWith: .failure) { UndoManager().endUndoGrouping() }
        await #expect(processExitsWith: .failure) { UndoManager().enableUndoRegistration() }
        await #expect(processExitsWith: .failure) {
            let manager = UndoManager()
            manager.groupsByEvent = false
            manager.registerUndo(withTarget: NSObject()) { _ in }
        }
    }

    @Test func anOpenGroupHasItsName() {
        let manager = UndoManager()
        let target = NSObject()
        manager.setActionName("Nothing")
        #expect(manager.undoActionName == "")
        manager.registerUndo(withTarget: target) { _ in }
        manager.setActionName("Rename")
        #expect(manager.undoActionName == "Rename")
        #expect(manager.undoMenuItemTitle == "Undo Rename")
        manager.undo()
        #expect(manager.undoActionName == "")
    }
}
