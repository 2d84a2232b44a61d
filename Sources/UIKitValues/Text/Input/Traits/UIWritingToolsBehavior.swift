// SPDX-License-Identifier: Apache-2.0

/// How much of the system's help with writing a text takes.
public enum UIWritingToolsBehavior: Int, Sendable {
    /// None.
    case none = -1
    /// What the kind of text suggests.
    case `default` = 0
    /// All, with changes in place.
    case complete = 1
    /// Changes in a panel of their own.
    case limited = 2
}
