// SPDX-License-Identifier: Apache-2.0

/// Whether straight quotes become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
