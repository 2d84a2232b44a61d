// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The directories of a TIFF file, read without libtiff: where each lies and what it says (TIFF 6.0,
/// section 2, and BigTIFF's longer numbers).
struct TIFFStructure {
    static let name = "TIFF"

    private let file: FileBytes
    private let isBig: Bool

    init(_ bytes: FileBytes) throws {
        var bytes = bytes
        bytes.isBigEndian = try bytes.byte(at: 0) == 0x4D
        let version = try bytes.short(at: 2)
        guard version == 42 || version == 43 else {
            throw ImageCodecError("TIFF: version \(version) is not known")
        }
        isBig = version == 43
        file = bytes
        if isBig, try file.short(at: 4) != 8 || file.short(at: 6) != 0 {
            throw ImageCodecError("TIFF: offsets of \(try file.short(at: 4)) bytes are not known")
        }
    }

    /// Where the directories lie, at most so many.
    ///
    /// They end at one that has been passed, or that the file no longer holds; a file needs a first.
    func directories(limit: Int) throws -> [Int] {
        var result: [Int] = []
        var passed: Set<Int> = []
        var place = try offset(at: isBig ? 8 : 4)
        while place != 0, result.count < limit, passed.insert(place).inserted {
            guard let entries = try? entries(at: place) else { break }
            result.append(place)
            place = (try? offset(at: entries.upperBound)) ?? 0
        }
        guard !result.isEmpty else { throw ImageCodecError("TIFF: there is no directory") }
        return result
    }

    /// The tags of the directory at a place.
    func directory(at place: Int) throws -> TIFFDirectory {
        var tags: [Int: TIFFTag] = [:]
        for entry in starts(of: try entries(at: place)) {
            // What cannot be read is as if it was not there.
            guard let tag = try? tag(at: entry) else { continue }
            let number = try file.short(at: entry)
            if tags[number] == nil { tags[number] = tag }
        }
        return try TIFFDirectory(tags, at: place)
    }

    private func starts(of entries: Range<Int>) -> StrideTo<Int> {
        stride(from: entries.lowerBound, to: entries.upperBound, by: entrySize)
    }

    private var entrySize: Int { isBig ? 20 : 12 }

    private func offset(at place: Int) throws -> Int {
        let number = try file.number(at: place, bytes: isBig ? 8 : 4)
        guard let offset = Int(exactly: number) else {
            throw ImageCodecError("TIFF: the file ends early")
        }
        return offset
    }

    /// The bytes of the entries of the directory at a place.
    private func entries(at place: Int) throws -> Range<Int> {
        let length = isBig ? 8 : 2
        let count = try file.number(at: place, bytes: length)
        guard count > 0, count <= 4096 else {
            throw ImageCodecError("TIFF: a directory of \(count) entries is damaged")
        }
        let size = Int(count) * entrySize
        try file.need(size, at: place + length)
        return place + length..<place + length + size
    }

    private func tag(at entry: Int) throws -> TIFFTag? {
        let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
        let type = try file.short(at: entry + 2)
        let count = try file.number(at: entry + 4, bytes: isBig ? 8 : 4)
        guard sizes.indices.contains(type), sizes[type] > 0, count > 0, count <= file.count else {
            return nil
        }
        let length = Int(count) * sizes[type]
        let own = entry + (isBig ? 12 : 8)
        let place = length <= (isBig ? 8 : 4) ? own : try offset(at: own)
        try file.need(length, at: place)
        let bytes = place..<place + length
        switch type {
        case 1, 3, 4, 16:
            // Lists of offsets may be long; nobody here asks for more than a few numbers.
            let numbers = try (0..<min(Int(count), 16)).map { index in
                try file.number(at: place + index * sizes[type], bytes: sizes[type])
            }
            return TIFFTag(bytes: bytes, numbers: numbers.map { Double($0) })
        case 2:
            let text = file.bytes[bytes].prefix(4096).prefix { $0 != 0 }
            return TIFFTag(bytes: bytes, text: String(decoding: text, as: UTF8.self))
        case 5:
            let numbers = try (0..<min(Int(count), 16)).map { index in
                let above = try file.word(at: place + index * 8)
                let below = try file.word(at: place + index * 8 + 4)
                return below == 0 ? 0 : Double(above) / Double(below)
            }
            return TIFFTag(bytes: bytes, numbers: numbers)
        default:
            return TIFFTag(bytes: bytes)
        }
    }
}

/// The value of a tag.
struct TIFFTag {
    /// Where it lies in the file.
    var bytes: Range<Int>
    /// The first of its numbers, where it has any.
    var numbers: [Double] = []
    /// Its text, if it has one.
    var text: String?
}
