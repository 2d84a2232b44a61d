// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files that tests put together byte by byte, the lowest byte of a number first.
struct HandmadeFile {
    var bytes: [UInt8] = []

    mutating func words(_ numbers: Int...) {
        for number in numbers { append(number, 4) }
    }

    mutating func shorts(_ numbers: Int...) {
        for number in numbers { append(number, 2) }
    }

    private mutating func append(_ number: Int, _ count: Int) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }

    /// A BMP file with an info header of 40 bytes, and what may follow it.
    static func bmp(
        _ width: Int,
        _ height: Int,
        bits: Int,
        compression: Int = 0,
        masks: [Int] = [],
        palette: [Int] = [],
        pixels: [UInt8]
    ) -> Data {
        var file = HandmadeFile()
        let start = 14 + 40 + 4 * masks.count + 4 * palette.count
        file.bytes = Array("BM".utf8)
        file.words(start + pixels.count, 0, start)
        file.bytes += dib(
            width,
            height,
            bits: bits,
            compression: compression,
            colors: palette.count
        )
        for number in masks + palette { file.words(number) }
        file.bytes += pixels
        return Data(file.bytes)
    }

    /// An info header of 40 bytes.
    static func dib(
        _ width: Int,
        _ height: Int,
        bits: Int,
        compression: Int = 0,
        colors: Int = 0
    ) -> [UInt8] {
        var file = HandmadeFile()
        file.words(40, width, height)
        file.shorts(1, bits)
        file.words(compression, 0, 0, 0, colors, 0)
        return file.bytes
    }

    /// An ICO file of entries.
    static func ico(_ entries: [[UInt8]], type: Int = 1) -> Data {
        var file = HandmadeFile()
        file.shorts(0, type, entries.count)
        var place = 6 + 16 * entries.count
        for entry in entries {
            file.bytes += [1, 1, 0, 0]
            file.shorts(1, 32)
            file.words(entry.count, place)
            place += entry.count
        }
        for entry in entries { file.bytes += entry }
        return Data(file.bytes)
    }
}

/// A TIFF file that is put together tag by tag.
struct HandmadeTIFF {
    /// A value: its type's number, and its numbers; a fraction takes two of these.
    typealias Value = (type: Int, numbers: [Int])

    let isBigEndian: Bool
    private(set) var bytes: [UInt8]
    /// Where the next directory's place is written.
    private(set) var link = 4

    init(isBigEndian: Bool = false) {
        self.isBigEndian = isBigEndian
        bytes = isBigEndian ? [0x4D, 0x4D, 0, 42] : [0x49, 0x49, 42, 0]
        bytes += [0, 0, 0, 0]
    }

    var data: Data { Data(bytes) }

    func number(_ number: Int, _ count: Int) -> [UInt8] {
        let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        return isBigEndian ? little.reversed() : little
    }

    /// Points the last directory to a place.
    mutating func setNext(_ place: Int) {
        bytes.replaceSubrange(link..<link + 4, with: number(place, 4))
    }

    /// Adds a directory of a picture whose strips, or tiles, are these.
    mutating func add(
        _ width: Int,
        _ height: Int,
        bits: [Int] = [8],
        photometric: Int = 1,
        strips: [[UInt8]],
        tile: Int? = nil,
        _ more: [Int: Value] = [:]
    ) {
        var tags: [Int: Value] = [
            256: (3, [width]), 257: (3, [height]), 258: (3, bits), 259: (3, [1]),
            262: (3, [photometric]), 277: (3, [bits.count]),
        ]
        var places: [Int] = []
        for strip in strips {
            places.append(bytes.count)
            bytes += strip + (strip.count % 2 == 1 ? [0] : [])
        }
        tags[tile == nil ? 273 : 324] = (4, places)
        tags[tile == nil ? 279 : 325] = (4, strips.map(\.count))
        if let tile {
            tags[322] = (3, [tile])
            tags[323] = (3, [tile])
        } else {
            tags[278] = (3, [height])
        }
        tags.merge(more) { $1 }
        var directory = number(tags.count, 2)
        for (tag, value) in tags.sorted(by: { $0.key < $1.key }) {
            let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 7: 1][value.type] ?? 1
            var content = value.numbers.flatMap { number($0, size) }
            let count = value.type == 5 ? value.numbers.count / 2 : value.numbers.count
            if content.count > 4 {
                let place = bytes.count
                bytes += content + (content.count % 2 == 1 ? [0] : [])
                content = number(place, 4)
            }
            content += [UInt8](repeating: 0, count: 4 - content.count)
            directory += number(tag, 2) + number(value.type, 2) + number(count, 4) + content
        }
        setNext(bytes.count)
        bytes += directory
        link = bytes.count
        bytes += [0, 0, 0, 0]
    }
}
