// SPDX-License-Identifier: Apache-2.0

/// The mode of a text interaction.
public enum UITextInteractionMode: Int, Sendable {
    /// Select and edit.
    case editable = 0
    /// Select.
    case nonEditable = 1
}
