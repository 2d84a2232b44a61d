// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import Testing

@testable import ObjCRuntime

struct CompressionTests {
    private static let texts = [
        "", "a", "short text", String(repeating: "compress me ", count: 50),
        String(repeating: "x", count: 200_000),
    ]

    /// Bytes that do not repeat.
    private static let noise: Data = {
        var state: UInt64 = 1
        return Data(
            (0..<100_000).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
        )
    }()

    @Test(arguments: texts, [NSData.CompressionAlgorithm.zlib, .lz4, .lzma])
    func bytesComeBack(text: String, algorithm: NSData.CompressionAlgorithm) throws {
        let data = NSData(data: Data(text.utf8))
        let small = try data.compressed(using: algorithm)
        if text.count > 100 { #expect(small.length < data.length / 4) }
        #expect(try small.decompressed(using: algorithm) == data)
    }

    @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lz4, .lzma])
    func noiseComesBack(algorithm: NSData.CompressionAlgorithm) throws {
        let packed = try NSData(data: Self.noise).compressed(using: algorithm)
        #expect(try packed.decompressed(using: algorithm) as Data == Self.noise)
    }

    @Test func aBlockOfTheFormatsDescriptionIsRead() throws {
        // Ten plain bytes, a match of nine from three before, and five plain bytes.
        let block: [UInt8] = [0x35, 0x61, 0x62, 0x63, 3, 0, 0x50, 0x76, 0x77, 0x78, 0x79, 0x7a]
        let frame =
            Array("bv41".utf8) + [17, 0, 0, 0, UInt8(block.count), 0, 0, 0] + block
            + Array("bv4-".utf8) + [1, 0, 0, 0, 0x21] + Array("bv4$".utf8)
        let text = try NSData(data: Data(frame)).decompressed(using: .lz4)
        #expect(String(decoding: text as Data, as: UTF8.self) == "abcabcabcabcvwxyz!")
    }

    @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lz4, .lzma])
    func otherBytesAreAnError(algorithm: NSData.CompressionAlgorithm) throws {
        let wrong = NSData(data: Data([1, 2, 3]))
        let error = #expect(throws: CocoaError.self) { try wrong.decompressed(using: algorithm) }
        #expect(error?.code == .decompressionFailed)
        let half = try NSData(data: Data(Self.texts[3].utf8)).compressed(using: algorithm)
        let cut = NSData(data: (half as Data).prefix(half.length / 2))
        #expect(throws: CocoaError.self) { try cut.decompressed(using: algorithm) }
    }

    @Test func whatIsNotBuiltIsAnError() {
        #expect(throws: CocoaError.self) { try NSData().compressed(using: .lzfse) }
        #expect(Unbuilt.names.contains("COMPRESSION_LZFSE"))
    }

    @Test func bytesAreCompressedInTheirPlace() throws {
        let data = NSMutableData(data: Data(Self.texts[3].utf8))
        try data.compress(using: .zlib)
        #expect(data.length < 100)
        try data.decompress(using: .zlib)
        #expect(data as Data == Data(Self.texts[3].utf8))
    }
}
