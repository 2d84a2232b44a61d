// SPDX-License-Identifier: Apache-2.0

import SystemBus
import Testing

@testable import AccessibilityTree

/// The events of changes.
struct AccessibleChangesTests {
    private typealias Small = SmallTree

    /// The events of a change, in short: member, kind, first number, path's last part.
    private func events(_ change: (inout AccessibleTree) -> Void) -> [String] {
        var after = Small.tree
        change(&after)
        return AccessibleChanges.signals(from: Small.tree, to: after, Small.program)
            .map { signal in
                guard signal.interface.hasPrefix("org.a11y.atspi.Event.") else {
                    return signal.member
                }
                let place = AccessibleID(path: signal.path)?.number ?? 99
                let kind = signal.arguments[0].string ?? "?"
                let first = signal.arguments[1].int ?? 99
                #expect(signal.arguments.map(\.signature).joined() == "siiva{sv}")
                return "\(signal.member):\(kind) \(first) @\(place)"
            }
    }

    @Test func nothingIsToldWhereNothingChanged() {
        #expect(events { _ in }.isEmpty)
    }

    @Test func aNewNameValueAndStateAreTold() {
        #expect(
            events { $0.update(Small.button) { $0.name = "Stop" } } == [
                "PropertyChange:accessible-name 0 @2"
            ]
        )
        #expect(
            events { $0.update(Small.slider) { $0.value?.current = 1 } } == [
                "PropertyChange:accessible-value 0 @3"
            ]
        )
        #expect(
            events { $0.update(Small.button) { $0.states.remove(.enabled) } } == [
                "StateChanged:enabled 0 @2"
            ]
        )
    }

    @Test func theFocusMovesFromOneToTheOther() {
        let told = events { tree in
            tree.update(Small.field) { $0.states.remove(.focused) }
            tree.update(Small.button) { $0.states.insert(.focused) }
        }
        #expect(
            told == ["StateChanged:focused 1 @2", "Focus: 0 @2", "StateChanged:focused 0 @4"]
        )
    }

    @Test func typingTellsWhatWasTypedAndWhereTheCaretIs() {
        let told = events { tree in
            tree.update(Small.field) {
                $0.text = AccessibleText(
                    "One xtwo.\nThree \u{1F600}",
                    selection: 5..<5,
                    isEditable: true
                )
            }
        }
        #expect(
            told == [
                "TextChanged:insert 4 @4", "TextCaretMoved: 5 @4", "TextSelectionChanged: 0 @4",
            ]
        )
    }

    @Test func replacingAPartTellsTheOldAndTheNew() {
        let told = events { tree in
            tree.update(Small.field) {
                $0.text = AccessibleText(
                    "One 2.\nThree \u{1F600}",
                    selection: 0..<3,
                    isEditable: true
                )
            }
        }
        #expect(told == ["TextChanged:delete 4 @4", "TextChanged:insert 4 @4"])
    }

    @Test func rowsThatComeAndGoAreTold() {
        var after = AccessibleTree()
        let new = AccessibleID(20)
        for id in Small.tree.order where id != Small.row {
            guard var node = Small.tree[id] else { continue }
            if id == Small.list { node.children = [new] }
            after.insert(node)
        }
        var row = AccessibleNode(new, .listItem)
        row.parent = Small.list
        after.insert(row)
        #expect(
            events { $0 = after } == [
                "StateChanged:defunct 1 @7", "AddAccessible", "ChildrenChanged:remove 0 @6",
                "ChildrenChanged:add 0 @6", "RemoveAccessible",
            ]
        )
    }

    @Test func selectingARowTellsTheList() {
        #expect(
            events { $0.update(Small.row) { $0.states.remove(.selected) } } == [
                "StateChanged:selected 0 @7", "SelectionChanged: 0 @6",
            ]
        )
    }

    @Test func aWindowThatLosesTheFocusIsDeactivated() {
        #expect(
            events { $0.update(Small.window) { $0.states.remove(.active) } } == [
                "StateChanged:active 0 @1", "Deactivate: 0 @1",
            ]
        )
    }

    @Test func childrenInAnotherOrderAreTakenOutAndPutInAgain() {
        let told = events { $0.update(Small.window) { $0.children.swapAt(0, 1) } }
        #expect(told.filter { $0.hasPrefix("ChildrenChanged:remove") }.count == 6)
        #expect(told.filter { $0.hasPrefix("ChildrenChanged:add") }.count == 6)
    }
}
