// SPDX-License-Identifier: Apache-2.0

/// A part of a file that was left out, since it does not compile.
package struct Cut: Codable, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    /// What was left out, by name: `Page.show(_:)`.
    package var name: String
    /// The compiler's reason.
    package var reason: String
    /// Whether the declaration is gone; otherwise it is there and stops where it is used.
    package var isGone: Bool
    /// Whether it needs a framework that is not here, and so is no mistake.
    package var isAbsent = false

    package init(
        path: String,
        line: Int,
        column: Int,
        name: String,
        reason: String,
        isGone: Bool
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.name = name
        self.reason = reason
        self.isGone = isGone
    }
}
