// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension CALayer {
    /// The class, the address and the properties that identify the layer.
    final var summary: String {
        var parts = ["<\(_objcPrintedName(type(of: self))):\(_objcPrintedAddress(self))"]
        if let name { parts.append("name = \(name)") }
        parts.append("position = (\(position.x) \(position.y))")
        let b = bounds
        parts.append("bounds = (\(b.origin.x) \(b.origin.y); \(b.width) \(b.height))")
        if isHidden { parts.append("hidden") }
        return parts.joined(separator: "; ") + ">"
    }

    /// The tree as text, one layer a line, for debugging.
    package final var recursiveSummary: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        [String(repeating: "   | ", count: depth) + summary]
            + children.flatMap { $0.lines(depth: depth + 1) }
    }
}

/// Writes a warning to the standard error.
func warn(_ message: String) {
    FileHandle.standardError.write(Data("QuartzCore: \(message)\n".utf8))
}
