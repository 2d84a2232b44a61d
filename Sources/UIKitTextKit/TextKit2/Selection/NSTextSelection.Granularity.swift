// SPDX-License-Identifier: Apache-2.0

extension NSTextSelection {
    /// The parts of text that a selection grows by.
    public enum Granularity: Int, Sendable {
        /// Characters, as people count them.
        case character = 0
        /// Words.
        case word = 1
        /// Paragraphs with their separators.
        case paragraph = 2
        /// Lines as they are laid out.
        case line = 3
        /// Sentences.
        case sentence = 4
    }
}
