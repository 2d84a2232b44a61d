// SPDX-License-Identifier: Apache-2.0

/// The marking of text with alternatives.
public enum UITextAlternativeStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As text that was perhaps misheard.
    case lowConfidence = 1
}
