// SPDX-License-Identifier: Apache-2.0

/// Whose voice a voice sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    /// Nobody's in particular.
    case unspecified = 0
    /// A man's.
    case male = 1
    /// A woman's.
    case female = 2
}
