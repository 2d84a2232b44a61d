// SPDX-License-Identifier: Apache-2.0

/// What happens to items when they are dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag is cancelled.
    case cancel = 0
    /// Nothing, though it might elsewhere or later; a sign says so.
    case forbidden = 1
    /// They are copied.
    case copy = 2
    /// They are moved; only inside one program, where the drag allows it.
    case move = 3
}
