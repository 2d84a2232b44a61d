// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKitTesting

@testable import UIKitInteraction
@testable import UIKitViews

/// Several drags at a time, and what else may go on when one begins.
@MainActor
@Suite(.timeLimit(.minutes(10)))
final class DragSessionTests {
    /// Drags two texts at first, and adds one where it is pressed during a drag.
    private final class Adder: NSObject, UIDragInteractionDelegate {
        var added = 0

        private func item(_ text: String) -> UIDragItem {
            UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [item("a"), item("b")] }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            itemsForAddingTo session: any UIDragSession,
            withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            added += 1
            return [item("c")]
        }
    }

    private let app: TestApp
    private let views = [40.0, 160, 280].map {
        UIView(frame: CGRect(x: $0, y: 150, width: 80, height: 60))
    }
    private let goal = UIView(frame: CGRect(x: 40, y: 500, width: 300, height: 150))
    private let recorder = DragRecorder(["one"])
    private let adder = Adder()
    private let drop: UIDropInteraction

    init() throws {
        app = try TestApp(device: "iPhone 14")
        UIView.setAnimationsEnabled(false)
        drop = UIDropInteraction(delegate: recorder)
        views[0].addInteraction(UIDragInteraction(delegate: recorder))
        views[1].addInteraction(UIDragInteraction(delegate: recorder))
        views[2].addInteraction(UIDragInteraction(delegate: adder))
        goal.addInteraction(drop)
        let root = UIView()
        app.show(root)
        for view in views + [goal] { root.addSubview(view) }
        app.update()
    }

    private func lift(_ view: UIView) -> TestFinger {
        let finger = app.finger()
        finger.down(at: app.center(of: view))
        app.advance(by: 0.8)
        return finger
    }

    private var drags: [Drag] { DragCoordinator.shared.drags }

    @Test func section8PressingElsewhereAddsItemsToADragThatGoesOn() {
        let first = lift(views[0])
        first.move(to: CGPoint(x: 200, y: 350), duration: 0.2)
        #expect(drags.map { $0.session.items.count } == [1])
        let second = lift(views[2])
        #expect(adder.added == 1)
        #expect(drags.map { $0.session.items.count } == [2])
        second.up()
        first.up()
        app.settle()
        #expect(drags.isEmpty)
    }

    @Test(arguments: [false, true])
    func section8AGoalTakesOneDragAtATimeUnlessItSaysSo(takesMore: Bool) {
        drop.allowsSimultaneousDropSessions = takesMore
        let first = lift(views[0])
        first.move(to: CGPoint(x: 100, y: 560), duration: 0.2)
        let second = lift(views[1])
        second.move(to: CGPoint(x: 280, y: 560), duration: 0.2)
        #expect(drags.count == 2)
        #expect(recorder.log.filter { $0 == "enter" }.count == (takesMore ? 2 : 1))
        second.up()
        first.up()
        app.settle()
        #expect(recorder.log.filter { $0 == "perform" }.count == (takesMore ? 2 : 1))
        #expect(drags.isEmpty)
    }

    @Test(arguments: [false, true])
    func section8WhatCompetesFailsWhenALiftBeginsUnlessItMayRunAlong(runsAlong: Bool) {
        let interaction = views[0].interactions.compactMap { $0 as? UIDragInteraction }.first
        interaction?.allowsSimultaneousRecognitionDuringLift = runsAlong
        #expect(interaction?.isEnabled == true && UIDragInteraction.isEnabledByDefault)
        let pan = UIPanGestureRecognizer()
        views[0].addGestureRecognizer(pan)
        let finger = lift(views[0])
        finger.move(to: CGPoint(x: 200, y: 350), duration: 0.2)
        #expect((pan.state == .changed) == runsAlong, "\(pan.state)")
        #expect(recorder.log.contains("begin"))
        finger.up()
        app.settle()
    }
}
