// SPDX-License-Identifier: Apache-2.0

/// Whether spaces around words are kept right when text is cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
