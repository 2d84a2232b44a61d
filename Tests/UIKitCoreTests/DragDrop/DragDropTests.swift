// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing
import UIKitTesting

@testable import UIKitControls
@testable import UIKitInteraction
@testable import UIKitValues
@testable import UIKitViews

/// Both sides of drags, noting what they are told.
@MainActor
final class DragRecorder: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var allowsMove = true
    var accepts = true
    var loaded: [String] = []
    /// What is done when the items are asked for.
    var whenAsked: () -> Void = {}

    init(_ texts: [String]) {
        items = texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        log.append("items")
        whenAsked()
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        log.append("lift")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        log.append("canHandle")
        return accepts && session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        if log.last != "update" { log.append("update") }
        return UIDropProposal(operation: operation)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) { log.append("exit") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        log.append("perform")
        session.loadObjects(ofClass: String.self) { self.loaded += $0 }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    ) { log.append("conclude") }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) { log.append("sessionEnd") }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
final class DragDropTests {
    let app: TestApp
    let root = UIView(frame: .zero)
    let from = UIView(frame: CGRect(x: 40, y: 150, width: 100, height: 60))
    let to = UIView(frame: CGRect(x: 40, y: 500, width: 300, height: 150))
    let recorder = DragRecorder(["one", "two"])
    let drag: UIDragInteraction

    init() throws {
        app = try TestApp(device: "iPhone 14")
        UIView.setAnimationsEnabled(false)
        drag = UIDragInteraction(delegate: recorder)
        from.backgroundColor = .systemRed
        to.backgroundColor = .systemGray5
        from.addInteraction(drag)
        to.addInteraction(UIDropInteraction(delegate: recorder))
        app.show(root)
        root.addSubview(from)
        root.addSubview(to)
        app.update()
    }

    private func lift() -> TestFinger {
        let finger = app.finger()
        finger.down(at: app.center(of: from))
        app.advance(by: 0.8)
        return finger
    }

