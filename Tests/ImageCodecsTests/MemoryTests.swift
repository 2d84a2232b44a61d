// SPDX-License-Identifier: Apache-2.0

import Foundation
import ImageCodecs
import Raster
import Testing

/// The system itself counts: a process that asks for more than it may have gets no memory and ends.
@Suite("What decoding takes")
struct MemoryTests {
    @Test(
        "Twelve megapixels open and are looked at in parts within eight more megabytes",
        .timeLimit(.minutes(10))
    )
    func largePictures() async {
        await #expect(processExitsWith: .success) {
            for format in [ImageFormat.png, .jpeg] {
                // 48 MB whole, and gone before the count begins.
                let file = try Pictures.file(Self.picture(width: 4096, height: 3072), format)
                let decoder = try ImageDecoder(data: file)
                try Self.withMoreMemory(megabytes: 8) {
                    let small = try decoder.decode(maxSide: 512).pixels
                    precondition(small.width == 512 && small.height == 384)
                    precondition(small[256, 200] >> 24 == 255)
                    for place in stride(from: 0, to: 3072, by: 600) {
                        let part = try decoder.decode(x: place, y: place, width: 900, height: 700)
                        precondition(part.pixels.width == 900)
                    }
                }
            }
        }
    }

    @Test("The count ends a process that decodes the whole")
    func theCountWorks() async {
        await #expect(processExitsWith: .failure) {
            let file = try Pictures.file(Self.picture(width: 4096, height: 3072), .png)
            let decoder = try ImageDecoder(data: file)
            try Self.withMoreMemory(megabytes: 8) { _ = try decoder.decode() }
        }
    }

    private static func picture(width: Int, height: Int) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: y &* 2_654_435_761) & 0xFF_FFFF
            pixels.row(y).update(repeating: color, count: width)
        }
        return pixels
    }

    /// Runs a closure while the process may take only so much memory beyond what it has.
    private static func withMoreMemory(megabytes: UInt, _ body: () throws -> Void) throws {
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &old)
        var limit = old
        limit.rlim_cur = try dataBytes() + megabytes << 20
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &old) }
        try body()
    }

    /// The private memory of the process, as the limit counts it.
    private static func dataBytes() throws -> UInt {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmData") }
        let kilobytes = line?.split(separator: " ").compactMap { UInt($0) }.first ?? 0
        return kilobytes << 10
    }
}
