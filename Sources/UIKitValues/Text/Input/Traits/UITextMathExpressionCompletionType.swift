// SPDX-License-Identifier: Apache-2.0

/// Whether results of sums are offered.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// What the kind of text suggests.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}
