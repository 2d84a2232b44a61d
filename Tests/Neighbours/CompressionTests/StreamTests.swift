// SPDX-License-Identifier: Apache-2.0

import Compression
import Foundation
import ObjCRuntime
import Testing

/// Bytes that repeat here and there, from a generator of our own.
func sample(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var state = seed
    return (0..<count).map { index in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return index % 7 < 4 ? UInt8(index / 50 % 256) : UInt8(state >> 60)
    }
}

func encode(_ bytes: [UInt8], room: Int? = nil) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: room ?? bytes.count + 100)
    let count = compression_encode_buffer(
        &result,
        result.count,
        bytes,
        bytes.count,
        nil,
        COMPRESSION_ZLIB
    )
    return Array(result.prefix(count))
}

func decode(_ bytes: [UInt8], room: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: room)
    let count = compression_decode_buffer(
        &result,
        room,
        bytes,
        bytes.count,
        nil,
        COMPRESSION_ZLIB
    )
    return Array(result.prefix(count))
}

/// Runs a stream over input in pieces, with little room.
func run(
    _ operation: compression_stream_operation,
    _ bytes: [UInt8],
    piece: Int,
    room: Int,
    _ algorithm: compression_algorithm = COMPRESSION_ZLIB
) -> [UInt8]? {
    var target = [UInt8](repeating: 0, count: room)
    var result: [UInt8] = []
    return target.withUnsafeMutableBufferPointer { target in
        bytes.withUnsafeBufferPointer { source in
            guard let out = target.baseAddress, let start = source.baseAddress else { return nil }
            var stream = compression_stream(
                dst_ptr: out,
                dst_size: room,
                src_ptr: start,
                src_size: 0,
                state: nil
            )
            guard
                compression_stream_init(&stream, operation, algorithm)
                    == COMPRESSION_STATUS_OK
            else { return nil }
            defer { compression_stream_destroy(&stream) }
            var given = 0
            for _ in 0..<1_000_000 {
                if stream.src_size == 0 {
                    stream.src_ptr = start + given
                    stream.src_size = min(piece, bytes.count - given)
                    given += stream.src_size
                }
                let isLast = given == bytes.count
                let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                let status = compression_stream_process(&stream, flags)
                if status == COMPRESSION_STATUS_ERROR { return nil }
                result += target.prefix(room - stream.dst_size)
                stream.dst_ptr = out
                stream.dst_size = room
                if status == COMPRESSION_STATUS_END { return result }
            }
            return nil
        }
    }
}

struct StreamTests {
    @Test(arguments: [1, 2, 100, 10_000, 300_000])
    func whatIsCompressedExpandsToTheSame(count: Int) {
        let bytes = sample(count)
        let packed = encode(bytes)
        #expect(!packed.isEmpty)
        if count >= 1000 { #expect(packed.count < count) }
        #expect(decode(packed, room: count) == bytes)
    }

    @Test(arguments: [(1, 1), (7, 1000), (1000, 7), (65536, 65536)])
    func aStreamGivesTheSameInPieces(piece: Int, room: Int) throws {
        let bytes = sample(5_000)
        let packed = try #require(run(COMPRESSION_STREAM_ENCODE, bytes, piece: piece, room: room))
        #expect(run(COMPRESSION_STREAM_DECODE, packed, piece: piece, room: room) == bytes)
        #expect(decode(packed, room: 5_000) == bytes)
    }

    @Test func theBytesAreRawDeflate() {
        // One stored block of "abc", as RFC 1951 has it.
        let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 97, 98, 99]
        #expect(decode(stored, room: 10) == Array("abc".utf8))
    }

    @Test func whatDoesNotFitIsNothingOrTheBeginning() {
        let bytes = sample(10_000)
        let packed = encode(bytes)
        #expect(encode(bytes, room: packed.count - 1).isEmpty)
        #expect(decode(packed, room: 100) == Array(bytes.prefix(100)))
    }

