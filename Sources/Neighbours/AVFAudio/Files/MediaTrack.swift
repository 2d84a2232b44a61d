// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A track as its file describes it.
package struct MediaTrack: Sendable, Equatable {
    /// What the samples of a track are.
    package enum Kind: Sendable {
        case audio
        case video
        case text
        case other
    }

    /// The number of the track, from 1.
    package var id = 1
    package var kind = Kind.audio
    /// The format of the samples as four characters.
    package var format: UInt32 = 0
    /// The duration in units of ``timescale``.
    package var duration = 0
    /// Units per second.
    package var timescale = 1
    /// The frames of sound per second.
    package var sampleRate = 0.0
    package var channels = 0
    /// The bits of a sample; 0 where it is compressed.
    package var bits = 0
    /// The size of the pictures.
    package var size = CGSize.zero
    /// How the pictures are turned.
    package var transform: [Double] = [1, 0, 0, 1, 0, 0]
    /// The number of samples, which are pictures in tracks of video.
    package var samples = 0
    package var isEnabled = true
    /// The language of three letters.
    package var language: String?

    package init() {}

    package var seconds: Double { timescale > 0 ? Double(duration) / Double(timescale) : 0 }

    /// Four characters as a number.
    package static func code(_ name: String) -> UInt32 {
        name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
