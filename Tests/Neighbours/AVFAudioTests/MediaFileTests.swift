// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AVFAudio

/// What files of media say of themselves.
struct MediaFileTests {
    private typealias Make = MediaBytes

    private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    @Test func aWaveFilesDurationIsThatOfItsFrames() throws {
        let file = try #require(MediaFile(Make.wave(seconds: 1.5)))
        #expect(file.seconds == 1.5)
        #expect(file.audio?.channels == 1 && file.audio?.sampleRate == 8000)
        #expect(file.audio?.bits == 8 && !file.hasVideo)
    }

    @Test func anAIFFFilesRateHasEightyBits() throws {
        // 44,100: 0x400E and its mantissa.
        let common =
            Make.big(2, 2) + Make.big(88200, 4) + Make.big(16, 2) + [0x40, 0x0E, 0xAC, 0x44]
            + zeros(6)
        let body = Make.text("AIFF") + Make.text("COMM") + Make.big(18, 4) + common
        let file = try #require(
            MediaFile(Data(Make.text("FORM") + Make.big(body.count, 4) + body))
        )
        #expect(file.seconds == 2)
        #expect(file.audio?.sampleRate == 44100 && file.audio?.channels == 2)
    }

    private func caf(_ chunks: [UInt8], packet: Int, frames: Int) -> Data {
        let rate = Make.big(Int(bitPattern: UInt(1000.0.bitPattern)), 8)
        let format =
            rate + Make.text("lpcm") + zeros(4) + Make.big(packet, 4) + Make.big(frames, 4)
            + Make.big(1, 4) + Make.big(16, 4)
        return Data(
            Make.text("caff") + Make.big(1, 2) + zeros(2) + Make.text("desc") + Make.big(32, 8)
                + format + chunks
        )
    }

    @Test func aCAFFileCountsItsDataOrItsPackets() throws {
        let data = Make.text("data") + Make.big(4 + 4000, 8) + zeros(4 + 4000)
        #expect(MediaFile(caf(data, packet: 2, frames: 1))?.seconds == 2)
        // Data to the end of the file.
        let open = Make.text("data") + [UInt8](repeating: 0xFF, count: 8) + zeros(4 + 1000)
        #expect(MediaFile(caf(open, packet: 2, frames: 1))?.seconds == 0.5)
        let packets =
            Make.text("pakt") + Make.big(24, 8) + Make.big(3, 8) + Make.big(2500, 8)
            + zeros(8)
        #expect(MediaFile(caf(packets + data, packet: 0, frames: 1024))?.seconds == 2.5)
    }

    @Test func theFramesOfMP3AreCounted() throws {
        // MPEG-1, layer 3, 128 kbit/s, 44.1 kHz, stereo: 417 bytes, 1,152 frames.
        let frame = [0xFF, 0xFB, 0x90, 0x00] + zeros(413)
        let tag = Make.text("ID3") + [4, 0, 0] + [0, 0, 1, 2] + zeros(130)
        let stream = Array(repeating: frame, count: 10).flatMap { $0 }
        let file = try #require(MediaFile(Data(tag + stream)))
        #expect(file.duration == 11520 && file.timescale == 44100)
        #expect(file.audio?.channels == 2)
        #expect(MediaFile(Data(stream))?.duration == 11520)
        // A frame that only says how many there are.
        let first = Array(frame[..<4]) + zeros(32) + Make.text("Info") + zeros(377)
        #expect(MediaFile(Data(first + stream))?.duration == 11520)
    }

    @Test func theFramesOfAACAreCounted() throws {
        // 44.1 kHz, two channels, 16 bytes with the header.
        let frame = [0xFF, 0xF1, 0x50, 0x80, 0x02, 0x1F, 0xFC] + zeros(9)
        let file = try #require(
            MediaFile(Data(Array(repeating: frame, count: 5).flatMap { $0 }))
        )
        #expect(file.duration == 5120 && file.timescale == 44100)
        #expect(file.audio?.channels == 2)
    }

    @Test func aFLACFileSaysItsFrames() throws {
        // 48 kHz, two channels, 16 bits, 96,000 frames.
        let word = 48000 << 12 | 1 << 9 | 15 << 4
        let info = zeros(10) + Make.big(word, 4) + Make.big(96000, 4) + zeros(16)
        let file = try #require(
            MediaFile(Data(Make.text("fLaC") + [0x80, 0, 0, 34] + info))
        )
        #expect(file.seconds == 2)
        #expect(file.audio?.channels == 2 && file.audio?.bits == 16)
    }

    @Test func aMovieSaysItsTracks() throws {
        let file = try #require(MediaFile(Make.movie(seconds: 4, video: true, audio: true)))
        #expect(file.seconds == 4 && file.hasVideo)
        let video = try #require(file.tracks.first)
        #expect(video.size == CGSize(width: 640, height: 480))
        #expect(video.transform == [0, 1, -1, 0, 0, 0])
        #expect(video.samples == 120 && video.language == "eng")
        #expect(file.audio?.id == 2 && file.audio?.sampleRate == 44100)
        #expect(file.audio?.channels == 2)
    }

    @Test func whatIsNoMediaIsNone() {
        #expect(MediaFile(Data()) == nil)
        #expect(MediaFile(Data("Lorem ipsum dolor sit amet".utf8)) == nil)
        #expect(MediaFile(Data(zeros(1000))) == nil)
    }

    @Test func damagedFilesAreReadToSomeEnd() {
        let whole = [
            Make.wave(seconds: 0.01), Make.movie(seconds: 1, video: true, audio: true),
            caf(Make.text("data") + Make.big(12, 8) + zeros(12), packet: 2, frames: 1),
        ]
        // Each file cut at every place, and with each of its bytes at its highest.
        for data in whole {
            for count in 0..<data.count {
                _ = MediaFile(data.prefix(count))
                var other = data
                other[count] = 0xFF
                _ = MediaFile(other)
            }
        }
    }
}
