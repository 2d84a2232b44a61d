// SPDX-License-Identifier: Apache-2.0

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
