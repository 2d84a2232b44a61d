// SPDX-License-Identifier: Apache-2.0

/// An element as a reader is told of it, at one moment.
package struct AccessibleNode: Equatable, Sendable {
    /// Something that can be done with an element.
    package struct Action: Equatable, Sendable {
        package var name: String
        package var summary: String

        package init(_ name: String, _ summary: String = "") {
            self.name = name
            self.summary = summary
        }
    }

    /// A number that an element shows.
    package struct Value: Equatable, Sendable {
        package var minimum: Double
        package var maximum: Double
        package var step: Double
        package var current: Double
        package var text: String
        package var isSettable: Bool

        package init(
            minimum: Double,
            maximum: Double,
            step: Double = 0,
            current: Double,
            text: String = "",
            isSettable: Bool = false
        ) {
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
            self.current = current
            self.text = text
            self.isSettable = isSettable
        }
    }

    /// The size of a table, with the cells that are there; lists have one column.
    package struct Grid: Equatable, Sendable {
        package var rows: Int
        package var columns: Int
        package var rowHeaders: [Int: AccessibleID] = [:]
        package var columnHeaders: [Int: AccessibleID] = [:]

        /// Makes a table of a size that AT-SPI can express.
        package init(rows: Int, columns: Int) {
            self.rows = min(max(rows, 0), Int(Int32.max))
            self.columns = min(max(columns, 0), Int(Int32.max))
        }
    }

    /// The place of a cell in the table that holds it.
    package struct Cell: Equatable, Sendable {
        package var table: AccessibleID
        package var row: Int
        package var column: Int
        package var rowSpan = 1
        package var columnSpan = 1

        package init(table: AccessibleID, row: Int, column: Int) {
            self.table = table
            self.row = row
            self.column = column
        }
    }

    package var id: AccessibleID
    package var parent: AccessibleID?
    package var children: [AccessibleID] = []
    package var role: AccessibleRole
    package var states: AccessibleStates = []
    package var name = ""
    /// What a reader says after the name and the role.
    package var summary = ""
    package var identifier = ""
    package var language = ""
    package var frame = AccessibleRectangle()
    package var actions: [Action] = []
    package var value: Value?
    package var text: AccessibleText?
    package var grid: Grid?
    package var cell: Cell?
    /// Whether children can be selected.
    package var holdsSelection = false
    package var attributes: [String: String] = [:]

    package init(_ id: AccessibleID, _ role: AccessibleRole) {
        self.id = id
        self.role = role
    }

    /// The interfaces that the element has on the bus.
    package var interfaces: [String] {
        var names = ["Accessible"]
        names.append(role == .application ? "Application" : "Component")
        if !actions.isEmpty { names.append("Action") }
        if value != nil { names.append("Value") }
        if let text {
            names.append("Text")
            if text.isEditable { names.append("EditableText") }
        }
        if holdsSelection { names.append("Selection") }
        if grid != nil { names.append("Table") }
        if cell != nil { names.append("TableCell") }
        if role == .image { names.append("Image") }
        return names.map { "org.a11y.atspi." + $0 }
    }
}
