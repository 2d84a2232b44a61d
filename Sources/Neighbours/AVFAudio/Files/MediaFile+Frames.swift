// SPDX-License-Identifier: Apache-2.0

// - Source: the headers of frames in ISO/IEC 11172-3 (MPEG audio) and ISO/IEC 13818-7 (ADTS), and
//   the sizes in ID3v2's header.

extension MediaFile {
    /// Counts the frames of MP3 and AAC streams.
    init?(frames bytes: MediaBytes) {
        var offset = 0
        if bytes.big(3, at: 0) == 0x49_44_33, let size = bytes.big(4, at: 6) {
            // Seven bits a byte, so that no byte looks like a frame's.
            let length = (0..<4).reduce(0) { $0 << 7 | (size >> (24 - 8 * $1) & 0x7F) }
            let hasFooter = (bytes.byte(at: 5) ?? 0) & 0x10 != 0
            offset = 10 + length + (hasFooter ? 10 : 0)
        }
        // Padding may follow the tag.
        while bytes.byte(at: offset) == 0 { offset += 1 }
        guard let first = FrameHeader(bytes, at: offset) else { return nil }
        // Two frames in a row are no accident.
        let second = FrameHeader(bytes, at: offset + first.size)
        guard second?.isAlike(first) ?? (offset + first.size >= bytes.count) else { return nil }
        // Encoders put a frame before the sound that says how many there are.
        let start = offset + 4 + first.sideSize
        if ["Xing", "Info"].contains(bytes.name(at: start)) { offset += first.size }
        var samples = 0
        while let frame = FrameHeader(bytes, at: offset), frame.isAlike(first) {
            offset += frame.size
            samples += frame.samples
        }
        var track = MediaTrack()
        track.format = MediaTrack.code(first.isADTS ? "aac " : ".mp3")
        track.channels = first.channels
        track.sampleRate = Double(first.rate)
        (track.duration, track.timescale) = (samples, first.rate)
        self.init(track)
    }

    /// What the header of a frame of compressed sound says.
    private struct FrameHeader {
        let isADTS: Bool
        let size: Int
        let samples: Int
        let rate: Int
        let channels: Int
        /// The bytes between the header and the data.
        let sideSize: Int

        /// Whether two frames may belong to one stream.
        func isAlike(_ other: FrameHeader) -> Bool { isADTS == other.isADTS && rate == other.rate }

        init?(_ bytes: MediaBytes, at offset: Int) {
            guard let word = bytes.big(4, at: offset), word >> 21 == 0x7FF else { return nil }
            let layer = word >> 17 & 3
            if layer == 0 {
                self.init(adts: bytes, at: offset)
            } else if layer == 1 {
                self.init(layerThree: word)
            } else {
                return nil
            }
        }

        private init?(adts bytes: MediaBytes, at offset: Int) {
            let rates = [
                96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000,
                7350,
            ]
            guard let word = bytes.big(7, at: offset), word >> 44 == 0xFFF else { return nil }
            let index = word >> 34 & 15
            let size = word >> 13 & 0x1FFF
            guard rates.indices.contains(index), size >= 7 else { return nil }
            isADTS = true
            self.size = size
            samples = 1024 * ((word & 3) + 1)
            rate = rates[index]
            channels = word >> 30 & 7
            sideSize = 0
        }

        private init?(layerThree word: Int) {
            let version = word >> 19 & 3
            let rates = [44100, 48000, 32000]
            let rateIndex = word >> 10 & 3
            let bitIndex = word >> 12 & 15
            guard version != 1, rateIndex < 3, bitIndex > 0, bitIndex < 15 else { return nil }
            let isFirst = version == 3
            let kilobits =
                isFirst
                ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
                : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
            isADTS = false
            rate = rates[rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
            samples = isFirst ? 1152 : 576
            size = samples / 8 * kilobits[bitIndex] * 1000 / rate + (word >> 9 & 1)
            channels = word >> 6 & 3 == 3 ? 1 : 2
            sideSize = isFirst ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17)
        }
    }
}