    @Test func section8ADragGoesThroughItsWholeLife() async {
        let finger = lift()
        #expect(recorder.log == ["items", "lift"])
        finger.move(to: app.center(of: to), duration: 0.3)
        #expect(recorder.log == ["items", "lift", "begin", "canHandle", "enter", "update"])
        #expect(app.find(PreviewPlatter.self) != nil)
        finger.up()
        // Items are loaded elsewhere; the limit of the suite ends a lost wait.
        while recorder.loaded.isEmpty && !Task.isCancelled { await Task.yield() }
        app.settle()
        while !recorder.log.contains("transferred") && !Task.isCancelled { await Task.yield() }
        #expect(recorder.loaded == ["one", "two"])
        // When the data has come depends on the animations; all else is in order.
        #expect(recorder.log.contains("transferred"))
        #expect(
            recorder.log.dropFirst(6).filter { $0 != "transferred" } == [
                "willEnd copy", "perform", "conclude", "didEnd copy", "sessionEnd",
            ]
        )
        #expect(app.find(PreviewPlatter.self) == nil && DragCoordinator.shared.drags.isEmpty)
    }

    @Test func section8ADragThatIsDroppedNowhereGoesBack() {
        let finger = lift()
        finger.move(to: CGPoint(x: 300, y: 350), duration: 0.2)
        finger.up()
        app.settle()
        #expect(recorder.log.suffix(2) == ["willEnd cancel", "didEnd cancel"])
        #expect(app.find(PreviewPlatter.self) == nil)
    }

    @Test func section8ALiftWithoutAMoveIsNoDrag() {
        let finger = lift()
        finger.up()
        app.settle()
        #expect(recorder.log == ["items", "lift"])
        #expect(app.find(PreviewPlatter.self) == nil && DragCoordinator.shared.drags.isEmpty)
    }

    @Test(arguments: [0, 1, 2, 3])
    func aPressThatEndsWhenItemsAreAskedForLeavesNoDrag(way: Int) throws {
        let interaction = try #require(
            from.interactions.compactMap { $0 as? UIDragInteraction }.first
        )
        recorder.whenAsked = { [from] in
            switch way {
            case 0: from.removeFromSuperview()
            case 1: from.removeInteraction(interaction)
            case 2: interaction.isEnabled = false
            default: UIApplication.shared.input.cancelAll()
            }
        }
        let finger = lift()
        #expect(recorder.log.first == "items")
        finger.move(to: app.center(of: to), duration: 0.3)
        finger.up()
        app.settle()
        #expect(interaction.drag == nil && DragCoordinator.shared.drags.isEmpty)
        #expect(app.find(PreviewPlatter.self) == nil)
    }

    @Test func aDragGoesOnThoughItsSourceHasLeftTheWindow() {
        let finger = lift()
        finger.move(to: CGPoint(x: 200, y: 300))
        from.removeFromSuperview()
        finger.move(to: app.center(of: to))
        #expect(recorder.log.last == "update", "\(recorder.log)")
        finger.move(to: CGPoint(x: 200, y: 300))
        finger.up()
        app.advance(by: 1)
        #expect(recorder.log.contains("didEnd cancel"), "\(recorder.log)")
        #expect(DragCoordinator.shared.drags.isEmpty && drag.drag == nil)
        #expect(root.window?.subviews.contains { $0 is PreviewPlatter } == false)
    }

    @Test func anInteractionThatIsTakenAwayTakesItsDragBack() {
        let finger = lift()
        finger.move(to: CGPoint(x: 200, y: 300))
        from.removeInteraction(drag)
        #expect(recorder.log.contains("willEnd cancel"), "\(recorder.log)")
        finger.up()
        app.advance(by: 1)
        #expect(DragCoordinator.shared.drags.isEmpty)
    }

    @Test func section8WithoutItemsThereIsNoDrag() {
        recorder.items = []
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        finger.up()
        #expect(recorder.log == ["items"])
    }

    @Test func section8AGoalThatDeclinesIsNotAskedAgain() {
        recorder.accepts = false
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        finger.move(to: CGPoint(x: 60, y: 520), duration: 0.2)
        finger.up()
        app.settle()
        #expect(recorder.log.filter { $0 == "canHandle" }.count == 1)
        #expect(!recorder.log.contains("enter") && recorder.log.contains("didEnd cancel"))
    }

    @Test func section8LeavingAGoalIsTold() {
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.2)
        #expect(recorder.log.last == "exit")
        finger.cancel()
        app.settle()
        #expect(recorder.log.suffix(3) == ["willEnd cancel", "didEnd cancel", "sessionEnd"])
    }

    @Test func section8AMoveNeedsTheConsentOfTheDrag() {
        recorder.operation = .move
        recorder.allowsMove = false
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        finger.up()
        app.settle()
        #expect(recorder.log.contains("didEnd cancel") && !recorder.log.contains("perform"))
    }

    @Test func section8AForbiddenDropIsCancelled() {
        recorder.operation = .forbidden
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        finger.up()
        app.settle()
        #expect(recorder.log.contains("didEnd cancel"))
    }

    @Test func aPointerDragsAtOnce() {
        app.dragPointer(from: app.center(of: from), to: app.center(of: to))
        app.settle()
        #expect(recorder.log.contains("perform") && recorder.log.contains("didEnd copy"))
    }

    @Test func anInteractionThatIsOffBeginsNothing() {
        drag.isEnabled = false
        let finger = lift()
        finger.up()
        #expect(recorder.log == [])
        drag.isEnabled = true
        let other = lift()
        #expect(recorder.log == ["items", "lift"])
        other.up()
        app.settle()
    }

    @Test func aDragBeginsOutOfAnOpenMenu() {
        let menu = UIMenu(children: [UIAction(title: "A") { _ in }])
        let provider = MenuProvider(menu)
        let interaction = UIContextMenuInteraction(delegate: provider)
        from.addInteraction(interaction)
        let finger = lift()
        #expect(app.find(MenuListView.self) != nil)
        finger.move(to: app.center(of: to), duration: 0.3)
        app.settle()
        #expect(app.find(MenuListView.self) == nil && recorder.log.contains("begin"))
        finger.up()
        app.settle()
        #expect(recorder.log.contains("didEnd copy"))
    }

    @Test func aDragThatRestsOpensWhatIsSpringLoaded() {
        var opened = 0
        var states: [UISpringLoadedInteractionEffectState] = []
        final class Effect: NSObject, UISpringLoadedInteractionEffect {
            var note: ((UISpringLoadedInteractionEffectState) -> Void)?
            func interaction(
                _ interaction: UISpringLoadedInteraction,
                didChangeWith context: any UISpringLoadedInteractionContext
            ) { note?(context.state) }
        }
        let effect = Effect()
        effect.note = { states.append($0) }
        let spring = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        spring.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
                opened += 1
            }
        )
        root.addSubview(spring)
        let finger = lift()
        finger.move(to: app.center(of: spring), duration: 0.2)
        app.advance(by: 0.3)
        #expect(opened == 0 && states == [.possible])
        app.advance(by: 1)
        #expect(opened == 1 && states == [.possible, .activating, .activated])
        finger.up()
        app.settle()
    }

    @Test func aDragThatRestsPressesButtonsAndChoosesSegments() {
        var presses = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "A") { _ in presses += 1 }
        )
        button.frame = CGRect(x: 200, y: 300, width: 100, height: 44)
        button.isSpringLoaded = true
        let segments = UISegmentedControl(items: ["one", "two", "three"])
        segments.frame = CGRect(x: 20, y: 400, width: 300, height: 32)
        segments.isSpringLoaded = true
        root.addSubview(button)
        root.addSubview(segments)
        #expect(button.isSpringLoaded && segments.isSpringLoaded)
        let finger = lift()
        finger.move(to: app.center(of: button), duration: 0.2)
        app.advance(by: 1.5)
        #expect(presses == 1)
        finger.move(to: app.center(of: segments), duration: 0.2)
        app.advance(by: 1.5)
        #expect(segments.selectedSegmentIndex == 1)
        button.isSpringLoaded = false
        finger.move(to: app.center(of: button), duration: 0.2)
        app.advance(by: 1.5)
        #expect(presses == 1 && !button.isSpringLoaded)
        finger.up()
        app.settle()
    }

    @Test func aPointerDragsToAnotherProgram() {
        app.dragPointer(from: app.center(of: from), to: CGPoint(x: -80, y: 100))
        app.settle()
        #expect(app.textsDraggedOut == ["one", "two"])
        #expect(recorder.log.suffix(3) == ["willEnd copy", "didEnd copy", "transferred"])
        #expect(app.find(PreviewPlatter.self) == nil && DragCoordinator.shared.drags.isEmpty)
    }

    @Test func aFileGoesToOtherProgramsByItsAddressAndByWhatIsInIt() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("dragged-\(ProcessInfo.processInfo.processIdentifier).txt")
        try Data("in it".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        let shared = PasteboardItem(provider).shared.representations
        let address = shared["text/uri-list"].map { String(decoding: $0, as: UTF8.self) }
        #expect(address == file.absoluteString)
        #expect(shared["text/plain;charset=utf-8"] == Array("in it".utf8))
        // What is no file has no address.
        let text = PasteboardItem(NSItemProvider(object: "a" as NSString)).shared
        #expect(text.representations["text/uri-list"] == nil)
    }

    @Test func whatAnotherProgramDeclinesGoesBack() {
        app.takesDragsOutside = false
        app.dragPointer(from: app.center(of: from), to: CGPoint(x: -80, y: 100))
        app.settle()
        #expect(app.textsDraggedOut.isEmpty)
        #expect(recorder.log.suffix(2) == ["willEnd cancel", "didEnd cancel"])
        #expect(app.find(PreviewPlatter.self) == nil)
    }

    @Test func whoLeavesAGoalForOutsideLeavesIt() {
        let finger = lift()
        finger.move(to: app.center(of: to), duration: 0.2)
        // A finger has nobody outside to go to.
        finger.move(to: CGPoint(x: -80, y: 560), duration: 0.2)
        finger.up()
        app.settle()
        #expect(app.textsDraggedOut.isEmpty && recorder.log.contains("didEnd cancel"))
    }

    @Test func textOfAnotherProgramIsDropped() async {
        app.drop("from afar", at: app.center(of: to))
        for _ in 0..<20 where recorder.loaded.isEmpty { await Task.yield() }
        app.settle()
        #expect(recorder.loaded == ["from afar"])
        #expect(recorder.log.contains("perform") && recorder.log.contains("sessionEnd"))
    }

    @Test func previewsOfDragsSayWhatTheyShow() throws {
        let url = try #require(URL(string: "https://example.com/x"))
        let card = UIDragPreview(for: url, title: "Example")
        #expect(card.view.bounds.width > 60)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
        #expect(copy.visiblePath === parameters.visiblePath)
        let preview = UITargetedDragPreview(view: from, parameters: parameters)
        #expect(preview.size == CGSize(width: 10, height: 20))
        let target = UIDragPreviewTarget(container: root, center: CGPoint(x: 5, y: 6))
        #expect(preview.retargetedPreview(with: target).target.center == CGPoint(x: 5, y: 6))
    }
}
