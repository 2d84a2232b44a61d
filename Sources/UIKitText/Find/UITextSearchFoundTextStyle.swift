// SPDX-License-Identifier: Apache-2.0

/// How text looks that was found, or was not.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As always.
    case normal = 0
    /// As one of what was found.
    case found = 1
    /// As the one that is shown.
    case highlighted = 2
}