    @Test func damagedBytesEndWithAnError() {
        let bytes = sample(10_000)
        let packed = encode(bytes)
        #expect(decode(Array(packed.dropLast(5)), room: 20_000).isEmpty)
        #expect(decode([0xFF, 0xFF, 0xFF], room: 100).isEmpty)
        #expect(run(COMPRESSION_STREAM_DECODE, [0xFF, 0xFF], piece: 2, room: 10) == nil)
        for seed in 1...200 {
            // Whatever comes, it ends.
            _ = decode(sample(300, seed: UInt64(seed)), room: 1_000)
        }
    }

    @Test(arguments: [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZMA])
    func otherAlgorithmsBringBytesBack(algorithm: compression_algorithm) {
        let bytes = sample(100_000)
        var packed = [UInt8](repeating: 0, count: 120_000)
        let count = compression_encode_buffer(&packed, 120_000, bytes, bytes.count, nil, algorithm)
        #expect((1..<bytes.count).contains(count))
        packed.removeLast(packed.count - count)
        var back = [UInt8](repeating: 0, count: bytes.count)
        #expect(
            compression_decode_buffer(&back, back.count, packed, count, nil, algorithm)
                == bytes.count
        )
        #expect(back == bytes)
        // As much as there is room for, nothing where there is none for all that is packed, nothing of half.
        #expect(compression_decode_buffer(&back, 100, packed, count, nil, algorithm) == 100)
        #expect(compression_encode_buffer(&back, count - 1, bytes, 100_000, nil, algorithm) == 0)
        if algorithm != COMPRESSION_LZ4_RAW {
            #expect(
                compression_decode_buffer(&back, 100_000, packed, count / 2, nil, algorithm) == 0
            )
        }
        for seed in 1...50 {
            // Whatever comes, it ends.
            let noise = sample(300, seed: UInt64(seed))
            _ = compression_decode_buffer(&back, 1_000, noise, noise.count, nil, algorithm)
        }
    }

    @Test(arguments: [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZMA])
    func aFrameIsReadInPieces(algorithm: compression_algorithm) throws {
        let bytes = sample(50_000)
        let packed = try #require(
            run(COMPRESSION_STREAM_ENCODE, bytes, piece: 777, room: 333, algorithm)
        )
        #expect(run(COMPRESSION_STREAM_DECODE, packed, piece: 100, room: 999, algorithm) == bytes)
    }

    @Test func otherAlgorithmsSayThatTheyAreNotBuilt() {
        let before = Unbuilt.count(of: "COMPRESSION_LZFSE")
        var result = [UInt8](repeating: 0, count: 100)
        #expect(compression_encode_buffer(&result, 100, [1], 1, nil, COMPRESSION_LZFSE) == 0)
        #expect(Unbuilt.count(of: "COMPRESSION_LZFSE") > before)
        #expect(throws: FilterError.self) {
            try OutputFilter(.compress, using: .lzfse) { _ in }
        }
    }

    @Test(arguments: [1, 100, 65536])
    func filtersPassOnWhatTheyAreGiven(capacity: Int) throws {
        let bytes = sample(3_000)
        var packed = Data()
        var ends = 0
        let filter = try OutputFilter(.compress, using: .zlib, bufferCapacity: capacity) { data in
            if let data { packed += data } else { ends += 1 }
        }
        for start in stride(from: 0, to: bytes.count, by: 700) {
            try filter.write(Data(bytes[start..<min(start + 700, bytes.count)]))
        }
        try filter.finalize()
        try filter.finalize()
        #expect(ends == 1 && decode(Array(packed), room: 4_000) == bytes)

        var position = 0
        let reader = try InputFilter(.decompress, using: .zlib, bufferCapacity: capacity) {
            (count: Int) -> Data? in
            let piece = packed.dropFirst(position).prefix(count)
            position += piece.count
            return piece.isEmpty ? nil : Data(piece)
        }
        var expanded = Data()
        while let data = try reader.readData(ofLength: 999) { expanded += data }
        #expect(Array(expanded) == bytes)
    }
}
