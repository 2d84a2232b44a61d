// SPDX-License-Identifier: Apache-2.0

/// How text looks that was found, or was not.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As always.
    case normal = 0
    /// A match.
    case found = 1
    /// As the one that is shown.
    case highlighted = 2
}
