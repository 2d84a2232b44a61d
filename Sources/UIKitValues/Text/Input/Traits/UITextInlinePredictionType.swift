// SPDX-License-Identifier: Apache-2.0

/// Whether a guess at what comes next is shown in the text.
public enum UITextInlinePredictionType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
