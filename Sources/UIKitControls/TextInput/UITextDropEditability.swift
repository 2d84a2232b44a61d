// SPDX-License-Identifier: Apache-2.0

/// Whether a drop may make a text editable.
public enum UITextDropEditability: Int, Sendable {
    /// No.
    case no = 0
    /// For the drop.
    case temporary = 1
    /// From then on.
    case yes = 2
}
