// SPDX-License-Identifier: Apache-2.0

/// Whether words are corrected while they are written.
public enum UITextAutocorrectionType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
