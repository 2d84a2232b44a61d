// SPDX-License-Identifier: Apache-2.0

/// How samples are written.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// In another way.
    case otherFormat = 0
    /// As floats of 32 bits.
    case pcmFormatFloat32 = 1
    /// As floats of 64 bits.
    case pcmFormatFloat64 = 2
    /// As integers of 16 bits.
    case pcmFormatInt16 = 3
    /// As integers of 32 bits.
    case pcmFormatInt32 = 4
}
