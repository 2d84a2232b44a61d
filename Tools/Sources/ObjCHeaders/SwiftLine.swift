// SPDX-License-Identifier: Apache-2.0

/// One line of the Swift that stands for headers.
package struct SwiftLine: Sendable, Equatable {
    /// What may be done with a line that does not compile.
    package enum Role: Sendable, Equatable {
        /// Stays, whatever comes.
        case plain
        /// The first line of a type; `end` closes it.
        case opening
        case end
        /// A member or a declaration of its own, which can be left out.
        case member
        /// A member that is there only where a superclass has one to override.
        case candidate
    }

    package var text: String
    package let role: Role
    /// What it declares, as messages name it.
    package let name: String

    package init(_ text: String, role: Role = .plain, name: String = "") {
        self.text = text
        self.role = role
        self.name = name
    }
}
