// SPDX-License-Identifier: Apache-2.0

/// Something in a file that the lowering leaves as it is, and what to do about it.
public struct LoweringNote: Hashable, Sendable {
    /// The file, as it was given.
    public internal(set) var path = ""
    /// The line, from 1.
    public internal(set) var line = 0
    /// The column in bytes, from 1.
    public internal(set) var column = 0
    /// What cannot be lowered.
    public internal(set) var message = ""
    /// What to write instead.
    public internal(set) var remedy = ""

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
