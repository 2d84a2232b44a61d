// SPDX-License-Identifier: Apache-2.0

import Foundation

// - Source: the boxes of ISO/IEC 14496-12, and QuickTime's, which are the same as far as they are
//   read.

extension MediaFile {
    /// Reads `moov`.
    init?(movie bytes: MediaBytes) {
        let whole = 0..<bytes.count
        guard let movie = bytes.boxes(in: whole).first(where: { $0.name == "moov" }) else {
            return nil
        }
        var file = MediaFile()
        var fragments: Int?
        for box in bytes.boxes(in: movie.body) {
            switch box.name {
            case "mvhd":
                guard let (scale, duration) = bytes.durations(in: box.body, before: 8) else {
                    return nil
                }
                (file.timescale, file.duration) = (scale, duration)
            case "mvex":
                // The pieces of a file that is sent while it is made.
                let head = bytes.boxes(in: box.body).first { $0.name == "mehd" }
                fragments = head.flatMap { head in
                    bytes.byte(at: head.body.lowerBound) == 1
                        ? bytes.big64(at: head.body.lowerBound + 4)
                        : bytes.big(4, at: head.body.lowerBound + 4)
                }
            case "trak":
                if let track = bytes.track(in: box.body) { file.tracks.append(track) }
            default: break
            }
        }
        guard file.timescale > 0, !file.tracks.isEmpty else { return nil }
        if file.duration == 0, let fragments { file.duration = fragments }
        self = file
    }
}

extension MediaBytes {
    fileprivate typealias Box = (name: String, body: Range<Int>)

    /// The boxes in a range, one behind the other.
    fileprivate func boxes(in range: Range<Int>) -> [Box] {
        var found: [Box] = []
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound, let short = big(4, at: offset),
            let name = name(at: offset + 4)
        {
            let isLong = short == 1
            let head = isLong ? 16 : 8
            // 0: all that is left.
            let size =
                isLong ? big64(at: offset + 8) : short == 0 ? range.upperBound - offset : short
            guard let size, size >= head, size <= range.upperBound - offset else { break }
            found.append((name, (offset + head)..<(offset + size)))
            offset += size
        }
        return found
    }

    /// The timescale and the duration of `mvhd` and `mdhd`, behind two dates.
    fileprivate func durations(
        in body: Range<Int>,
        before dates: Int
    ) -> (scale: Int, duration: Int)? {
        let isLong = byte(at: body.lowerBound) == 1
        let start = body.lowerBound + 4 + (isLong ? dates * 2 : dates)
        guard let scale = big(4, at: start), scale > 0,
            let duration = isLong ? big64(at: start + 4) : big(4, at: start + 4)
        else { return nil }
        // All bits set: not known.
        return (scale, !isLong && duration == 0xFFFF_FFFF ? 0 : duration)
    }

    /// Reads a track; nil for one without media.
    fileprivate func track(in range: Range<Int>) -> MediaTrack? {
        var track = MediaTrack()
        var hasMedia = false
        for box in boxes(in: range) {
            let start = box.body.lowerBound
            if box.name == "tkhd" {
                let isLong = byte(at: start) == 1
                track.id = big(4, at: start + (isLong ? 20 : 12)) ?? 1
                track.isEnabled = (big(3, at: start + 1) ?? 1) & 1 != 0
                let matrix = start + (isLong ? 52 : 40)
                let numbers = [0, 4, 12, 16, 24, 28].compactMap { fixed(at: matrix + $0) }
                if numbers.count == 6 { track.transform = numbers }
                if let width = fixed(at: matrix + 36), let height = fixed(at: matrix + 40) {
                    track.size = CGSize(width: width, height: height)
                }
            } else if box.name == "mdia" {
                hasMedia = read(media: box.body, into: &track)
            }
        }
        return hasMedia ? track : nil
    }

    private func read(media range: Range<Int>, into track: inout MediaTrack) -> Bool {
        var hasDuration = false
        for box in boxes(in: range) {
            let start = box.body.lowerBound
            switch box.name {
            case "mdhd":
                guard let (scale, duration) = durations(in: box.body, before: 8) else { break }
                (track.timescale, track.duration, hasDuration) = (scale, duration, true)
                let place = start + (byte(at: start) == 1 ? 32 : 20)
                if let code = big(2, at: place), code >= 0x400, code != 0x7FFF {
                    let letters = [10, 5, 0].map { UInt8(0x60 + (code >> $0 & 31)) }
                    track.language = String(decoding: letters, as: UTF8.self)
                }
            case "hdlr":
                switch name(at: start + 8) {
                case "soun": track.kind = .audio
                case "vide": track.kind = .video
                case "text", "sbtl", "subt", "clcp": track.kind = .text
                default: track.kind = .other
                }
            case "minf":
                guard let table = boxes(in: box.body).first(where: { $0.name == "stbl" }) else {
                    break
                }
                for box in boxes(in: table.body) { read(table: box, into: &track) }
            default: break
            }
        }
        return hasDuration
    }

    /// Reads the first format of `stsd`, and the number of samples of `stsz`.
    private func read(table box: Box, into track: inout MediaTrack) {
        let start = box.body.lowerBound
        if box.name == "stsd" {
            track.format = UInt32(big(4, at: start + 12) ?? 0)
            guard track.kind == .audio, let rate = fixed(at: start + 40) else { return }
            track.channels = big(2, at: start + 32) ?? 0
            track.sampleRate = rate < 0 ? rate + 65536 : rate
        } else if box.name == "stsz" {
            track.samples = big(4, at: start + 8) ?? 0
        }
    }
}
