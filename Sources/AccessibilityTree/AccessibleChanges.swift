// SPDX-License-Identifier: Apache-2.0

package import SystemBus

/// The events that lead a reader from one state of the elements to the next.
package struct AccessibleChanges {
    private let before: AccessibleTree
    private let after: AccessibleTree
    private let answers: AccessibleAnswers
    private let program: AccessibleAnswers.Program
    private var signals: [BusSignal] = []

    /// The signals of a change, in the order in which they are to be sent.
    package static func signals(
        from before: AccessibleTree,
        to after: AccessibleTree,
        _ program: AccessibleAnswers.Program
    ) -> [BusSignal] {
        var changes = AccessibleChanges(before, after, program)
        changes.collect()
        return changes.signals
    }

    private init(
        _ before: AccessibleTree,
        _ after: AccessibleTree,
        _ program: AccessibleAnswers.Program
    ) {
        self.before = before
        self.after = after
        self.program = program
        answers = AccessibleAnswers(after, program)
    }

    // MARK: Signals

    /// One of AT-SPI's events.
    package static func event(
        _ id: AccessibleID,
        _ group: String,
        _ member: String,
        _ kind: String = "",
        _ first: Int = 0,
        _ second: Int = 0,
        _ value: BusValue = .int32(0)
    ) -> BusSignal {
        BusSignal(
            path: id.path,
            interface: "org.a11y.atspi.Event." + group,
            member: member,
            arguments: [
                .string(kind), .int(first), .int(second), .variant(value), .array(of: "{sv}", []),
            ]
        )
    }

    /// A text that readers speak; an urgent one interrupts what they say.
    package static func announcement(_ text: String, isUrgent: Bool) -> BusSignal {
        event(.application, "Object", "Announcement", "", isUrgent ? 2 : 1, 0, .string(text))
    }

    private func cacheSignal(_ member: String, _ argument: BusValue) -> BusSignal {
        BusSignal(
            path: AccessibleAnswers.cachePath,
            interface: BusInterface.cache.name,
            member: member,
            arguments: [argument]
        )
    }

    // MARK: Comparing

    private mutating func collect() {
        let gone = before.order.filter { after[$0] == nil }
        let new = after.order.filter { before[$0] == nil }
        for id in gone {
            guard let node = before[id] else { continue }
            if node.role == .frame { window(node, "Destroy") }
            signals.append(Self.event(id, "Object", "StateChanged", "defunct", 1))
        }
        for item in answers.items(new) { signals.append(cacheSignal("AddAccessible", item)) }
        for id in after.order {
            if let old = before[id], let node = after[id] { children(old, node) }
        }
        for id in gone {
            signals.append(cacheSignal("RemoveAccessible", answers.reference(id)))
        }
        for id in new {
            guard let node = after[id] else { continue }
            if node.role == .frame {
                window(node, "Create")
                if node.states.contains(.active) { window(node, "Activate") }
            }
            if node.states.contains(.focused) { focus(node, true) }
        }
        for id in after.order {
            if let old = before[id], let node = after[id], old != node { differences(old, node) }
        }
    }

    private mutating func window(_ node: AccessibleNode, _ member: String) {
        signals.append(Self.event(node.id, "Window", member, "", 0, 0, .string(node.name)))
    }

    private mutating func focus(_ node: AccessibleNode, _ isFocused: Bool) {
        signals.append(Self.event(node.id, "Object", "StateChanged", "focused", isFocused ? 1 : 0))
        if isFocused { signals.append(Self.event(node.id, "Focus", "Focus")) }
    }

    private mutating func children(_ old: AccessibleNode, _ node: AccessibleNode) {
        guard old.children != node.children else { return }
        let former = Set(old.children)
        let present = Set(node.children)
        let stayed = old.children.filter { present.contains($0) }
        let isOrdered = stayed == node.children.filter { former.contains($0) }
        for (index, child) in old.children.enumerated().reversed()
        where !isOrdered || !present.contains(child) {
            signals.append(childEvent(node, "remove", index, child))
        }
        for (index, child) in node.children.enumerated()
        where !isOrdered || !former.contains(child) {
            signals.append(childEvent(node, "add", index, child))
        }
    }

    private func childEvent(
        _ node: AccessibleNode,
        _ kind: String,
        _ index: Int,
        _ child: AccessibleID
    ) -> BusSignal {
        let reference = answers.reference(child)
        return Self.event(node.id, "Object", "ChildrenChanged", kind, index, 0, reference)
    }

    private mutating func differences(_ old: AccessibleNode, _ node: AccessibleNode) {
        func property(_ name: String, _ value: BusValue) -> BusSignal {
            Self.event(node.id, "Object", "PropertyChange", "accessible-" + name, 0, 0, value)
        }
        if old.name != node.name { signals.append(property("name", .string(node.name))) }
        if old.summary != node.summary {
            signals.append(property("description", .string(node.summary)))
        }
        if old.role != node.role {
            signals.append(property("role", .uint32(node.role.rawValue)))
        }
        if let value = node.value, value != old.value {
            signals.append(property("value", .double(value.current)))
        }
        states(old, node)
        text(old.text, node.text, node.id)
        if node.role == .frame, old.frame != node.frame {
            signals.append(
                Self.event(node.id, "Object", "BoundsChanged", "", 0, 0, node.frame.value)
            )
        }
    }

    private mutating func states(_ old: AccessibleNode, _ node: AccessibleNode) {
        for (state, name) in old.states.symmetricDifference(node.states).named {
            let isOn = node.states.contains(state)
            if state == .focused {
                focus(node, isOn)
            } else {
                signals.append(Self.event(node.id, "Object", "StateChanged", name, isOn ? 1 : 0))
            }
            if state == .active, node.role == .frame {
                window(node, isOn ? "Activate" : "Deactivate")
            }
            if state == .selected, let parent = node.parent.flatMap({ after[$0] }),
                parent.holdsSelection
            {
                let event = Self.event(parent.id, "Object", "SelectionChanged")
                if signals.last != event { signals.append(event) }
            }
        }
    }

    private mutating func text(_ old: AccessibleText?, _ new: AccessibleText?, _ id: AccessibleID) {
        guard let new, let old, old != new else { return }
        if old.string != new.string {
            let (removed, added) = Self.difference(old, new)
            if !removed.isEmpty {
                signals.append(
                    Self.event(
                        id,
                        "Object",
                        "TextChanged",
                        "delete",
                        removed.lowerBound,
                        removed.count,
                        .string(old[removed])
                    )
                )
            }
            if !added.isEmpty {
                signals.append(
                    Self.event(
                        id,
                        "Object",
                        "TextChanged",
                        "insert",
                        added.lowerBound,
                        added.count,
                        .string(new[added])
                    )
                )
            }
        }
        guard new.isEditable else { return }
        if old.caret != new.caret {
            signals.append(Self.event(id, "Object", "TextCaretMoved", "", new.caret))
        }
        if old.selection != new.selection {
            signals.append(Self.event(id, "Object", "TextSelectionChanged"))
        }
    }

    /// The part of a text that was replaced, and what replaced it.
    private static func difference(
        _ old: AccessibleText,
        _ new: AccessibleText
    ) -> (Range<Int>, Range<Int>) {
        let before = Array(old.string.unicodeScalars)
        let after = Array(new.string.unicodeScalars)
        let shorter = min(before.count, after.count)
        let start = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
        var end = 0
        while end < shorter - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        {
            end += 1
        }
        return (start..<(before.count - end), start..<(after.count - end))
    }
}
