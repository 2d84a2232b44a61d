// SPDX-License-Identifier: Apache-2.0

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// Small.
    case `default` = 1
    /// Better.
    case enhanced = 2
    /// The best.
    case premium = 3
}
