// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs

/// What the parts of a file tell without decoding a picture: its frames and how long each is shown.
struct ImageFile {
    /// What the first picture is.
    let info: ImageInfo
    /// Seconds as the file says, one for each frame; a still picture has one of
    /// none, and so has each of several.
    private(set) var delays: [Double] = []
    /// How often it plays, 0 for ever; nil where the file does not say.
    private(set) var loopCount: Int?

    init?(_ data: Data, limits: ImageLimits) {
        guard let decoder = try? ImageDecoder(data: data, limits: limits) else { return nil }
        info = decoder.info
        let bytes = [UInt8](data)
        switch info.format {
        case .gif: readGIF(bytes)
        case .webp where info.mayBeAnimated: readWebP(bytes)
        default: delays = Array(repeating: 0, count: decoder.pictureCount)
        }
    }

    /// Walks the blocks of a GIF file; a damaged file has the frames before the damage.
    private mutating func readGIF(_ bytes: [UInt8]) {
        func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        guard bytes.count > 13 else { return }
        var place = 13 + colors(bytes[10])
        var delay = 0.0
        /// Skips length-prefixed pieces; gives where the first one's content begins.
        func skipPieces() -> Int {
            let start = place + 1
            while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
            place += 1
            return start
        }
        while place + 1 < bytes.count {
            switch bytes[place] {
            case 0x21:
                let label = bytes[place + 1]
                place += 2
                let content = skipPieces()
                if label == 0xF9, content + 3 < bytes.count {
                    delay = Double(Int(bytes[content + 1]) | Int(bytes[content + 2]) << 8) / 100
                }
                let name = bytes.dropFirst(content).prefix(11)
                if label == 0xFF, name.elementsEqual("NETSCAPE2.0".utf8),
                    content + 15 < bytes.count
                {
                    // The file says how often it plays again, after the first time.
                    let again = Int(bytes[content + 13]) | Int(bytes[content + 14]) << 8
                    loopCount = again == 0 ? 0 : again + 1
                }
            case 0x2C:
                guard place + 10 < bytes.count else { return }
                place += 10 + colors(bytes[place + 9]) + 1
                guard place < bytes.count else { return }
                _ = skipPieces()
                delays.append(delay)
                delay = 0
            default:
                return
            }
        }
    }

    /// Walks the chunks of a WebP file.
    private mutating func readWebP(_ bytes: [UInt8]) {
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        var place = 12
        while place + 8 <= bytes.count {
            let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
            let length = number(place + 4, 4)
            if name == "ANIM", place + 14 <= bytes.count { loopCount = number(place + 12, 2) }
            if name == "ANMF", place + 24 <= bytes.count {
                delays.append(Double(number(place + 20, 3)) / 1000)
            }
            place += 8 + length + length % 2
        }
        if delays.isEmpty { delays = [0] }
    }
}
