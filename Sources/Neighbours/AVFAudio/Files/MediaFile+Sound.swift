// SPDX-License-Identifier: Apache-2.0

// - Source: the chunks of RIFF/WAVE, of AIFF and AIFF-C, of the Core Audio Format, and FLAC's
//   stream information, as their specifications describe them.

extension MediaFile {
    /// Reads `fmt ` and `data`.
    init?(wave bytes: MediaBytes) {
        var track = MediaTrack()
        var blockSize = 0
        var bytesPerSecond = 0
        var hasFormat = false
        var offset = 12
        while let name = bytes.name(at: offset), let size = bytes.little(4, at: offset + 4) {
            let body = offset + 8
            if name == "fmt ", let tag = bytes.little(2, at: body),
                let channels = bytes.little(2, at: body + 2),
                let rate = bytes.little(4, at: body + 4),
                let perSecond = bytes.little(4, at: body + 8),
                let block = bytes.little(2, at: body + 12),
                let bits = bytes.little(2, at: body + 14)
            {
                // Plain and extensible formats are samples as they are.
                let isPlain = [1, 3, 0xFFFE].contains(tag)
                track.format = isPlain ? MediaTrack.code("lpcm") : 0x6D73_0000 | UInt32(tag)
                track.bits = isPlain ? bits : 0
                (track.channels, track.sampleRate) = (channels, Double(rate))
                (blockSize, bytesPerSecond) = (block, perSecond)
                hasFormat = channels > 0 && rate > 0
            } else if name == "data" {
                guard hasFormat else { return nil }
                let length = min(size, bytes.count - body)
                track.timescale = Int(track.sampleRate)
                if track.bits > 0, blockSize > 0 {
                    track.duration = length / blockSize
                } else if bytesPerSecond > 0 {
                    track.duration = length * track.timescale / bytesPerSecond
                }
                self.init(track)
                return
            }
            offset = body + size + size % 2
        }
        return nil
    }

    /// Reads `COMM`.
    init?(aiff bytes: MediaBytes) {
        var offset = 12
        while let name = bytes.name(at: offset), let size = bytes.big(4, at: offset + 4) {
            let body = offset + 8
            if name == "COMM", let channels = bytes.big(2, at: body),
                let frames = bytes.big(4, at: body + 2), let bits = bytes.big(2, at: body + 6),
                let rate = bytes.extended(at: body + 8), rate >= 1, rate < 1e7, channels > 0
            {
                var track = MediaTrack()
                track.format = MediaTrack.code("lpcm")
                (track.channels, track.sampleRate, track.bits) = (channels, rate, bits)
                (track.duration, track.timescale) = (frames, Int(rate))
                self.init(track)
                return
            }
            offset = body + size + size % 2
        }
        return nil
    }

    /// Reads `desc`, `pakt` and `data`.
    init?(caf bytes: MediaBytes) {
        guard bytes.name(at: 8) == "desc", let rate = bytes.double(at: 20), rate >= 1, rate < 1e7,
            let format = bytes.big(4, at: 28), let packetSize = bytes.big(4, at: 36),
            let packetFrames = bytes.big(4, at: 40), let channels = bytes.big(4, at: 44),
            let bits = bytes.big(4, at: 48)
        else { return nil }
        var track = MediaTrack()
        track.format = UInt32(format)
        (track.channels, track.sampleRate, track.bits) = (channels, rate, bits)
        track.timescale = Int(rate)
        var frames: Int?
        var offset = 8
        while let name = bytes.name(at: offset) {
            let body = offset + 12
            // Data may go on to the end of the file: its size is then -1.
            let isOpen = bytes.big(4, at: offset + 4) == 0xFFFF_FFFF
            guard let size = isOpen ? bytes.count - body : bytes.big64(at: offset + 4) else {
                break
            }
            if name == "pakt" {
                frames = bytes.big64(at: body + 8)
            } else if name == "data", packetSize > 0, frames == nil {
                // The first four bytes count edits.
                let length = max(0, min(size, bytes.count - body) - 4)
                frames = length / packetSize * packetFrames
            }
            guard size <= bytes.count - body else { break }
            offset = body + size
        }
        track.duration = frames ?? 0
        self.init(track)
    }

    /// Reads the stream information, the first of the metadata.
    init?(flac bytes: MediaBytes) {
        guard let word = bytes.big(4, at: 18), let low = bytes.big(4, at: 22) else { return nil }
        let rate = word >> 12
        guard rate > 0 else { return nil }
        var track = MediaTrack()
        track.format = MediaTrack.code("flac")
        track.sampleRate = Double(rate)
        track.channels = (word >> 9 & 7) + 1
        track.bits = (word >> 4 & 31) + 1
        (track.duration, track.timescale) = ((word & 15) << 32 | low, rate)
        self.init(track)
    }
}
