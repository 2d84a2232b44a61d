// SPDX-License-Identifier: Apache-2.0

package import SystemBus

/// The states of an element; the bits are at the places of AT-SPI's `AtspiStateType`.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    private init(place: UInt64) { rawValue = 1 << place }

    package static let active = AccessibleStates(place: 1)
    package static let busy = AccessibleStates(place: 3)
    package static let checked = AccessibleStates(place: 4)
    package static let defunct = AccessibleStates(place: 6)
    package static let editable = AccessibleStates(place: 7)
    package static let enabled = AccessibleStates(place: 8)
    package static let expandable = AccessibleStates(place: 9)
    package static let expanded = AccessibleStates(place: 10)
    package static let focusable = AccessibleStates(place: 11)
    package static let focused = AccessibleStates(place: 12)
    package static let horizontal = AccessibleStates(place: 14)
    package static let modal = AccessibleStates(place: 16)
    package static let multiLine = AccessibleStates(place: 17)
    package static let multiSelectable = AccessibleStates(place: 18)
    package static let selectable = AccessibleStates(place: 22)
    package static let selected = AccessibleStates(place: 23)
    package static let sensitive = AccessibleStates(place: 24)
    package static let showing = AccessibleStates(place: 25)
    package static let singleLine = AccessibleStates(place: 26)
    package static let vertical = AccessibleStates(place: 29)
    package static let visible = AccessibleStates(place: 30)
    package static let indeterminate = AccessibleStates(place: 32)
    package static let selectableText = AccessibleStates(place: 38)
    package static let checkable = AccessibleStates(place: 41)
    package static let readOnly = AccessibleStates(place: 43)

    /// The names that AT-SPI's events have for states.
    private static let names: [(AccessibleStates, String)] = [
        (.active, "active"), (.busy, "busy"), (.checked, "checked"), (.defunct, "defunct"),
        (.editable, "editable"), (.enabled, "enabled"), (.expandable, "expandable"),
        (.expanded, "expanded"), (.focusable, "focusable"), (.focused, "focused"),
        (.horizontal, "horizontal"), (.modal, "modal"), (.multiLine, "multi-line"),
        (.multiSelectable, "multiselectable"), (.selectable, "selectable"),
        (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
        (.singleLine, "single-line"), (.vertical, "vertical"), (.visible, "visible"),
        (.indeterminate, "indeterminate"), (.selectableText, "selectable-text"),
        (.checkable, "checkable"), (.readOnly, "read-only"),
    ]

    /// The states by their names in events.
    package var named: [(state: AccessibleStates, name: String)] {
        Self.names.filter { contains($0.0) }.map { (state: $0.0, name: $0.1) }
    }

    /// The states as two halves, the lower one first.
    package var value: BusValue {
        .array(
            of: "u",
            [
                .uint32(UInt32(truncatingIfNeeded: rawValue)),
                .uint32(UInt32(truncatingIfNeeded: rawValue >> 32)),
            ]
        )
    }
}
