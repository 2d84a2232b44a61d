// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Both delegates of text, noting what they are told.
@MainActor
private final class DragWatcher: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var given: [UIDragItem]?
    var action = UITextDropProposal.Action.insert
    var performer = UITextDropProposal.Performer.view
    var editability = UITextDropEditability.no

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let text = textDraggableView.text(in: dragRequest.dragRange) ?? ""
        log.append("items \(text) \(dragRequest.isSelected)")
        return given ?? dragRequest.suggestedItems
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin \(textDraggableView.isTextDragActive)") }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable,
        dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { log.append("end \(operation == .cancel ? "cancel" : "drop")") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let proposal = UITextDropProposal(operation: drop.suggestedProposal.operation)
        proposal.dropAction = action
        proposal.dropPerformer = performer
        return proposal
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter \(textDroppableView.isTextDropActive)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        willPerformDrop drop: any UITextDropRequest
    ) {
        let place = textDroppableView.offset(
            from: textDroppableView.beginningOfDocument,
            to: drop.dropPosition
        )
        log.append("perform \(place) \(drop.isSameView)")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        dropSessionDidEnd session: any UIDropSession
    ) { log.append("over") }
}

@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
final class TextDraggingTests {
    private let app: TestApp
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    private let watcher = DragWatcher()

    init() throws {
        app = try TestApp(device: "iPhone 15")
        UIView.setAnimationsEnabled(false)
        let controller = UIViewController()
        controller.view.addSubview(view)
        controller.view.addSubview(field)
        app.show(controller)
        view.font = .systemFont(ofSize: 20)
        view.text = "one wonderful three"
        field.text = "field"
        view.textDragDelegate = watcher
        field.textDropDelegate = watcher
        view.textDropDelegate = watcher
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 9)
        app.update()
    }

    /// A point of the screen at a place of the view's text.
    private func point(_ place: Int) throws -> CGPoint {
        let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
        let caret = view.caretRect(for: position)
        return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil as UIView?)
    }

    private func drag(to end: CGPoint) async throws {
        let finger = app.finger()
        // In the middle of the word, away from the selection's handles.
        finger.down(at: try point(9))
        app.advance(by: 0.8)
        finger.move(to: end, duration: 0.3)
        finger.up()
        app.settle()
        // Items are loaded elsewhere; the limit of the suite ends a lost wait.
        while !watcher.log.contains("over"), watcher.log.contains(where: { $0.hasPrefix("enter") }),
            !Task.isCancelled
        {
            await Task.yield()
            app.settle()
        }
    }

    private func load(until isDone: () -> Bool) async {
        while !isDone() && !Task.isCancelled {
            await Task.yield()
            app.settle()
        }
    }

    @Test func selectedTextIsDroppedInAnotherView() async throws {
        try await drag(to: app.center(of: field))
        await load { field.text != "field" }
        #expect(field.text == "fieldwonderful" && view.text == "one wonderful three")
        #expect(watcher.log.first == "items wonderful true")
        #expect(watcher.log.contains("begin true") && watcher.log.contains("enter true"))
        #expect(watcher.log.contains("perform 5 false") && watcher.log.contains("end drop"))
        #expect(!view.isTextDragActive && !field.isTextDropActive)
    }

    @Test func textMovesWithinItsView() async throws {
        try await drag(to: point(0))
        await load { view.text != "one wonderful three" }
        #expect(view.text == "wonderfulone  three")
        #expect(view.selectedRange == NSRange(location: 0, length: 9))
        #expect(watcher.log.contains("perform 0 true"))
    }

    @Test func theDelegateSaysWhatIsReplaced() async throws {
        watcher.action = .replaceAll
        try await drag(to: app.center(of: field))
        await load { field.text != "field" }
        #expect(field.text == "wonderful")
    }

    @Test func theDelegateGivesOtherItemsOrNone() async throws {
        watcher.given = [UIDragItem(itemProvider: NSItemProvider(object: "else" as NSString))]
        try await drag(to: app.center(of: field))
        await load { field.text != "field" }
        #expect(field.text == "fieldelse")
        watcher.given = []
        watcher.log = []
        view.selectedRange = NSRange(location: 4, length: 9)
        try await drag(to: app.center(of: field))
        #expect(watcher.log == ["items wonderful true"] && field.text == "fieldelse")
    }

    @Test func aPerformingDelegateInsertsItself() async throws {
        watcher.performer = .delegate
        try await drag(to: app.center(of: field))
        #expect(watcher.log.contains("perform 5 false") && field.text == "field")
    }

    @Test func aPressBesideTheSelectionDragsNothing() throws {
        let finger = app.finger()
        let end = try point(18)
        finger.down(at: end)
        app.advance(by: 0.8)
        finger.move(to: app.center(of: field), duration: 0.3)
        finger.up()
        app.settle()
        #expect(watcher.log.isEmpty && field.text == "field")
    }

    @Test func aViewThatCannotBeEditedTakesADropIfItsDelegateSaysSo() async throws {
        let other = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
        other.isEditable = false
        view.superview?.addSubview(other)
        // The drag passes over the others, which say nothing.
        view.textDropDelegate = nil
        field.textDropDelegate = nil
        other.textDropDelegate = watcher
        app.update()
        try await drag(to: app.center(of: other))
        #expect(!watcher.log.contains("enter true"))
        watcher.log = []
        watcher.editability = .temporary
        view.selectedRange = NSRange(location: 4, length: 9)
        try await drag(to: app.center(of: other))
        #expect(watcher.log.contains("enter true"))
    }

    @Test func proposalsKeepWhatTheySayInCopies() throws {
        let proposal = UITextDropProposal(operation: .move)
        #expect(proposal.dropAction == .insert && proposal.dropPerformer == .view)
        #expect(proposal.dropProgressMode == .system && !proposal.useFastSameViewOperations)
        proposal.dropAction = .replaceSelection
        proposal.useFastSameViewOperations = true
        let copy = try #require(proposal.copy() as? UITextDropProposal)
        #expect(copy.dropAction == .replaceSelection && copy.useFastSameViewOperations)
        #expect(copy.operation == .move)
    }

    @Test func previewsHaveTheRectanglesOfTheLines() {
        view.text = "one two three four five six seven eight nine ten eleven twelve thirteen"
        let manager = view.layoutManager
        let one = UITextDragPreviewRenderer(
            layoutManager: manager,
            range: NSRange(location: 0, length: 3)
        )
        #expect(one.firstLineRect.width > 20 && one.bodyRect == .zero && one.lastLineRect == .zero)
        #expect(abs(one.image.size.width - one.firstLineRect.width) < 1)
        let all = NSRange(location: 4, length: view.textStorage.length - 4)
        let many = UITextDragPreviewRenderer(layoutManager: manager, range: all)
        #expect(many.firstLineRect.minX > 20 && many.lastLineRect.minY > many.bodyRect.minY)
        #expect(many.bodyRect.minY >= many.firstLineRect.maxY - 1)
        let whole = UITextDragPreviewRenderer(
            layoutManager: manager,
            range: all,
            unifyRects: true
        )
        #expect(whole.bodyRect.contains(many.lastLineRect) && whole.firstLineRect == .zero)
    }
}
