// SPDX-License-Identifier: Apache-2.0

/// What a text interaction lets people do.
public enum UITextInteractionMode: Int, Sendable {
    /// Select and edit.
    case editable = 0
    /// Select.
    case nonEditable = 1
}
