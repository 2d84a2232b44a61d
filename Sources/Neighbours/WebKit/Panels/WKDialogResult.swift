// SPDX-License-Identifier: Apache-2.0

/// What the delegate has done about a dialogue.
public enum WKDialogResult: Int, Sendable {
    /// Nothing: the usual one is to be shown.
    case showDefault = 1
    /// Nothing: it is to be asked again.
    case askAgain = 2
    /// It has shown one.
    case handled = 3
}
