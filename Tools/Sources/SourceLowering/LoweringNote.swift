// SPDX-License-Identifier: Apache-2.0

/// Something in a file that the lowering leaves as it is, and what to do about it.
public struct LoweringNote: Hashable, Sendable {
    /// The file, as it was given.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
    /// What cannot be lowered.
    public let message: String
    /// What to write instead.
    public let remedy: String

    /// Makes a note.
    public init(path: String, line: Int, column: Int, message: String, remedy: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.remedy = remedy
    }
}

extension LoweringNote: CustomStringConvertible {
    /// The note as a compiler prints a warning.
    public var description: String {
        "\(path):\(line):\(column): warning: \(message); \(remedy)"
    }
}
