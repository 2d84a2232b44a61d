// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of media for tests, made of their bytes: silence, and boxes without samples.
enum MediaBytes {
    static func big(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func little(_ number: Int, _ size: Int) -> [UInt8] { big(number, size).reversed() }

    static func text(_ name: String) -> [UInt8] { Array(name.utf8) }

    /// Silence of 8,000 frames a second, each of one byte.
    static func wave(seconds: Double) -> Data {
        let frames = Int(seconds * 8000)
        let format =
            little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4)
            + little(1, 2) + little(8, 2)
        let body =
            text("WAVE") + text("fmt ") + little(16, 4) + format + text("data")
            + little(frames, 4) + [UInt8](repeating: 128, count: frames)
        return Data(text("RIFF") + little(body.count, 4) + body)
    }

    static func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
        big(body.count + 8, 4) + text(name) + body
    }

    /// A movie of 600 units a second with a track of pictures, of sound, or both.
    static func movie(seconds: Double, video: Bool, audio: Bool) -> Data {
        let duration = Int(seconds * 600)
        let zeros = { [UInt8](repeating: 0, count: $0) }
        let head = zeros(4) + zeros(8) + big(600, 4) + big(duration, 4) + zeros(80)
        // A quarter turn.
        let matrix =
            zeros(4) + big(0x10000, 4) + zeros(4) + big(-0x10000, 4) + zeros(8) + zeros(8)
            + big(0x4000_0000, 4)
        func track(_ id: Int, _ kind: String, _ entry: [UInt8]) -> [UInt8] {
            let header =
                [0, 0, 0, 1] + zeros(8) + big(id, 4) + zeros(4) + big(duration, 4) + zeros(16)
                + matrix + big(640 << 16, 4) + big(480 << 16, 4)
            let table =
                box("stsd", zeros(4) + big(1, 4) + entry)
                + box("stsz", zeros(8) + big(Int(seconds * 30), 4))
            // English: three letters of five bits.
            let media =
                box("mdhd", zeros(12) + big(600, 4) + big(duration, 4) + [0x15, 0xC7, 0, 0])
                + box("hdlr", zeros(8) + text(kind) + zeros(13))
                + box("minf", box("stbl", table))
            return box("trak", box("tkhd", header) + box("mdia", media))
        }
        let picture = big(86, 4) + text("avc1") + zeros(78)
        let sound =
            big(36, 4) + text("mp4a") + zeros(16) + big(2, 2) + big(16, 2) + zeros(4)
            + big(44100 << 16, 4)
        let tracks =
            (video ? track(1, "vide", picture) : []) + (audio ? track(2, "soun", sound) : [])
        return Data(
            box("ftyp", text("isom") + zeros(4)) + box("moov", box("mvhd", head) + tracks)
        )
    }

    /// Writes a file that the system may delete.
    static func write(_ data: Data, _ type: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("casement-\(UUID().uuidString).\(type)")
        try data.write(to: file)
        return file
    }
}
