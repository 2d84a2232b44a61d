// SPDX-License-Identifier: Apache-2.0

/// The units of text.
public enum UITextGranularity: Int, Sendable {
    /// Characters as people see them.
    case character = 0
    /// Words.
    case word = 1
    /// Sentences.
    case sentence = 2
    /// Paragraphs.
    case paragraph = 3
    /// Lines as they are laid out.
    case line = 4
    /// The whole text.
    case document = 5
}
