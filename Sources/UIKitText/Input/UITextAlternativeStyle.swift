// SPDX-License-Identifier: Apache-2.0

/// How what else dictated text could have been is marked.
public enum UITextAlternativeStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As text that was perhaps misheard.
    case lowConfidence = 1
}
