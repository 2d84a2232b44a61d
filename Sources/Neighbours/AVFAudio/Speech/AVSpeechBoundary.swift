// SPDX-License-Identifier: Apache-2.0

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Behind the word.
    case word = 1
}
