// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a media file says of itself, without its samples: duration and tracks.
///
/// Reads WAVE, AIFF, CAF, MP3, AAC (ADTS), FLAC and the family of MPEG-4 and QuickTime.
package struct MediaFile: Sendable, Equatable {
    /// The duration in units of ``timescale``.
    package var duration = 0
    /// Units per second.
    package var timescale = 1
    package var tracks: [MediaTrack] = []

    package var seconds: Double { timescale > 0 ? Double(duration) / Double(timescale) : 0 }

    /// The first track of sound.
    package var audio: MediaTrack? { tracks.first { $0.kind == .audio } }

    /// Whether there is something to see.
    package var hasVideo: Bool { tracks.contains { $0.kind == .video } }

    init() {}

    /// A file with one track of sound.
    init(_ track: MediaTrack) {
        duration = track.duration
        timescale = track.timescale
        tracks = [track]
    }

    /// Reads a file's description; nil for what is no media file of a known format.
    package init?(_ data: Data) {
        let bytes = MediaBytes(data)
        let form = bytes.name(at: 8)
        switch bytes.name(at: 0) {
        case "RIFF" where form == "WAVE", "RF64" where form == "WAVE": self.init(wave: bytes)
        case "FORM" where form == "AIFF" || form == "AIFC": self.init(aiff: bytes)
        case "caff": self.init(caf: bytes)
        case "fLaC": self.init(flac: bytes)
        default:
            let types = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]
            if let name = bytes.name(at: 4), types.contains(name) {
                self.init(movie: bytes)
            } else {
                self.init(frames: bytes)
            }
        }
    }

    /// Reads the description of the file at a place; nil where there is none.
    package init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe)
        else { return nil }
        self.init(data)
    }
}
