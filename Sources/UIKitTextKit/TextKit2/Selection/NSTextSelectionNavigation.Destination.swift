// SPDX-License-Identifier: Apache-2.0

extension NSTextSelectionNavigation {
    /// How far a selection moves.
    public enum Destination: Int, Sendable {
        /// By a character, or up and down by a line.
        case character = 0
        /// To the end of a word, or backwards to the start of one.
        case word = 1
        /// To the end of the line.
        case line = 2
        /// To the end of a sentence.
        case sentence = 3
        /// To the end of a paragraph.
        case paragraph = 4
        /// To the end of the container.
        case container = 5
        /// To the end of the document.
        case document = 6
    }
}
