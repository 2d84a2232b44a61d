// SPDX-License-Identifier: Apache-2.0

/// How good compressed sound is.
public enum AVAudioQuality: Int, Sendable {
    /// As small as can be.
    case min = 0
    /// Small.
    case low = 0x20
    /// In between.
    case medium = 0x40
    /// Good.
    case high = 0x60
    /// As good as can be.
    case max = 0x7F
}
