// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers in a file's bytes; a place outside of them is an error.
struct FileBytes {
    /// The file.
    let bytes: UnsafeRawBufferPointer
    /// The format's name, for errors.
    let name: String
    /// Whether numbers begin with their highest byte.
    var isBigEndian = false

    /// How many bytes there are.
    var count: Int { bytes.count }

    /// The unsigned number of so many bytes, at most 8, at a place.
    func number(at place: Int, bytes length: Int) throws -> UInt64 {
        try need(length, at: place)
        var result: UInt64 = 0
        for index in 0..<length {
            result = result << 8 | UInt64(bytes[place + (isBigEndian ? index : length - 1 - index)])
        }
        return result
    }

    /// The byte at a place.
    func byte(at place: Int) throws -> UInt8 {
        try need(1, at: place)
        return bytes[place]
    }

    /// The number of two bytes at a place.
    func short(at place: Int) throws -> Int { Int(try number(at: place, bytes: 2)) }

    /// The number of four bytes at a place.
    func word(at place: Int) throws -> UInt32 {
        UInt32(truncatingIfNeeded: try number(at: place, bytes: 4))
    }

    /// Throws where so many bytes at a place are not all there.
    func need(_ length: Int, at place: Int) throws {
        guard place >= 0, length >= 0, place <= count, length <= count - place else {
            throw ImageCodecError("\(name): the file ends early")
        }
    }

    /// The bytes from a place on, as a file of their own.
    func part(at place: Int, count length: Int) throws -> FileBytes {
        try need(length, at: place)
        return FileBytes(
            bytes: UnsafeRawBufferPointer(rebasing: bytes[place..<place + length]),
            name: name,
            isBigEndian: isBigEndian
        )
    }
}

extension Data {
    /// Calls a closure with the bytes as numbers, the lowest byte first.
    func withFileBytes<Result>(
        _ name: String,
        _ body: (FileBytes) throws -> Result
    ) rethrows -> Result {
        try withUnsafeBytes { try body(FileBytes(bytes: $0, name: name)) }
    }
}
