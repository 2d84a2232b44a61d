// SPDX-License-Identifier: Apache-2.0

/// Which letters of a text become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}
