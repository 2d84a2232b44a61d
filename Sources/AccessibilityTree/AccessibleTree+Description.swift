// SPDX-License-Identifier: Apache-2.0

extension AccessibleTree: CustomStringConvertible {
    /// The elements as text, one a line and indented by their depth.
    package var description: String {
        var lines: [String] = []
        func add(_ id: AccessibleID, _ depth: Int) {
            guard let node = self[id] else { return }
            lines.append(String(repeating: "  ", count: depth) + node.description)
            for child in node.children { add(child, depth + 1) }
        }
        add(.application, 0)
        return lines.joined(separator: "\n")
    }
}

extension AccessibleNode: CustomStringConvertible {
    /// The role, the name and what else a reader says.
    package var description: String {
        var parts = [role.name]
        if !name.isEmpty { parts.append("\"\(name)\"") }
        if let text, text.isEditable { parts.append("text \"\(text.string)\"") }
        if let value { parts.append("value \(value.current)") }
        if !summary.isEmpty { parts.append("(\(summary))") }
        if let cell { parts.append("row \(cell.row)") }
        let usual: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
        parts += states.subtracting(usual).named.map(\.name)
        if role != .application {
            parts += usual.subtracting(states).named.map { "not " + $0.name }
        }
        if !actions.isEmpty {
            parts.append("{" + actions.map(\.name).joined(separator: ", ") + "}")
        }
        parts.append("\(frame.x),\(frame.y) \(frame.width)x\(frame.height)")
        if !identifier.isEmpty { parts.append("#" + identifier) }
        return parts.joined(separator: " ").split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\\n")
    }
}
